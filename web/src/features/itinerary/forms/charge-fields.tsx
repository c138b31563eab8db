import { Button, TextInput } from '@mantine/core'
import {
  type routeDetailChargeContract,
  routeDetailContract,
} from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { Row } from '../../../form/drafts.ts'
import { isFilledRow } from '../../../form/field-value.ts'
import { currencySign } from '../../../lib/format.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Charge, ChargePicker } from '../../partners/catalogue-picker.tsx'
import { useDesk } from '../plan/plan-context.tsx'
import classes from './charge-fields.module.css'

type ChargeRow = Row<typeof routeDetailChargeContract>

export function chargeOf({ id, name, price }: Pick<Charge, 'id' | 'name' | 'price'>): ChargeRow {
  return { id: null, locationCharge: { value: String(id), label: name }, name, price }
}

type Props = {
  charges: readonly ChargeRow[]
  onChange: (charges: readonly ChargeRow[]) => void
  /** What the server has against a field of what is sent. */
  errorOf: (propertyPath: string) => string | undefined
}

export function ChargeFields({ charges, onChange, errorOf }: Props) {
  const { trip } = useDesk()
  const priceOf = ({ price }: ChargeRow) => price ?? { amount: '0.00', currency: trip.orderCurrency }
  const change = (index: number, part: Partial<ChargeRow>) =>
    onChange(charges.map((charge, at) => (at === index ? { ...charge, ...part } : charge)))
  const sent = charges.filter((charge) => isFilledRow(routeDetailContract.fields.locationCharges, charge))
  const refused = (charge: ChargeRow, field: string) => errorOf(`locationCharges[${sent.indexOf(charge)}].${field}`)
  return (
    <FormGroup title="Ortsgebühren">
      {charges.map((charge, index) => (
        // Rows have no other name while they are new.
        <Field key={charge.id ?? `new-${index}`}>
          <div className={classes.row}>
            <TextInput
              aria-label={`Ortsgebühr ${index + 1}`}
              value={charge.name ?? ''}
              error={tooLong(charge.name ?? '', 200) ?? refused(charge, 'name')}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
            />
            <MoneyField
              aria-label={`Preis der Ortsgebühr ${index + 1}`}
              currency={currencySign(priceOf(charge).currency)}
              value={parseAmount(priceOf(charge).amount)}
              error={refused(charge, 'price')}
              onChange={(cents) => change(index, { price: { ...priceOf(charge), amount: decimalAmount(cents ?? 0) } })}
            />
            <IconButton
              size={24}
              icon={IconX}
              label={`Ortsgebühr ${index + 1} entfernen`}
              onClick={() => onChange(charges.filter((_, at) => at !== index))}
            />
          </div>
        </Field>
      ))}
      <Field span={8}>
        <ChargePicker
          // A fresh field after each choice.
          key={charges.length}
          aria-label="Ortsgebühr hinzufügen"
          placeholder="Ortsgebühr hinzufügen …"
          value={null}
          onChange={(charge) => charge !== null && onChange([...charges, chargeOf(charge)])}
        />
      </Field>
      <Field span={4}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() =>
            onChange([
              ...charges,
              { id: null, locationCharge: null, name: '', price: { amount: '0.00', currency: trip.orderCurrency } },
            ])
          }
        >
          Eigene
        </Button>
      </Field>
    </FormGroup>
  )
}
