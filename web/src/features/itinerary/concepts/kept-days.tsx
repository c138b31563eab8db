import { germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { RequestStatus } from '../../../ui/marks/request-status.tsx'
import { dateOf, type TripDay } from '../plan/days.ts'
import { OfferedTitle } from '../plan/offered-title.tsx'
import { datesOf, partnerOf, timeOf } from '../plan/service-words.ts'
import { mainRequestOf, type Service, servicesOf } from '../plan/services.ts'
import classes from './kept-days.module.css'

/** The days of a deleted trip and what they held, to be read (APP-11). */
export function KeptDays({ orderId }: { orderId: number }) {
  const days = useQuery(
    listOf(dayContract, {
      groups: ['trip_dashboard_read', 'soft_delete'],
      query: { 'order.id': orderId, '_order[date]': 'asc', _itemsPerPage: 500 },
    }),
  )
  if (days.isPending) return <LoadingRows rows={8} />
  if (days.isError)
    return <ErrorState text="Die Tage konnten nicht geladen werden." onRetry={() => void days.refetch()} />
  if (days.data.items.length === 0) return <EmptyState icon={IconCalendarOff} text="Es gibt keine Tage" />
  return (
    <table className={table.table} aria-label="Tage der Reise">
      <colgroup>
        <col />
        <col width={130} />
        <col width={80} />
        <col width={220} />
        <col width={170} />
      </colgroup>
      <thead>
        <tr>
          {['Beschreibung', 'Datum', 'Uhrzeit', 'Agentur/LT', 'Status'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {days.data.items.map((day, index) => (
        <KeptDay key={day.id} day={day} number={index + 1} />
      ))}
    </table>
  )
}

function KeptDay({ day, number }: { day: TripDay; number: number }) {
  const date = dateOf(day)
  const name = day.name === '' ? '' : ` - ${day.name}`
  return (
    <tbody>
      <tr className={classes.day}>
        <th scope="rowgroup" colSpan={5}>
          Tag {number} - {weekdayOf(date)} - {germanDate(date)}
          {name}
        </th>
      </tr>
      {servicesOf(day).map((service) => (
        <KeptService key={service.key} service={service} />
      ))}
    </tbody>
  )
}

function KeptService({ service }: { service: Service }) {
  const main = mainRequestOf(service)
  return (
    <tr>
      <td>
        <span className={classes.service}>
          <KindIcon kind={service.kind} />
          <OfferedTitle service={service} />
        </span>
      </td>
      <td>{datesOf(service.item)}</td>
      <td>{timeOf(service)}</td>
      <td className={table.quiet}>{partnerOf(service)}</td>
      <td>{main !== undefined && <RequestStatus status={main.requestStatus.status} />}</td>
    </tr>
  )
}
