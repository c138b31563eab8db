import type { TripDetailType } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { type Home, noneOf, type TripDetail, type templatesOf } from './api.ts'
import { DetailList } from './detail-list.tsx'
import { DetailTemplates } from './detail-templates.tsx'
import classes from './service-area.module.css'

type Props = {
  home: Home
  details: readonly TripDetail[]
  open: number | null
  onOpen: (id: number | null) => void
  templates: Parameters<typeof templatesOf>[0]
}

/** Framed notes in the documents, with a code where they lead somewhere (DOC-09). */
export function NoteBoxes(props: Props) {
  return (
    <Panel title="Kasten" hint="gerahmt in den Unterlagen" flush>
      <Notes {...props} type="box" label="Kästen" ownLabel="Eigener Kasten" />
    </Panel>
  )
}

/** Notes beside the map of the day (DOC-09). */
export function MapNotes({ map, ...props }: Props & { map: ReactNode }) {
  const hasMap = props.details.some(({ type }) => type === 'box_map')
  return (
    <Panel title="Karte" hint="Kasten mit Karte" flush>
      {hasMap && map}
      <Notes {...props} type="box_map" label="Kästen mit Karte" ownLabel="Eigene Karte" />
    </Panel>
  )
}

type NotesProps = Props & { type: TripDetailType; label: string; ownLabel: string }

function Notes({ home, details, open, onOpen, templates, type, label, ownLabel }: NotesProps) {
  const shown = details.filter((detail) => detail.type === type)
  return (
    <>
      {shown.length === 0 ? (
        <p className={classes.hint}>{noneOf(type)}</p>
      ) : (
        <DetailList label={label} home={home} details={shown} open={open} onOpen={onOpen} />
      )}
      <DetailTemplates
        home={home}
        type={type}
        details={shown}
        templates={templates}
        ownLabel={ownLabel}
        onAdded={onOpen}
      />
    </>
  )
}
