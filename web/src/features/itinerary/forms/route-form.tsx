import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { routeDetailContract } from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import { decimalAmount, parseAmount } from '@reisewerk/domain/money.ts'
import { currencySign } from '../../../lib/format.ts'
import { wireFrom } from '../../../lib/moments.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MoneyField } from '../../../ui/fields/money-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { type PredefinedDetail, PredefinedDetailPicker } from '../../partners/catalogue-picker.tsx'
import { dateOf } from '../plan/dates.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import { type ChargeDraft, ChargeFields, chargeDraftOf, chargesBody } from './charge-fields.tsx'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { useDraft } from './use-draft.ts'

const word = wordsOf(routeDetailContract)

type Own = {
  predefined: Choice | null
  type: string
  timeOfDay: string | null
  /** Without a price it costs nothing (001 §5). */
  perPersonCents: number | null
  currency: string
  emptyDrive: boolean
  charges: readonly ChargeDraft[]
}

/** The type of the documents has a word of its own on the screen; others are what somebody typed. */
const plainType = { key: 'description', label: 'Beschreibung' }

/** A route bullet point, of the agency's own words or a predefined one (PLACE-06). */
export function RouteForm({ service, save }: FormProps<'route'>) {
  const { days, trip } = usePlan()
  const { item } = service
  const day = days.find(({ id }) => id === service.dayId)
  const form = useDraft<Own>(
    service,
    () => ({
      predefined: choiceOf(item.predefinedRouteDetail),
      type: item.type,
      timeOfDay: item.timeOfDay,
      perPersonCents: item.pricePerPerson === null ? 0 : parseAmount(item.pricePerPerson.amount),
      currency: item.pricePerPerson?.currency ?? trip.orderCurrency,
      emptyDrive: item.emptyDrive,
      charges: item.locationCharges.map(chargeDraftOf),
    }),
    (one) => ({
      predefinedRouteDetail: linkOf('predefined_route_details', one.predefined),
      type: one.type,
      timeOfDay: one.timeOfDay,
      startAt: day === undefined ? null : wireFrom({ date: dateOf(day), time: one.timeOfDay }),
      pricePerPerson: { amount: decimalAmount(one.perPersonCents ?? 0), currency: one.currency },
      emptyDrive: one.emptyDrive,
      locationCharges: chargesBody(one.charges),
    }),
  )
  const { draft, set } = form

  /** A predefined bullet point brings its words, its price and its charges; all of them may be changed here. */
  function choose(detail: PredefinedDetail | null) {
    if (detail === null) return set({ predefined: null })
    set({
      predefined: choiceOf(detail),
      type: detail.type,
      routeDescription: detail.routeDescription,
      serviceDescription: '',
      timeOfDay: detail.timeOfDay,
      perPersonCents: parseAmount(detail.pricePerPerson.amount),
      currency: detail.pricePerPerson.currency,
      charges: detail.locationCharges.map(chargeDraftOf),
    })
  }

  const isEmpty = draft.predefined === null && draft.routeDescription.trim() === ''
  return (
    <ServiceForm
      service={service}
      save={save}
      form={form}
      missing={isEmpty ? 'Bitte einen Routenstichpunkt auswählen oder beschreiben' : null}
      descriptions="none"
    >
      <FormGroup title="Routenstichpunkt">
        <Field>
          <PredefinedDetailPicker
            label={word('predefinedRouteDetail')}
            placeholder="eigener Text"
            data-autofocus
            value={draft.predefined}
            onChange={choose}
            error={save.errorOf('predefinedRouteDetail')}
          />
        </Field>
        <Field>
          <Textarea
            label="Beschreibung"
            autosize
            minRows={3}
            maxRows={10}
            value={draft.routeDescription}
            onChange={(event) => set({ routeDescription: event.currentTarget.value })}
            error={tooLong(draft.routeDescription, 5000) ?? save.errorOf('routeDescription')}
          />
        </Field>
        <Field span={5}>
          <TextInput
            label={word('type')}
            error={tooLong(draft.type === plainType.key ? plainType.label : draft.type, 60)}
            value={draft.type === plainType.key ? plainType.label : draft.type}
            onChange={(event) => {
              const typed = event.currentTarget.value
              set({ type: typed === plainType.label ? plainType.key : typed })
            }}
          />
        </Field>
        <Field span={3}>
          <TimeField label={word('timeOfDay')} value={draft.timeOfDay} onChange={(timeOfDay) => set({ timeOfDay })} />
        </Field>
        <Field span={4}>
          <MoneyField
            label={word('pricePerPerson')}
            currency={currencySign(draft.currency)}
            value={draft.perPersonCents}
            onChange={(perPersonCents) => set({ perPersonCents })}
            error={save.errorOf('pricePerPerson')}
          />
        </Field>
        <Field>
          <Checkbox
            label={word('emptyDrive')}
            description="Der Bus fährt ohne Gäste."
            checked={draft.emptyDrive}
            onChange={(event) => set({ emptyDrive: event.currentTarget.checked })}
          />
        </Field>
      </FormGroup>
      <ChargeFields charges={draft.charges} onChange={(charges) => set({ charges })} errorOf={save.errorOf} />
    </ServiceForm>
  )
}
