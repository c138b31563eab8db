import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { plainAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import type { ServiceTimes } from '@reisewerk/domain/itinerary/service-times.ts'
import { airlinePlaceholderContract } from '@reisewerk/domain/itinerary/transport-placeholder.contract.ts'
import { airlineContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import { localTimeFrom, rawTimes } from '../../../lib/moments.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { AirportPicker } from '../../geography/travel-picker.tsx'
import { AirlinePicker } from '../../partners/provider-picker.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import { noWish } from '../plan/wish.ts'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { missingInTravel, TravelFields } from './travel-fields.tsx'
import { useTimedDraft } from './use-draft.ts'

const word = wordsOf(airlinePlaceholderContract)

type Own = {
  startAirport: Choice | null
  endAirport: Choice | null
  /** undefined: as it was; its name comes from the server. */
  airline: Choice | null | undefined
}

/** A flight; as long as no airline is known it is 'no-name' (PLACE-03, PLACE-15). */
export function FlightForm({ service, save }: FormProps<'airline'>) {
  const { item } = service
  const storedId = idOf(item.airline)
  const isOpen = String(storedId) === noName.value
  const { data: chosen } = useQuery({ ...itemOf(airlineContract, storedId), enabled: !isOpen })
  const stored = isOpen ? noName : choiceOf(chosen)
  const form = useTimedDraft<Own, ServiceTimes>(service, {
    own: () => ({
      startAirport: choiceOf(item.startAirport),
      endAirport: choiceOf(item.endAirport),
      airline: undefined,
    }),
    bodyOf: (one) => ({
      startAirport: linkOf('airports', one.startAirport),
      endAirport: linkOf('airports', one.endAirport),
      ...(one.airline !== undefined && { airline: linkOf('airlines', one.airline ?? noName) }),
    }),
    rule: plainAfterChange,
    stateOf: rawTimes,
  })
  const { draft, set, follow } = form
  const { startAirport, endAirport } = draft
  const airline = draft.airline === undefined ? stored : (draft.airline ?? noName)
  /** An airline flies its own routes only; another airport asks for another one. */
  const turn = (part: Partial<Pick<Own, 'startAirport' | 'endAirport'>>) => set({ ...part, airline: noName })

  const missing =
    startAirport === null || endAirport === null ? 'Bitte Start- und Zielflughafen auswählen' : missingInTravel(draft)
  return (
    <ServiceForm
      service={service}
      save={save}
      form={form}
      missing={missing}
      wish={{
        ...noWish,
        agency: draft.agency,
        from: startAirport,
        to: endAirport,
        provider: airline?.value === noName.value ? null : airline,
      }}
    >
      <FormGroup title="Flug">
        <Field span={6}>
          <AirportPicker
            label={word('startAirport')}
            withAsterisk
            data-autofocus
            value={startAirport}
            onChange={(choice) => turn({ startAirport: choice })}
            error={save.errorOf('startAirport')}
          />
        </Field>
        <Field span={6}>
          <AirportPicker
            label={word('endAirport')}
            withAsterisk
            value={endAirport}
            onChange={(choice) => turn({ endAirport: choice })}
            error={save.errorOf('endAirport')}
          />
        </Field>
        <Field span={12}>
          <AirlinePicker
            label={word('airline')}
            from={startAirport?.value ?? null}
            to={endAirport?.value ?? null}
            value={airline}
            onChange={(choice) => set({ airline: choice })}
            error={save.errorOf('airline')}
          />
        </Field>
        <TravelFields
          labels={{ start: 'Abflug am', end: 'Ankunft am' }}
          draft={draft}
          set={set}
          onStart={(start) => follow({ start }, { startAt: localTimeFrom(start) })}
          missing={missing}
          save={save}
        />
      </FormGroup>
    </ServiceForm>
  )
}

/** Stands for every airline that is still open (PLACE-15). */
const noName: Choice = { value: '-1', label: 'no-name' }
