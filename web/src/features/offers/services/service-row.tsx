import { Checkbox, Select } from '@mantine/core'
import { flightPriceTypes, offeredProviderTypes } from '@reisewerk/domain/itinerary/offered-provider.ts'
import type { OwnName } from '@reisewerk/domain/offers/own-names.ts'
import table from '../../../ui/lists/table.module.css'
import { datesOf, wantedTitleOf } from '../../itinerary/plan/service-words.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { ProviderLookup } from './provider-lookup.tsx'
import classes from './services.module.css'
import { type Offered, useOfferedService } from './use-offered-service.ts'

const vehicles = [
  { name: 'offerBus', label: 'Bus' },
  { name: 'offerMotorcycle', label: 'Motorrad' },
  { name: 'offerSprinter', label: 'Sprinter' },
  { name: 'offerTrailer', label: 'Anhänger' },
  { name: 'offerCar', label: 'Pkw' },
] as const

const choices = (words: Readonly<Record<string, { readonly label: string }>>) =>
  Object.entries(words).map(([value, { label }]) => ({ value, label }))

type Props = {
  orderId: number
  service: RequestedService
  /** Somebody shall be named, and nobody is there to be. */
  isUnnamed: boolean
  /** What the paper calls it; undefined until that is known. */
  own: OwnName | undefined
}

/** A service as the offer tells it: whom it names, as an example or for certain, and what else its kind asks. */
export function ServiceRow({ orderId, service, isUnnamed, own }: Props) {
  const { shown, change, flush } = useOfferedService(orderId, service)
  const title = own?.name ?? wantedTitleOf(service)
  const dates = datesOf(service.item) || (own === undefined ? '' : `Tag ${own.day}`)
  return (
    // What is chosen is saved before the next thing is done with it.
    <tr onBlur={flush}>
      <td title={title}>
        {title} <span className={table.quiet}>{dates}</span>
      </td>
      <td className={classes.field}>
        <Select
          aria-label={`Nennung: ${title}`}
          size="xs"
          placeholder="keine"
          clearable
          data={choices(offeredProviderTypes)}
          value={shown.offerType ?? null}
          // The choices are those of the contract.
          onChange={(value) => change({ offerType: value as NonNullable<Offered['offerType']> | null })}
        />
      </td>
      <td className={classes.field}>
        <ProviderLookup
          service={service}
          label={`Leistungsträger: ${title}`}
          value={shown.offerProvider ?? null}
          isUnnamed={isUnnamed && shown.offerType != null}
          onChange={(offerProvider) => change({ offerProvider })}
        />
      </td>
      <td className={classes.field}>
        {service.kind === 'ferry' && (
          <span className={classes.vehicles} role="group" aria-label={`Fahrzeuge: ${title}`}>
            {vehicles.map(({ name, label }) => (
              <Checkbox
                key={name}
                size="xs"
                label={label}
                checked={shown[name] === true}
                onChange={({ currentTarget: { checked } }) => change({ [name]: checked })}
              />
            ))}
          </span>
        )}
        {service.kind === 'airline' && (
          <Select
            aria-label={`Preisangabe: ${title}`}
            size="xs"
            placeholder="ohne Angabe"
            clearable
            data={choices(flightPriceTypes)}
            value={shown.offerPriceType ?? null}
            // The choices are those of the contract.
            onChange={(value) => change({ offerPriceType: value as NonNullable<Offered['offerPriceType']> | null })}
          />
        )}
      </td>
    </tr>
  )
}
