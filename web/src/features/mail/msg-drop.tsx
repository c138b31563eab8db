import { FileButton, UnstyledButton } from '@mantine/core'
import { IconMailDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type DragEvent, type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { late } from '../../ui/late.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { tripOf } from '../orders/trip/api.ts'
import { type EmailFile, readEmailFile } from './api.ts'
import classes from './mail.module.css'

const AssignDialog = late(() => import('./assign-dialog.tsx'))
const unreadable = 'Problem reading .msg file'
/** A good message of another program is not a broken one (002 §5). */
const onlyMessages = 'Nur Nachrichten als .msg oder .eml können gelesen werden.'
const onlyMsg = 'Nur Nachrichten als .msg werden hier zugeordnet.'
const wayOfEml =
  'Eine .eml lässt sich neben dieses Feld, auf jede Seite der Reise, auf „Heute“ oder ins Postfach ziehen.'

type Props = {
  /** The trip it is dropped on; null on a page of many. */
  orderId: number | null
  children: ReactNode
}

/**
 * A page on which a message may be dropped anywhere; what is dragged inside the page is none (HEAD-12, EASE-10), and what a field of it
 * takes – a document, a photo, a list – is that field's.
 */
export function MsgDropPage({ orderId, children }: Props) {
  const { read, dialog, isBusy } = useMsgReader(orderId)
  const [isOver, setOver] = useState(false)
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its button on the page of e-mails
    <div
      // What is inside lays itself out.
      style={{ display: 'contents' }}
      onDragOver={(event) => {
        if (event.defaultPrevented) return setOver(false)
        if (!isFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        if (event.defaultPrevented || !isFile(event)) return
        event.preventDefault()
        void read(event.dataTransfer.files[0])
      }}
    >
      {children}
      {(isOver || isBusy) && (
        <div className={classes.veil} role="status">
          <IconMailDown size={22} stroke={1.6} aria-hidden />
          {isBusy ? 'Die Nachricht wird gelesen …' : 'Nachricht (.msg, .eml) hier ablegen, um sie zu lesen'}
        </div>
      )}
      {dialog}
    </div>
  )
}

/** 'Ziehe eine Email hierhin um sie zuzuordnen' (002 §2); a click chooses a file instead. Takes .msg alone (002 §5, MAIL-04). */
export function MsgDropArea({ orderId }: { orderId: number }) {
  const { read: readMessage, dialog, isBusy } = useMsgReader(orderId)
  async function read(dropped: File | undefined) {
    if (dropped !== undefined && /\.(eml|emlx|mbox)$/i.test(dropped.name)) return notice.bad(onlyMsg, wayOfEml)
    await readMessage(dropped)
  }
  return (
    <>
      <FileButton accept=".msg" onChange={(file) => void read(file ?? undefined)}>
        {(props) => (
          <UnstyledButton
            {...props}
            className={classes.dropArea}
            disabled={isBusy}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              event.stopPropagation()
              void read(event.dataTransfer.files[0])
            }}
          >
            <IconMailDown size={18} stroke={1.6} aria-hidden />
            {isBusy ? 'Die Nachricht wird gelesen …' : 'Ziehe eine Email hierhin um sie zuzuordnen'}
          </UnstyledButton>
        )}
      </FileButton>
      {dialog}
    </>
  )
}

function useMsgReader(orderId: number | null) {
  const trip = useQuery({ ...tripOf(orderId ?? 0), enabled: orderId !== null }).data
  const [file, setFile] = useState<EmailFile | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function read(dropped: File | undefined) {
    if (dropped === undefined) return
    if (/\.(emlx|mbox)$/i.test(dropped.name)) return notice.bad(onlyMessages, dropped.name)
    if (!/\.(msg|eml)$/i.test(dropped.name)) return notice.bad(unreadable)
    setBusy(true)
    try {
      setFile(await readEmailFile(dropped))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const isKnown = failure.message === unreadable || failure.code === 'unreadable_msg'
      notice.bad(unreadable, isKnown ? undefined : failure.message)
    } finally {
      setBusy(false)
    }
  }

  const name = trip === undefined ? '' : [trip.orderNumber, trip.trip.name].filter((part) => part !== '').join(' · ')
  const dialog = file !== null && (
    <Suspense>
      <AssignDialog orderId={orderId} orderName={name} file={file} mayBegin onClose={() => setFile(null)} />
    </Suspense>
  )
  return { read, dialog, isBusy }
}
