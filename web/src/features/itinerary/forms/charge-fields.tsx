import { Button, TextInput } from '@mantine/core'
import { decimalAmount, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'
import { idOf, type Link, linkTo } from '@reisewerk/domain/wire.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { currencySign } from '../../../lib/format.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ChargePicker } from '../../partners/catalogue-picker.tsx'
import { useDesk } from '../plan/plan-context.tsx'
import classes from './charge-fields.module.css'

/** A charge of a bullet point as its form holds it. */
export type ChargeDraft = {
  /** Of the charge as it is stored; null for a new one. */
  id: number | null
  /** The location charge it was taken from. */
  chargeId: number | null
  name: string
  cents: number | null
  currency: string
}

type Charge = { id: number; name: string; price: WireMoney; locationCharge?: Link | null }

export function chargeDraftOf({ id, name, price, locationCharge }: Charge): ChargeDraft {
  const isStored = locationCharge !== undefined
  return {
    id: isStored ? id : null,
    chargeId: isStored ? (locationCharge === null ? null : idOf(locationCharge)) : id,
    name,
    cents: parseAmount(price.amount),
    currency: price.currency,
  }
}

/** A row into which nobody has put anything is no charge; an amount that nobody has named yet is one, and refused. */
const isCharge = ({ id, chargeId, name, cents }: ChargeDraft) =>
  id !== null || chargeId !== null || name.trim() !== '' || (cents ?? 0) !== 0

export function chargesBody(charges: readonly ChargeDraft[]) {
  return charges.filter(isCharge).map(({ id, chargeId, name, cents, currency }) => ({
    ...(id !== null && { id }),
    locationCharge: chargeId === null ? null : linkTo('location_charges', chargeId),
    name: name.trim(),
    price: { amount: decimalAmount(cents ?? 0), currency },
  }))
}

type Props = {
  charges: readonly ChargeDraft[]
  onChange: (charges: readonly ChargeDraft[]) => void
  /** What the server has against a field of what `chargesBody` sends. */
  errorOf: (propertyPath: string) => string | undefined
}

/** What is to be paid on the way: charges of the master data, or of one's own. */
export function ChargeFields({ charges, onChange, errorOf }: Props) {
  const { trip } = useDesk()
  const change = (index: number, part: Partial<ChargeDraft>) =>
    onChange(charges.map((charge, at) => (at === index ? { ...charge, ...part } : charge)))
  const sent = charges.filter(isCharge)
  const refused = (charge: ChargeDraft, field: string) => errorOf(`locationCharges[${sent.indexOf(charge)}].${field}`)
  return (
    <FormGroup title="Ortsgebühren">
      {charges.map((charge, index) => (
        // Rows have no other name while they are new.
        <Field key={charge.id ?? `new-${index}`}>
          <div className={classes.row}>
            <TextInput
              aria-label={`Ortsgebühr ${index + 1}`}
              value={charge.name}
              error={tooLong(charge.name, 200) ?? refused(charge, 'name')}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
            />
            <MoneyField
              aria-label={`Preis der Ortsgebühr ${index + 1}`}
              currency={currencySign(charge.currency)}
              value={charge.cents}
              error={refused(charge, 'price')}
              onChange={(cents) => change(index, { cents })}
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
          onChange={(charge) => charge !== null && onChange([...charges, chargeDraftOf(charge)])}
        />
      </Field>
      <Field span={4}>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() =>
            onChange([...charges, { id: null, chargeId: null, name: '', cents: 0, currency: trip.orderCurrency }])
          }
        >
          Eigene
        </Button>
      </Field>
    </FormGroup>
  )
}
