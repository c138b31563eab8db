import { Select, TextInput } from '@mantine/core'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { agencyContract, providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { ferryRequestContract, requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import {
  airlineRequestContract,
  otherRequestContract,
  trainRequestContract,
} from '@reisewerk/domain/requests/transport-request.contract.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { choiceOf } from '../../itinerary/plan/service-draft.ts'
import { useNear } from '../../itinerary/plan/use-near.ts'
import { AgencyPicker } from '../../partners/agency-picker.tsx'
import { OtherServicePicker } from '../../partners/catalogue-picker.tsx'
import { AirlinePicker, FerryLinePicker, OtherProviderPicker, TrainPicker } from '../../partners/provider-picker.tsx'
import { HotelSearch } from './hotel-search.tsx'
import { OfferService } from './offer-service.tsx'
import { EmbarkField, type FieldProps } from './request-fields.tsx'

const requestWord = wordsOf(requestContract)
const ferryWord = wordsOf(ferryRequestContract)
const flightWord = wordsOf(airlineRequestContract)
const trainWord = wordsOf(trainRequestContract)
const otherWord = wordsOf(otherRequestContract)

const titles = {
  hotel: 'Hotel und Kontakt',
  ferry: 'Reederei und Kontakt',
  airline: 'Airline und Kontakt',
  train: 'Bahn und Kontakt',
  other: 'Leistungsträger und Kontakt',
} as const satisfies Record<RequestedKind, string>

/** People belong to whoever is asked: another one has others. */
const nobody = { requestContact: null, assignedContact: null }

/** Who is asked: a provider, an agency, or a provider through an agency. */
export function PartnerFields(props: FieldProps) {
  const { service, draft, set, isFirst } = props
  return (
    <FormGroup title={titles[service.kind]}>
      <ProviderFields {...props} />
      {/* A new service has its agency among its own fields. */}
      {!isFirst && (
        <Field span={7}>
          <AgencyPicker
            label={requestWord('agency')}
            value={draft.agency}
            onChange={(agency) => set({ agency, ...nobody })}
          />
        </Field>
      )}
      <Field span={isFirst ? 12 : 5}>
        <TextInput
          label={requestWord('optionNr')}
          error={tooLong(draft.optionNr, 60)}
          value={draft.optionNr}
          onChange={(event) => set({ optionNr: event.currentTarget.value })}
        />
      </Field>
      <Field span={6}>
        <ContactSelect
          label={requestWord('requestContact')}
          agency={draft.agency}
          provider={draft.provider}
          value={draft.requestContact}
          onChange={(requestContact) => set({ requestContact })}
        />
      </Field>
      <Field span={6}>
        <ContactSelect
          label={requestWord('assignedContact')}
          agency={draft.agency}
          provider={draft.provider}
          value={draft.assignedContact}
          onChange={(assignedContact) => set({ assignedContact })}
        />
      </Field>
    </FormGroup>
  )
}

/** The search for a provider, with what narrows it for its kind. */
function ProviderFields({ service, wish, draft, set, error, isFirst }: FieldProps) {
  const from = wish.from?.value ?? null
  const to = wish.to?.value ?? null
  const picker = {
    clearable: true,
    'data-autofocus': !isFirst,
    value: draft.provider,
    // What was chosen with the provider before is not what another one offers.
    onChange: (provider: Choice | null) => set({ provider, otherService: null, ...nobody }),
    error: error?.messageFor('provider'),
  }
  const near = useNear(service, wish)
  switch (service.kind) {
    case 'hotel':
      return (
        <HotelSearch wish={wish} near={near} value={picker.value} onChange={picker.onChange} error={picker.error} />
      )
    case 'ferry':
      return (
        <>
          <Field span={7}>
            <FerryLinePicker label={ferryWord('ferry')} from={from} to={to} {...picker} />
          </Field>
          <Field span={5}>
            <TextInput
              label={ferryWord('shipName')}
              error={tooLong(draft.shipName, 120)}
              value={draft.shipName}
              onChange={(event) => set({ shipName: event.currentTarget.value })}
            />
          </Field>
          {/* Else it stands among the times. */}
          {isFirst && <EmbarkField draft={draft} set={set} error={error} />}
        </>
      )
    case 'airline':
      return (
        <Field>
          <AirlinePicker label={flightWord('airline')} placeholder="no-name" from={from} to={to} {...picker} />
        </Field>
      )
    case 'train':
      return (
        <Field>
          <TrainPicker label={trainWord('train')} from={from} to={to} {...picker} />
        </Field>
      )
    case 'other':
      return (
        <>
          <Field span={12}>
            <OtherServicePicker
              label={otherWord('otherService')}
              placeholder="alle Anbieter dieser Leistungsart"
              typeId={wish.serviceType?.value ?? null}
              value={draft.otherService}
              onChange={(service) => {
                if (service === null) return set({ otherService: null })
                const otherService = {
                  value: String(service.id),
                  label: (service.provider ?? service.agency)?.name ?? '',
                }
                const agency = choiceOf(service.agency)
                set({ otherService, provider: choiceOf(service.provider), ...nobody, ...(agency && { agency }) })
              }}
            />
          </Field>
          <Field span={12}>
            <OtherProviderPicker label={requestWord('provider')} near={near} {...picker} />
            {draft.otherService === null && draft.provider !== null && (
              <OfferService
                provider={draft.provider}
                agency={draft.agency}
                type={wish.serviceType}
                onOffered={(otherService) => set({ otherService })}
              />
            )}
          </Field>
        </>
      )
  }
}

type ContactProps = {
  label: string
  agency: Choice | null
  provider: Choice | null
  value: string | null
  onChange: (contact: string | null) => void
}

/** Who answers there: people of the agency, if one is asked, else of the provider. */
function ContactSelect({ label, agency, provider, value, onChange }: ContactProps) {
  const groups = ['contact_read'] as const
  const ofAgency = useQuery({
    ...itemOf(agencyContract, Number(agency?.value), groups),
    enabled: agency !== null,
  })
  const ofProvider = useQuery({
    ...itemOf(providerContract, Number(provider?.value), groups),
    enabled: agency === null && provider !== null,
  })
  const contacts = (agency === null ? ofProvider.data : ofAgency.data)?.contacts ?? []
  return (
    <Select
      label={label}
      placeholder={agency === null && provider === null ? 'nach dem Leistungsträger' : 'keiner'}
      data={contacts
        .filter(({ deleted }) => !deleted)
        .map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
      value={value}
      clearable
      disabled={contacts.length === 0}
      onChange={onChange}
    />
  )
}
