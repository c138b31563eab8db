import { Button } from '@mantine/core'
import { IconArrowDown, IconMessageQuestion } from '@tabler/icons-react'
import { counted, today } from '../../lib/format.ts'
import list from '../../list/list.module.css'
import { GroupBox } from '../../ui/fields/select-box.tsx'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { PlanHead } from '../../ui/layout/plan-head.tsx'
import plan from '../../ui/layout/plan-table.module.css'
import { EmptyState } from '../../ui/lists/list-state.tsx'
import { useSelected, useSelection } from '../../ui/lists/selection.tsx'
import { OfferedTitle } from '../itinerary/plan/offered-title.tsx'
import { usePlan } from '../itinerary/plan/plan-context.tsx'
import { datesOf, wantedTitleOf } from '../itinerary/plan/service-words.ts'
import { AlignAll } from './contingent-difference.tsx'
import { found, type ListedRequest, requestsOfTrip } from './listed-requests.ts'
import { NewRequest } from './new-request.tsx'
import { FirstLetters, RenewalLetters } from './prepare-letters.tsx'
import { RequestFilters } from './request-filters.tsx'
import classes from './request-list.module.css'
import { RequestRow } from './request-rows.tsx'
import type { RequestSearch } from './request-search.ts'

type Props = { search: RequestSearch; onSearch: (patch: RequestSearch) => void }

/** Everybody a trip was asked of, over all its days and kinds (REQ-06). */
export function RequestList({ search, onSearch }: Props) {
  const { days, trip } = usePlan()
  const keepFocus = useKeepFocus<HTMLElement>('input', 'tbody tr')
  const all = requestsOfTrip(days)
  const shown = found(all, search, today())
  const nothing: RequestSearch = { status: undefined, kind: undefined, agency: undefined, deadline: undefined }
  return (
    <section aria-label="Anfragen der Reise" className={classes.list} {...keepFocus}>
      <div className={classes.toolbar}>
        <RequestFilters listed={all} search={search} onSearch={onSearch} />
        <span className={classes.count} aria-live="polite">
          {shown.length === all.length
            ? counted(all.length, ['Anfrage', 'Anfragen'])
            : `${shown.length} von ${counted(all.length, ['Anfrage', 'Anfragen'])}`}
        </span>
        <AlignAll orderId={trip.id} requests={all.map(({ request }) => request)} />
        <RenewalLetters orderId={trip.id} listed={all} />
        <FirstLetters orderId={trip.id} listed={all} />
        <NewRequest />
      </div>
      {shown.length > 0 && <RequestTable listed={shown} search={search} onSearch={onSearch} />}
      {all.length === 0 && <EmptyState icon={IconMessageQuestion} text="Es gibt noch keine Anfragen" />}
      {all.length > 0 && shown.length === 0 && (
        <EmptyState
          icon={IconMessageQuestion}
          text="Keine Anfrage passt zu den Filtern."
          action={
            <Button variant="default" onClick={() => onSearch(nothing)}>
              Filter aufheben
            </Button>
          }
        />
      )}
    </section>
  )
}

const columns = ['Anfrage', 'Leistung', 'Datum', 'Uhrzeit', 'Kontingent', 'Option', 'Agentur/LT', 'Status']

function RequestTable({ listed, search, onSearch }: Props & { listed: readonly ListedRequest[] }) {
  const { trip, edit } = usePlan()
  return (
    <table className={`${plan.table} ${classes.table}`} aria-label="Anfragen">
      <PlanHead
        first="select"
        select={<SelectAll listed={listed} />}
        columns={columns}
        heads={{
          Datum: <SortHead key="Datum" name="Datum" search={search} onSearch={onSearch} />,
          Option: <SortHead key="Option" name="Option" search={search} onSearch={onSearch} />,
        }}
      />
      <tbody>
        {listed.map(({ dayNumber, service, request }) => (
          <RequestRow
            key={request.id}
            orderId={trip.id}
            service={service}
            request={request}
            onEdit={() => edit({ what: 'request', key: service.key, requestId: request.id })}
            place={
              <>
                <td>
                  <button
                    type="button"
                    className={`${classes.service} ${list.opener} ${list.name}`}
                    onClick={() => edit({ what: 'service', key: service.key, isNew: false })}
                  >
                    {/* Whom the request asks stands beside it. */}
                    <OfferedTitle service={service} title={wantedTitleOf(service)} />
                  </button>
                </td>
                <td>
                  <span className={classes.day}>Tag {dayNumber}</span> {datesOf(request)}
                </td>
              </>
            }
          />
        ))}
      </tbody>
    </table>
  )
}

/** All that stand in the list, which its filters may have made short. */
function SelectAll({ listed }: { listed: readonly ListedRequest[] }) {
  const selected = useSelected('request')
  const { set } = useSelection('request')
  const ids = listed.map(({ request }) => String(request.id))
  return (
    <GroupBox
      label="Alle Anfragen der Liste auswählen"
      count={ids.length}
      chosen={ids.filter((id) => selected.includes(id)).length}
      isShown
      onChange={(isSelected) => set(ids, isSelected)}
    />
  )
}

const sorts = { Datum: undefined, Option: 'deadline' } as const

/** The day plan's order, or whose option ends first. */
function SortHead({ name, search, onSearch }: Props & { name: keyof typeof sorts }) {
  const isSorted = search.sort === sorts[name]
  return (
    <th scope="col" aria-sort={isSorted ? 'ascending' : undefined}>
      <button type="button" className={list.head} onClick={() => onSearch({ sort: sorts[name] })}>
        {name}
        {isSorted && <IconArrowDown size={12} stroke={2} aria-hidden />}
      </button>
    </th>
  )
}
