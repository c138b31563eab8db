import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { type AskedRequest, type NewMail, takeLetters, takeWriting } from '../../lib/writing.ts'
import { late } from '../../ui/late.tsx'

const ComposeDialog = late(() => import('./compose-dialog.tsx'))
const LetterDialog = late(() => import('./letter-dialog.tsx'))

/** 'Neue Email' in the head of a trip; it also opens where an address on the page is written to (HEAD, MAIL-03). */
export function MailTools({ orderId, onClosed }: { orderId: number; onClosed?: () => void }) {
  const [asked, setAsked] = useState<NewMail | null>(null)
  useEffect(() => takeWriting(setAsked), [])
  function close() {
    setAsked(null)
    onClosed?.()
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={15} stroke={1.7} aria-hidden />}
        onClick={() => setAsked({ to: null })}
      >
        Neue Email
      </Button>
      <Suspense>{asked !== null && <ComposeDialog orderId={orderId} begin={asked} onClose={close} />}</Suspense>
    </>
  )
}

/** Opens the letter of a request where its menu on the page asks for one. */
export function LetterTool({ orderId, onClosed }: { orderId: number; onClosed?: () => void }) {
  const [asked, setAsked] = useState<AskedRequest | null>(null)
  useEffect(() => takeLetters(setAsked), [])
  function close() {
    setAsked(null)
    onClosed?.()
  }
  return <Suspense>{asked !== null && <LetterDialog orderId={orderId} asked={asked} onClose={close} />}</Suspense>
}
