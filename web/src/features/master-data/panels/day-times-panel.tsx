import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { idOfLink, linkTo } from '@reisewerk/domain/wire.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchTarget } from '../../../form/search-target.ts'
import type { BodyOf } from '../../../lib/api.ts'
import { itemOf } from '../../../lib/api.ts'
import type { ApiError } from '../../../lib/http.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import table from '../../../ui/lists/table.module.css'
import { notice } from '../../../ui/notices/notice.tsx'
import classes from '../child-table.module.css'
import fields from '../master-data.module.css'

type DayTime = {
  readonly startTimeOfDay: string | null
  readonly endTimeOfDay: string | null
  readonly checkInTimeOfDay: string | null
  /** Link to the only provider that keeps the time; none means all. */
  readonly provider: string | null
}
type Kept = DayTime & { readonly id?: number }

const clocks = [
  ['startTimeOfDay', 'Beginn'],
  ['endTimeOfDay', 'Ende'],
  ['checkInTimeOfDay', 'Treffen'],
] as const
const empty: DayTime = { startTimeOfDay: null, endTimeOfDay: null, checkInTimeOfDay: null, provider: null }

/** When a service of a type takes place during the day, for all its providers or for one (001 §3, MD-06). */
export function DayTimesPanel({ id, times }: { id: number; times: readonly Kept[] }) {
  const { save, stateOf } = useSave(otherServiceTypeContract, id)
  const [isAdding, setAdding] = useState(false)
  const lines = isAdding ? [...times, empty] : times
  const state = stateOf('allServiceDayTimes')

  function change(index: number, part: Partial<DayTime>) {
    keep(lines.map((line, at) => (at === index ? { ...line, ...part } : line)))
    setAdding(false)
  }

  function keep(next: readonly Kept[]) {
    // A list in a body replaces the whole list (design §2): its entries carry no ids.
    const body = next.map(({ startTimeOfDay, endTimeOfDay, checkInTimeOfDay, provider }) => ({
      startTimeOfDay,
      endTimeOfDay,
      checkInTimeOfDay,
      provider,
    }))
    // The contract of the list and of its entries are one; the type of a child's link is a template of its address.
    save({ allServiceDayTimes: body } as BodyOf<typeof otherServiceTypeContract>, { onFailed: refuse })
  }

  return (
    <Panel
      title="Tageszeiten"
      hint={state === undefined ? 'stehen im Formular der Leistung zur Wahl' : <SaveMark state={state} />}
      actions={
        <IconButton icon={IconPlus} label="Tageszeit hinzufügen" disabled={isAdding} onClick={() => setAdding(true)} />
      }
      flush
    >
      {lines.length === 0 && <p className={classes.empty}>Noch keine Tageszeit.</p>}
      {lines.length > 0 && (
        <table className={`${table.table} ${classes.table}`} aria-label="Tageszeiten">
          <colgroup>
            <col width={110} />
            <col width={110} />
            <col width={110} />
            <col />
            <col width={44} />
          </colgroup>
          <thead>
            <tr>
              {[...clocks.map(([, label]) => label), 'Leistungsträger'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">
                <span className="rw-spoken">Aktionen</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                {clocks.map(([name, label]) => (
                  <td key={name} className={fields.saved}>
                    <TimeField
                      aria-label={`${label}: Tageszeit ${index + 1}`}
                      value={line[name]}
                      onChange={(time) => time !== null && time !== line[name] && change(index, { [name]: time })}
                    />
                  </td>
                ))}
                <td className={fields.saved}>
                  <ProviderOf
                    label={`Leistungsträger: Tageszeit ${index + 1}`}
                    link={line.provider}
                    onChange={(provider) => change(index, { provider })}
                  />
                </td>
                <td className={table.icon}>
                  <IconButton
                    size={24}
                    icon={IconTrash}
                    label={`Tageszeit ${index + 1} löschen`}
                    onClick={() =>
                      isAdding && index === times.length
                        ? setAdding(false)
                        : keep(times.filter((_, at) => at !== index))
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

/** What was refused is taken back, so the reason stands where people look: a provider of another house, say. */
function refuse({ violations, message }: ApiError) {
  notice.bad(violations[0]?.message ?? message)
}

type ProviderProps = { label: string; link: string | null; onChange: (link: string | null) => void }

function ProviderOf({ label, link, onChange }: ProviderProps) {
  const id = link === null ? null : (idOfLink(link, 'providers') ?? null)
  const chosen = useQuery({ ...itemOf(providerContract, id ?? 0), enabled: id !== null })
  return (
    <Lookup
      aria-label={label}
      placeholder="alle"
      clearable
      resource="providers"
      searchKey={['providers', 'lookup', 'master-data']}
      search={(term, signal) => searchTarget(providerContract, term, signal)}
      value={id === null ? null : { value: String(id), label: chosen.data?.name ?? '' }}
      onChange={(choice) => onChange(choice === null ? null : linkTo('providers', Number(choice.value)))}
    />
  )
}
