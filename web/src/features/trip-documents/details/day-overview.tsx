import { Button, Switch } from '@mantine/core'
import { weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { IconMap2, IconRoute } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { dayMonth, day as fullDate } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import table from '../../../ui/lists/table.module.css'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { RequestStatus } from '../../../ui/marks/request-status.tsx'
import { dateOf, type TripDay } from '../../itinerary/plan/days.ts'
import { amountOfCharge, datesOf, lengthOf, partnerOf, timeOf, titleOf } from '../../itinerary/plan/service-words.ts'
import { describesRoute, heldOf, mainRequestOf, type Service, servicesOf } from '../../itinerary/plan/services.ts'
import classes from './day-overview.module.css'
import { doneOf, speaksInDocuments } from './progress.ts'
import { ServiceDone } from './service-done.tsx'
import { useProgress } from './use-progress.ts'

type Props = {
  orderId: number
  days: readonly TripDay[]
  day: TripDay
  selected: string | undefined
  view: 'route' | undefined
  mapOf: MapOfDay
}
/** Draws a day of a trip; the page knows how. */
export type MapOfDay = (days: readonly TripDay[], day: TripDay) => ReactNode

const columns: readonly { name: string; width?: number; isNumber?: true }[] = [
  { name: 'Leistung' },
  { name: 'Datum', width: 118 },
  { name: 'Dauer', width: 70, isNumber: true },
  { name: 'Uhrzeit', width: 72, isNumber: true },
  { name: 'Kontingent / Preis', width: 136, isNumber: true },
  { name: 'Option / Gebühren', width: 140 },
  { name: 'Agentur/LT', width: 190 },
  { name: 'Status', width: 148 },
  { name: 'fertig', width: 64 },
]

/** The services of the day; the chosen one is worked on below, the ring says that its part is ready (002 §2). */
export function DayOverview({ orderId, days, day, selected, view, mapOf }: Props) {
  const number = days.indexOf(day) + 1
  const { done, all } = doneOf(day)
  const services = servicesOf(day).filter((service) => view === 'route' || !describesRoute(service))
  const progress = useProgress(orderId)
  const [showsMap, setShowsMap] = useState(false)
  const toRoute = { tab: 'providers', day: day.id, view: view === 'route' ? undefined : 'route' } as const
  return (
    <section aria-label={`Tag ${number}`}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          <strong>Tag {number}</strong> - {weekdayOf(dateOf(day))} - {fullDate(day.date)} - <strong>{day.name}</strong>
        </h2>
        <span className={classes.hint}>{`${done} von ${all} Leistungen fertig`}</span>
        <span className={classes.tools}>
          <Switch
            label="Tag fertig"
            checked={day.tripDetailProgress === 100}
            onChange={(event) => void progress.ofDay(day, event.currentTarget.checked)}
          />
          <Button
            variant={view === 'route' ? 'light' : 'subtle'}
            color={view === 'route' ? 'plum' : 'gray'}
            size="compact-sm"
            leftSection={<IconRoute size={14} stroke={1.7} aria-hidden />}
            renderRoot={(props) => <Link {...props} {...paths.tripDetails(orderId, toRoute)} />}
          >
            Route
          </Button>
          <IconButton
            size={24}
            icon={IconMap2}
            label="Route des Tages auf der Karte"
            active={showsMap}
            onClick={() => setShowsMap(!showsMap)}
          />
        </span>
      </header>
      <nav className={classes.services} aria-label="Leistungen des Tages">
        {services.filter(speaksInDocuments).map((service) => (
          <Button
            key={service.key}
            variant={service.key === selected ? 'light' : 'default'}
            size="compact-sm"
            fw={400}
            leftSection={<KindIcon kind={service.kind} />}
            aria-current={service.key === selected || undefined}
            renderRoot={(props) => (
              <Link
                {...props}
                {...paths.tripDetails(orderId, { tab: 'providers', day: day.id, service: service.key, view })}
              />
            )}
          >
            {titleOf(service)}
          </Button>
        ))}
      </nav>
      <div className={classes.scroller}>
        <table className={`${table.table} ${classes.table}`} aria-label="Übersicht des Tages">
          <colgroup>
            {columns.map(({ name, width }) => (
              <col key={name} width={width} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map(({ name, isNumber }) => (
                <th key={name} scope="col" className={isNumber ? table.number : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <Line key={service.key} orderId={orderId} service={service} isSelected={service.key === selected} />
            ))}
          </tbody>
        </table>
      </div>
      {showsMap && <div className={classes.map}>{mapOf(days, day)}</div>}
    </section>
  )
}

function Line({ orderId, service, isSelected }: { orderId: number; service: Service; isSelected: boolean }) {
  const request = mainRequestOf(service)
  return (
    <tr className={classes.line} data-selected={isSelected || undefined}>
      <td>
        <span className={classes.service}>
          <KindIcon kind={service.kind} />
          {titleOf(service)}
        </span>
      </td>
      <td>{datesOf(service.item)}</td>
      <td className={table.number}>{lengthOf(service)}</td>
      <td className={table.number}>{timeOf(service)}</td>
      <td className={table.number}>{amountOf(service)}</td>
      <td className={table.quiet}>{heldUntil(service)}</td>
      <td className={table.quiet}>{partnerOf(service)}</td>
      <td>{request !== undefined && <RequestStatus status={request.requestStatus.status} />}</td>
      <td>
        {speaksInDocuments(service) && <ServiceDone orderId={orderId} service={service} title={titleOf(service)} />}
      </td>
    </tr>
  )
}

/** Guests for whom the request by which the service goes holds places, of those asked for; of a route bullet point what the entrance costs a person (002 §2). */
function amountOf(service: Service): string {
  if (service.kind === 'route') return service.item.pricePerPerson?.formatted ?? '–'
  return describesRoute(service) ? '–' : `${heldOf(service) ?? 0}/${service.item.info.personsAsked}`
}

/** Until when the option holds; of a route bullet point what is to be paid on the way (002 §2). */
function heldUntil(service: Service): string {
  if (service.kind === 'route') {
    return service.item.locationCharges.map(({ name, price }) => `${name} ${amountOfCharge(price)}`).join(', ') || '–'
  }
  const dueDate = mainRequestOf(service)?.optionTodo.dueDate ?? null
  return dueDate === null ? '–' : dayMonth(dueDate)
}
