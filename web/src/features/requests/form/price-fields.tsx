import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { quantityTypes } from '@reisewerk/domain/accounts/options.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { currencySign } from '../../../lib/format.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import classes from '../request-tables.module.css'
import type { PriceDraft, QuantityType } from './price-draft.ts'

type Props = { isHotel: boolean; prices: readonly PriceDraft[]; onChange: (prices: readonly PriceDraft[]) => void }

const choices = Object.entries(quantityTypes).map(([value, { label }]) => ({
  // The keys of the table.
  value: value as QuantityType,
  label,
}))

/** What the provider charges, item by item (001 §3, itemPrices). */
export function PriceFields({ isHotel, prices, onChange }: Props) {
  const { trip } = useDesk()
  const change = (index: number, part: Partial<PriceDraft>) =>
    onChange(prices.map((price, at) => (at === index ? { ...price, ...part } : price)))
  const added: PriceDraft = {
    id: null,
    name: '',
    quantityType: isHotel ? 'per_person_night' : 'per_person',
    cents: null,
    currency: null,
    priceForAllNights: false,
  }
  return (
    <FormGroup title="Preise">
      <div className={classes.wide}>
        {prices.length > 0 && (
          <table className={classes.table} data-table="prices">
            <thead>
              <tr>
                <th scope="col">Bezeichnung</th>
                <th scope="col">gilt</th>
                <th scope="col">Preis</th>
                {isHotel && <th scope="col">alle Nächte</th>}
                <td />
              </tr>
            </thead>
            <tbody>
              {prices.map((price, index) => (
                // New rows have no number yet and only ever stand last.
                <tr key={price.id ?? `new-${index}`}>
                  <td>
                    <TextInput
                      aria-label={`Preis ${index + 1}: Bezeichnung`}
                      error={tooLong(price.name, 200)}
                      value={price.name}
                      onChange={(event) => change(index, { name: event.currentTarget.value })}
                    />
                  </td>
                  <td>
                    <Select
                      aria-label={`Preis ${index + 1}: gilt`}
                      data={choices}
                      value={price.quantityType}
                      allowDeselect={false}
                      onChange={(quantityType) => quantityType !== null && change(index, { quantityType })}
                    />
                  </td>
                  <td>
                    <MoneyField
                      aria-label={`Preis ${index + 1}: Betrag`}
                      currency={currencySign(price.currency ?? trip.orderCurrency)}
                      value={price.cents}
                      onChange={(cents) => change(index, { cents })}
                    />
                  </td>
                  {isHotel && (
                    <td>
                      <Checkbox
                        aria-label={`Preis ${index + 1}: für alle Nächte`}
                        checked={price.priceForAllNights}
                        onChange={(event) => change(index, { priceForAllNights: event.currentTarget.checked })}
                      />
                    </td>
                  )}
                  <td>
                    <IconButton
                      size={24}
                      icon={IconX}
                      label={`Preis ${index + 1} entfernen`}
                      onClick={() => onChange(prices.filter((_, at) => at !== index))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...prices, added])}
        >
          Preis hinzufügen
        </Button>
      </div>
    </FormGroup>
  )
}
