import { IconMapOff } from '@tabler/icons-react'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from './papers.module.css'

/** Whose boxes come out without their map, and why, before the documents are made (DOC-09). */
export function MissingMapsPanel({ providers, id }: { providers: readonly string[]; id: string }) {
  if (providers.length === 0) return null
  return (
    <Panel title="Ohne Karte">
      <p id={id} className={classes.unfinished}>
        <IconMapOff size={14} stroke={1.8} aria-hidden />
        <span>
          {`${[...new Set(providers)].join(', ')}: Der Kasten mit Karte wird ohne Karte gedruckt, denn weder die Leistungen des Tages noch der Leistungsträger haben einen Ort.`}
        </span>
      </p>
    </Panel>
  )
}
