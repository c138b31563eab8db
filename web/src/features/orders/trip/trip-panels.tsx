import { IconCheck } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { isTexts, useKept } from '../../../lib/browser-store.ts'
import pill from '../../../ui/lists/pill.module.css'
import type { Trip } from './api.ts'
import { ContactsPanel } from './contacts/contacts-panel.tsx'
import { ContingentPanel } from './contingent/contingent-panel.tsx'
import { InfoPanel } from './info-panel.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { openTabsKey, tabsAtFirst } from './open-tabs.ts'
import classes from './trip-panels.module.css'

type Tab = { key: string; label: string; Panel?: ComponentType<{ trip: Trip }> }

/** The tabs of the mask in their order (000 §2.2); one without a panel is not offered. */
const everyTab: readonly Tab[] = [
  { key: 'trip', label: 'Reise', Panel: InfoPanel },
  { key: 'contacts', label: 'Kontakte', Panel: ContactsPanel },
  { key: 'contingent', label: 'Kontingent', Panel: ContingentPanel },
  { key: 'notes', label: 'Hinweise', Panel: NotesPanel },
  { key: 'todos', label: 'Aufgaben' },
  { key: 'checklist', label: 'Checkliste' },
]

type Panels = Readonly<Record<string, ComponentType<{ trip: Trip }>>>

/** Several panels stand open side by side; at least one always does, and the browser remembers which (HEAD-07). */
export function TripPanels({ trip, more }: { trip: Trip; more: Panels }) {
  const tabs = everyTab.flatMap(({ key, label, Panel = more[key] }) =>
    Panel === undefined ? [] : [{ key, label, Panel }],
  )
  const [stored, setOpen] = useKept(openTabsKey, isTexts, tabsAtFirst)
  const known = tabs.filter(({ key }) => stored.includes(key))
  const open = known.length > 0 ? known : tabs.slice(0, 1)
  const keys = open.map(({ key }) => key)

  function toggle(key: string) {
    const rest = keys.filter((other) => other !== key)
    if (!keys.includes(key)) setOpen([...keys, key])
    else if (rest.length > 0) setOpen(rest)
  }

  return (
    <section className={classes.area} aria-label="Reisedaten">
      <div className={classes.tabs} role="group" aria-label="Offene Bereiche">
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={pill.pill}
            aria-pressed={keys.includes(key)}
            onClick={() => toggle(key)}
          >
            {keys.includes(key) && <IconCheck size={12} stroke={2.4} aria-hidden />}
            {label}
          </button>
        ))}
      </div>
      <div className={classes.panels}>
        {open.map(({ key, Panel }) => (
          <Panel key={key} trip={trip} />
        ))}
      </div>
    </section>
  )
}
