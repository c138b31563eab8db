import { Popover } from '@mantine/core'
import { type ImportField, importFields } from '@reisewerk/domain/room-lists/import/import-fields.ts'
import type { ImportPlan } from '@reisewerk/domain/room-lists/import/plan.ts'
import classes from './import-outcome.module.css'

type Person = { readonly name: string; readonly what: string }
type Fact = { readonly label: string; readonly count: number; readonly people?: readonly Person[] }

/** What will be there afterwards, and by name how that differs from what is there, before anything happens (ROOM-04). */
export function ImportOutcome({ plan, replace }: { plan: ImportPlan; replace: boolean }) {
  return (
    <dl className={classes.outcome} aria-label="Das wird übernommen">
      {factsOf(plan, replace).map(({ label, count, people = [] }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{people.length === 0 ? count : <Names {...{ label, people }} />}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ guests, rooms, lines, difference: { added, kept, gone } }: ImportPlan, replace: boolean): Fact[] {
  const changed = kept.filter((one) => one.changed.length > 0)
  const facts: [label: string, people: Person[]][] = [
    ['neu', added.map((guest) => ({ name: nameOf(guest), what: '' }))],
    ['geändert', changed.map((one) => ({ name: nameOf(one.known), what: wordsOf(one.changed) }))],
    [
      'nicht mehr dabei',
      gone.map((one) => ({ name: nameOf(one), what: replace ? 'fällt weg' : 'bleibt auf der Liste' })),
    ],
  ]
  return [
    { label: 'Gäste', count: guests.length },
    { label: 'Zimmer', count: rooms.length },
    ...facts.map(([label, people]) => ({ label, people, count: people.length })),
    { label: 'ausgelassen', count: lines.filter(({ isLeftOut }) => isLeftOut).length },
  ]
}

const nameOf = ({ lastName, firstName }: { lastName: string; firstName: string }) => `${lastName} ${firstName}`.trim()
const wordsOf = (changed: readonly ImportField[]) => changed.map((field) => importFields[field].label).join(', ')

function Names({ label, people }: { label: string; people: readonly Person[] }) {
  return (
    <Popover position="top-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.names} aria-label={`${people.length} ${label}: Namen zeigen`}>
          {people.length}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.list} aria-label={label} tabIndex={-1} data-autofocus>
          {people.map(({ name, what }, index) => (
            // Two guests may have one name.
            <li key={`${index} ${name}`}>
              {name}
              {what !== '' && <small>{what}</small>}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
