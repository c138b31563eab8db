import type { OwnName } from '@reisewerk/domain/offers/own-names.ts'
import table from '../../../ui/lists/table.module.css'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { ServiceRow } from './service-row.tsx'
import classes from './services.module.css'

type Props = {
  label: string
  orderId: number
  services: readonly RequestedService[]
  unnamed: readonly number[]
  /** What the paper calls them, by their ids. */
  names: ReadonlyMap<number, OwnName>
}

const more: Partial<Record<RequestedService['kind'], string>> = { ferry: 'Fahrzeuge', airline: 'Preisangabe' }

/** Services of a panel of the offer; each choice is saved by itself. */
export function ServiceTable({ label, orderId, services, unnamed, names }: Props) {
  const [first] = services
  if (first === undefined) return null
  return (
    <table className={table.table} aria-label={label}>
      <colgroup>
        <col />
        <col className={classes.type} />
        <col className={classes.provider} />
        <col className={more[first.kind] === undefined ? classes.none : classes.more} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Leistung</th>
          <th scope="col">Nennung</th>
          <th scope="col">Leistungsträger</th>
          {more[first.kind] === undefined ? <td /> : <th scope="col">{more[first.kind]}</th>}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <ServiceRow
            key={service.key}
            orderId={orderId}
            service={service}
            isUnnamed={unnamed.includes(service.item.id)}
            own={names.get(service.item.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
