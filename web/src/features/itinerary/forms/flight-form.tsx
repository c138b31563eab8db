import { flightAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import { airlinePlaceholderContract } from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { airlineContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { fieldOf } from '../../../form/form-field.tsx'
import { useNamedChoice } from '../../../form/use-named-choice.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { AirportPicker } from '../../geography/place-picker.tsx'
import { AirlinePicker } from '../../partners/provider-picker.tsx'
import { arrivalConfirmedOf } from '../plan/departure-moved.ts'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, TravelFields } from './travel-fields.tsx'
import type { FormProps } from './use-service-form.ts'
import { useTimedForm } from './use-timed-form.ts'

const FlightField = fieldOf<typeof airlinePlaceholderContract>()
/** Stands for every airline that is still open (PLACE-15). */
const noName: Choice = { value: '-1', label: 'no-name' }

/** A flight; as long as no airline is known it is 'no-name' (PLACE-03, PLACE-15). */
export function FlightForm(props: FormProps<'airline'>) {
  const of = useTimedForm(airlinePlaceholderContract, props, {
    isPassage: true,
    rule: (before, change) => {
      if (change.startAt === undefined) return null
      const isArrivalConfirmed = before.isArrivalConfirmed === true || arrivalConfirmedOf(props.service)
      return flightAfterChange({ ...before, isArrivalConfirmed }, change)
    },
    // An airline flies its own routes only; another airport asks for another one.
    follow: (changed) => ('startAirport' in changed || 'endAirport' in changed ? { airline: noName } : {}),
  })
  const { value } = of.form
  const [from, to, chosen] = [value('startAirport'), value('endAirport'), value('airline')]
  const isOpen = chosen === null || chosen.value === noName.value
  const airline = useNamedChoice(airlineContract, isOpen ? noName : chosen)
  const missing =
    from === null || to === null ? 'Bitte Start- und Zielflughafen auswählen' : missingInTravel(of, 'airline')
  return (
    <ServiceForm of={of} missing={missing} wish={{ from, to, provider: isOpen ? null : airline }}>
      <FormGroup title="Flug">
        <FlightField name="startAirport" span={6} required begins>
          {(control) => <AirportPicker {...control} />}
        </FlightField>
        <FlightField name="endAirport" span={6} required>
          {(control) => <AirportPicker {...control} />}
        </FlightField>
        <FlightField name="airline">
          {({ onChange, ...control }) => (
            <AirlinePicker
              {...control}
              from={from?.value ?? null}
              to={to?.value ?? null}
              value={airline}
              onChange={(choice) => onChange(choice ?? noName)}
            />
          )}
        </FlightField>
        <TravelFields of={of} kind="airline" missing={missing} />
      </FormGroup>
    </ServiceForm>
  )
}
