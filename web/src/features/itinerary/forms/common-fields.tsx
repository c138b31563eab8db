import { Select, Textarea } from '@mantine/core'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { placeholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { currencySign } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { useDesk } from '../plan/plan-context.tsx'
import type { CommonDraft } from '../plan/service-draft.ts'

const word = wordsOf(placeholderContract)

type Props<Draft extends CommonDraft> = {
  draft: Draft
  set: (part: Partial<CommonDraft>) => void
}

type OfferProps<Draft extends CommonDraft> = Props<Draft> & { errorOf: (path: string) => string | undefined }

/** How the service is offered to the client (001 §4). */
export function OfferFields<Draft extends CommonDraft>({ draft, set, errorOf }: OfferProps<Draft>) {
  const statuses = useOptions('client_offer')
  const priceTypes = useOptions('price_type')
  const { trip } = useDesk()
  return (
    <FormGroup title="Angebot an den Kunden">
      <Field span={5}>
        <Select
          label={word('clientOffer.status')}
          data={statuses.choices(draft.offer)}
          value={draft.offer}
          allowDeselect={false}
          onChange={(offer) => offer !== null && set({ offer })}
        />
      </Field>
      <Field span={4}>
        <Select
          label={word('clientOffer.priceType')}
          data={priceTypes.choices(draft.priceType)}
          value={draft.priceType}
          allowDeselect={false}
          onChange={(priceType) => priceType !== null && set({ priceType })}
        />
      </Field>
      <Field span={3}>
        <MoneyField
          label={word('clientOffer.price')}
          currency={currencySign(trip.orderCurrency)}
          value={draft.priceCents}
          onChange={(priceCents) => set({ priceCents })}
          error={errorOf('clientOffer.price')}
        />
      </Field>
    </FormGroup>
  )
}

type DescriptionProps<Draft extends CommonDraft> = Props<Draft> & {
  /** Trains describe their route only where the agency wants it. */
  hasRoute?: boolean
}

export function DescriptionFields<Draft extends CommonDraft>({ draft, set, hasRoute = true }: DescriptionProps<Draft>) {
  return (
    <FormGroup title="Beschreibungen">
      <Field>
        <Textarea
          label={word('serviceDescription')}
          minRows={2}
          error={tooLong(draft.serviceDescription, 5000)}
          value={draft.serviceDescription}
          onChange={(event) => set({ serviceDescription: event.currentTarget.value })}
        />
      </Field>
      {hasRoute && (
        <Field>
          <Textarea
            label={word('routeDescription')}
            minRows={2}
            error={tooLong(draft.routeDescription, 5000)}
            value={draft.routeDescription}
            onChange={(event) => set({ routeDescription: event.currentTarget.value })}
          />
        </Field>
      )}
    </FormGroup>
  )
}

const driverChoices = [
  { value: 'yes', label: 'Fahrer inkludiert' },
  { value: 'no', label: 'Ohne Fahrer' },
] as const

type DriverProps<Draft extends CommonDraft> = Props<Draft> & { isRequired?: boolean; error?: string | undefined }

/** Whether the driver takes part; some services ask for it (001 §5). */
export function DriverField<Draft extends CommonDraft>({ draft, set, isRequired = false, error }: DriverProps<Draft>) {
  const { driverNotParticipating: without } = draft
  return (
    <Select
      label={word('driverNotParticipating')}
      placeholder="offen"
      data={driverChoices}
      value={without === null ? null : without ? 'no' : 'yes'}
      clearable={!isRequired}
      withAsterisk={isRequired}
      error={error}
      onChange={(choice) => set({ driverNotParticipating: choice === null ? null : choice === 'no' })}
    />
  )
}
