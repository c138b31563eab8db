import { Checkbox, Select, TextInput } from '@mantine/core'
import { quantityTypes } from '@reisewerk/domain/accounts/options.ts'
import type { requestItemPriceContract } from '@reisewerk/domain/requests/request-fields.contract.ts'
import type { Row } from '../../../form/drafts.ts'
import { useSeesPurchase } from '../../../lib/session.ts'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import classes from '../request-tables.module.css'
import { priceCells, usualCurrency } from './price-cells.tsx'
import { RowsTable } from './rows-table.tsx'
import type { RequestForm } from './use-request-form.ts'

type QuantityType = keyof typeof quantityTypes
type PriceRow = Row<typeof requestItemPriceContract>

const choices = Object.entries(quantityTypes).map(([value, { label }]) => ({
  // The keys of the table.
  value: value as QuantityType,
  label,
}))

/** What the provider charges, item by item (001 §3, itemPrices). */
export function PriceFields({ of: { service, form, pricesFrom } }: { of: RequestForm }) {
  const { trip } = useDesk()
  const isHotel = service.kind === 'hotel'
  const seesPurchase = useSeesPurchase()
  const prices = form.value('itemPrices') ?? []
  const onChange = (itemPrices: readonly PriceRow[]) => form.set({ itemPrices })
  const change = (index: number, part: Partial<PriceRow>) =>
    onChange(prices.map((price, at) => (at === index ? { ...price, ...part } : price)))
  const errorOf = (index: number, field: string) => form.errorOf(`itemPrices[${index}].${field}`)
  const quantityType = isHotel ? 'per_person_night' : 'per_person'
  const usual = usualCurrency(prices, trip.orderCurrency)
  function cells({ price, name }: PriceRow, index: number) {
    return [
      <TextInput
        key="name"
        aria-label={`${nameOf(index)}: Bezeichnung`}
        error={tooLong(name ?? '', 200) ?? errorOf(index, 'name')}
        value={name ?? ''}
        onChange={(event) => change(index, { name: event.currentTarget.value })}
      />,
      ...priceCells({
        ...{ line: nameOf(index), label: 'Betrag', price: price ?? null, usual, error: errorOf(index, 'price') },
        onChange: (price) => change(index, { price }),
      }),
    ]
  }
  /** By what it counts, and of whom. */
  function below(row: PriceRow, index: number) {
    const counts = (
      <Select
        aria-label={`${nameOf(index)}: gilt`}
        data={choices}
        value={row.quantityType ?? quantityType}
        allowDeselect={false}
        onChange={(quantityType) =>
          quantityType !== null &&
          change(index, { quantityType, ...(!isByGuest(quantityType) && row.priceForTwo && { priceForTwo: false }) })
        }
      />
    )
    const whom = isHotel && (
      <div className={classes.switches}>
        <Checkbox
          label="alle Nächte"
          aria-label={`${nameOf(index)}: für alle Nächte`}
          checked={row.priceForAllNights === true}
          onChange={(event) => change(index, { priceForAllNights: event.currentTarget.checked })}
        />
        <Checkbox
          label="zwei zusammen"
          aria-label={`${nameOf(index)}: zahlen zwei zusammen`}
          checked={row.priceForTwo === true}
          disabled={!isByGuest(row.quantityType ?? quantityType)}
          onChange={(event) => change(index, { priceForTwo: event.currentTarget.checked })}
        />
      </div>
    )
    return [counts, whom] as const
  }
  // Without their amounts there is nothing to tell of them.
  if (!seesPurchase) return null
  return (
    <RowsTable<PriceRow>
      {...{ nameOf, cells, below, onChange }}
      title="Preise"
      {...(pricesFrom !== '' && { note: `übernommen aus: ${pricesFrom}` })}
      table="prices"
      heads={['Bezeichnung', 'Preis', 'Währung']}
      rows={prices}
      add="Preis hinzufügen"
      next={{ id: null, name: '', quantityType, price: null }}
    />
  )
}

/** Only what is paid by guest can be shared by two. */
function isByGuest(quantityType: QuantityType): boolean {
  return quantityType === 'per_person' || quantityType === 'per_person_night'
}

const nameOf = (index: number) => `Preis ${index + 1}`
