import { type Locale, locales } from '@reisewerk/domain/accounts/options.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { IconLink, IconPencil, IconRestore, IconTrash, IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSave } from '../../../lib/saving/use-save.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMovableRow } from '../../../ui/lists/movable-rows.tsx'
import { RowGrip } from '../../../ui/lists/row-grip.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx'
import { tripOf } from '../../orders/trip/api.ts'
import { type Home, type TripDetail, useTripDetails } from './api.ts'
import { DetailEditor } from './detail-editor.tsx'
import { DetailExtras, ExtraKeys } from './detail-extras.tsx'
import classes from './details.module.css'

type Props = {
  home: Home
  detail: TripDetail
  index: number
  last: number
  open: number | null
  onOpen: (id: number | null) => void
  onMove: (to: number) => void
}

/** A passage: read-only as long as it follows the master data, else to be written (002 §4). */
export function DetailRow({ home, detail, index, last, open, onOpen, onMove }: Props) {
  const { id, isEditable, title } = detail
  const actions = useTripDetails(home)
  const toggle = useToggle(detail, onOpen)
  const { row, handle } = useMovableRow(index, classes.row)
  const name = title === '' ? `Angabe ${index + 1}` : title
  return (
    <li {...row} aria-label={name}>
      <RowGrip {...{ handle, name, index, last, onMove }} />
      <LinkMark isLinked={!isEditable} />
      {open === id && isEditable ? (
        <DetailEditor detail={detail} name={name} onDone={() => onOpen(null)} />
      ) : (
        <Words detail={detail} name={name} orderId={home.orderId} />
      )}
      <span className={classes.tools}>
        <ExtraKeys detail={detail} name={name} orderId={home.orderId} />
        {isEditable && open !== id && (
          <IconButton size={24} icon={IconPencil} label={`${name} bearbeiten`} onClick={() => onOpen(id)} />
        )}
        {!isEditable && (
          <IconButton size={24} icon={IconPencil} label={`${name} manuell bearbeiten`} onClick={() => void toggle()} />
        )}
        {isEditable && detail.template !== null && (
          <IconButton size={24} icon={IconRestore} label={`${name} zurücksetzen`} onClick={() => void toggle()} />
        )}
        <IconButton size={24} icon={IconTrash} label={`${name} löschen`} onClick={() => void actions.remove(detail)} />
      </span>
      <DetailExtras detail={detail} name={name} />
    </li>
  )
}

const questions = {
  unlink: {
    title: 'Von den Stammdaten lösen?',
    text: 'Der Text gehört dann dieser Reise und folgt den Stammdaten nicht mehr. Er lässt sich jederzeit zurücksetzen.',
    action: 'Lösen und bearbeiten',
  },
  relink: {
    title: 'Text zurücksetzen?',
    text: 'Was von Hand geschrieben wurde, geht verloren: Der Text ist wieder der der Stammdaten und folgt ihnen.',
    action: 'Zurücksetzen',
    tone: 'bad',
  },
} as const

/** Linked or written by hand: each way is asked for; relinking resets the text (002 §4, §8). */
function useToggle({ id, isEditable, version }: TripDetail, onOpen: (id: number | null) => void) {
  const { save } = useSave(tripDetailContract, id)
  return async () => {
    if (!(await confirm(isEditable ? questions.relink : questions.unlink))) return
    if (isEditable) onOpen(null)
    save(
      { isEditable: !isEditable },
      {
        ifMatch: version,
        onSaved: () => {
          notice.good('Die Reiseunterlagen wurden aktualisiert')
          if (!isEditable) onOpen(id)
        },
        onFailed: () => notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!'),
      },
    )
  }
}

function LinkMark({ isLinked }: { isLinked: boolean }) {
  const Glyph = isLinked ? IconLink : IconUnlink
  const label = isLinked ? 'folgt den Stammdaten' : 'eigener Text dieser Reise'
  return (
    <span className={classes.link} data-linked={isLinked} role="img" aria-label={label} title={label}>
      <Glyph size={14} stroke={1.8} aria-hidden />
    </span>
  )
}

function Words({ detail, name, orderId }: { detail: TripDetail; name: string; orderId: number }) {
  return (
    <div className={classes.words}>
      <strong>{name}</strong>
      {detail.isEditable && detail.template !== null && <span className={classes.own}>geändert</span>}
      {!detail.isEditable && <OtherLanguage of={detail.templateLocale} orderId={orderId} />}
      <RichTextView value={detail.text} />
    </div>
  )
}

/** What nobody has said in the language of the trip stands in German (DOC-08, MOVE-08). */
function OtherLanguage({ of, orderId }: { of: Locale | null; orderId: number }) {
  const { data: own } = useQuery({ ...tripOf(orderId), select: ({ orderLocale }) => orderLocale })
  if (of === null || own === undefined || of === own) return null
  return (
    <span className={classes.other} title={`Auf ${locales[own].label} sagen die Stammdaten dazu nichts.`}>
      auf {locales[of].label}
    </span>
  )
}
