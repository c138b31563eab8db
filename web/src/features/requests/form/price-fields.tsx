import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import { quantityTypes } from '@reisewerk/domain/accounts/options.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import type { requestItemPriceContract } from '@reisewerk/domain/requests/request-fields.contract.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { Row } from '../../../form/drafts.ts'
import { currencySign } from '../../../lib/format.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import classes from '../request-tables.module.css'
import type { RequestForm } from './use-request-form.ts'

type QuantityType = keyof typeof quantityTypes
type PriceRow = Row<typeof requestItemPriceContract>

const choices = Object.entries(quantityTypes).map(([value, { label }]) => ({
  // The keys of the table.
  value: value as QuantityType,
  label,
}))

/** What the provider charges, item by item (001 §3, itemPrices). */
export function PriceFields({ of: { service, form } }: { of: RequestForm }) {
  const { trip } = useDesk()
  const isHotel = service.kind === 'hotel'
  const prices = form.value('itemPrices') ?? []
  const onChange = (itemPrices: readonly PriceRow[]) => form.set({ itemPrices })
  const change = (index: number, part: Partial<PriceRow>) =>
    onChange(prices.map((price, at) => (at === index ? { ...price, ...part } : price)))
  const errorOf = (index: number, field: string) => form.errorOf(`itemPrices[${index}].${field}`)
  const currencyOf = ({ price }: PriceRow) => price?.currency ?? trip.orderCurrency
  const quantityType = isHotel ? 'per_person_night' : 'per_person'
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
                      error={tooLong(price.name ?? '', 200) ?? errorOf(index, 'name')}
                      value={price.name ?? ''}
                      onChange={(event) => change(index, { name: event.currentTarget.value })}
                    />
                  </td>
                  <td>
                    <Select
                      aria-label={`Preis ${index + 1}: gilt`}
                      data={choices}
                      value={price.quantityType ?? quantityType}
                      allowDeselect={false}
                      onChange={(quantityType) => quantityType !== null && change(index, { quantityType })}
                    />
                  </td>
                  <td>
                    <MoneyField
                      aria-label={`Preis ${index + 1}: Betrag`}
                      currency={currencySign(currencyOf(price))}
                      value={price.price == null ? null : parseAmount(price.price.amount)}
                      error={errorOf(index, 'price')}
                      onChange={(cents) =>
                        change(index, {
                          price: cents === null ? null : { amount: decimalAmount(cents), currency: currencyOf(price) },
                        })
                      }
                    />
                  </td>
                  {isHotel && (
                    <td>
                      <Checkbox
                        aria-label={`Preis ${index + 1}: für alle Nächte`}
                        checked={price.priceForAllNights === true}
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
          onClick={() => onChange([...prices, { id: null, name: '', quantityType, price: null }])}
        >
          Preis hinzufügen
        </Button>
      </div>
    </FormGroup>
  )
}
