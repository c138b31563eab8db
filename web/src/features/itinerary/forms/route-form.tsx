import { routeDetailContract } from '@reisewerk/domain/itinerary/other-placeholder.contract.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { type PredefinedDetail, PredefinedDetailPicker } from '../../partners/catalogue-picker.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { choiceOf } from '../plan/service-draft.ts'
import { ChargeFields, chargeOf } from './charge-fields.tsx'
import { ServiceForm, ServiceTranslations } from './service-form.tsx'
import { useClockForm } from './use-clock-form.ts'
import type { FormProps } from './use-service-form.ts'

const RouteField = fieldOf<typeof routeDetailContract>()

/** The type of the documents has a word of its own on the screen; others are what somebody typed. */
const plainType = { description: 'Beschreibung' }

/** A route bullet point, of the agency's own words or a predefined one (PLACE-06). */
export function RouteForm(props: FormProps<'route'>) {
  const { trip } = usePlan()
  const of = useClockForm(routeDetailContract, props, { looks: { type: { words: plainType } } })
  const { value, set, errorOf } = of.form

  /** A predefined bullet point brings its words, its price and its charges; all of them may be changed here. */
  function choose(detail: PredefinedDetail | null) {
    if (detail === null) return set({ predefinedRouteDetail: null })
    const { type, routeDescription, translations, timeOfDay, pricePerPerson, locationCharges } = detail
    set({
      ...{ predefinedRouteDetail: choiceOf(detail), type, routeDescription, timeOfDay, pricePerPerson },
      ...{ serviceDescription: '', translations },
      locationCharges: locationCharges.map(chargeOf),
    })
  }

  const isEmpty = value('predefinedRouteDetail') === null && !value('routeDescription')?.trim()
  return (
    <ServiceForm
      of={of}
      missing={isEmpty ? 'Bitte einen Routenstichpunkt auswählen oder beschreiben' : null}
      descriptions="none"
    >
      <FormGroup
        title="Routenstichpunkt"
        action={<ServiceTranslations service={props.service} names={['routeDescription']} />}
      >
        <RouteField name="predefinedRouteDetail" begins>
          {(control) => <PredefinedDetailPicker {...control} placeholder="eigener Text" onChange={choose} />}
        </RouteField>
        <RouteField name="routeDescription" label="Beschreibung" as="lines" />
        <RouteField name="type" span={5} />
        <RouteField name="timeOfDay" as="time" span={3} />
        <RouteField name="pricePerPerson" as="amount" currency={trip.orderCurrency} span={4} />
        <RouteField name="emptyDrive" as="box" hint="Der Bus fährt ohne Gäste." />
      </FormGroup>
      <ChargeFields
        charges={value('locationCharges') ?? []}
        onChange={(charges) => set({ locationCharges: charges })}
        errorOf={errorOf}
      />
    </ServiceForm>
  )
}
