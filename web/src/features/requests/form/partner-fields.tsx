import { agencyContract, providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import type { ferryRequestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { itemOf } from '../../../lib/api.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { choiceOf } from '../../itinerary/plan/service-draft.ts'
import { useNear } from '../../itinerary/plan/use-near.ts'
import { AgencyPicker } from '../../partners/agency-picker.tsx'
import type { Near } from '../../partners/api.ts'
import { OtherServicePicker } from '../../partners/catalogue-picker.tsx'
import { AirlinePicker, FerryLinePicker, OtherProviderPicker, TrainPicker } from '../../partners/provider-picker.tsx'
import { HotelSearch } from './hotel-search.tsx'
import { OfferService } from './offer-service.tsx'
import { RequestField } from './request-field.ts'
import type { RequestForm } from './use-request-form.ts'

const FerryField = fieldOf<typeof ferryRequestContract>()

/** People belong to whoever is asked: another one has others. */
const nobody = { requestContact: null, assignedContact: null }

type Props = { of: RequestForm }

/** Who is asked: a provider, an agency, or a provider through an agency. */
export function PartnerFields({ of }: Props) {
  const { service, form, isFirst } = of
  const [agency, provider] = [form.value('agency'), form.value('provider')]
  const people = usePeople(agency, provider)
  const home = agency !== null ? { agency } : provider !== null ? { provider } : null
  const contact = {
    span: 6,
    choices: people,
    ...(home !== null && { makes: { resource: 'contacts', given: home } as const }),
    disabled: home === null,
    placeholder: agency === null && provider === null ? 'nach dem Leistungsträger' : 'keiner',
  }
  return (
    <FormGroup title={`${serviceKinds[service.kind].asked.firm} und Kontakt`}>
      <ProviderFields of={of} />
      {/* A new service has its agency among its own fields. */}
      {!isFirst && (
        <RequestField name="agency" span={7}>
          {(control) => <AgencyPicker {...control} onChange={(agency) => form.set({ agency, ...nobody })} />}
        </RequestField>
      )}
      <RequestField name="optionNr" span={isFirst ? 12 : 5} />
      <RequestField name="requestContact" {...contact} />
      <RequestField name="assignedContact" {...contact} />
    </FormGroup>
  )
}

/** The search for a provider, with what narrows it for its kind. */
function ProviderFields({ of: { service, wish, form, isFirst } }: Props) {
  const way = { from: wish.from?.value ?? null, to: wish.to?.value ?? null }
  const begins = { begins: !isFirst }
  const choose = (provider: Choice | null) => form.set({ provider, ...nobody })
  const near = useNear(service, wish)
  switch (service.kind) {
    case 'hotel':
      return (
        <HotelSearch
          wish={wish}
          near={near}
          isChosen={form.value('provider') !== null}
          begins={!isFirst}
          onChange={choose}
        />
      )
    case 'ferry':
      return (
        <>
          <RequestField name="provider" label="Reederei" span={7} {...begins}>
            {(control) => <FerryLinePicker {...control} {...way} clearable onChange={choose} />}
          </RequestField>
          <FerryField name="shipName" span={5} />
          {/* Else it stands among the times. */}
          {isFirst && <FerryField name="embarkAt" span={4} />}
        </>
      )
    case 'airline':
      // A new flight has its airline among its own fields.
      return isFirst ? null : (
        <RequestField name="provider" label="Airline" {...begins}>
          {(control) => <AirlinePicker {...control} {...way} placeholder="no-name" clearable onChange={choose} />}
        </RequestField>
      )
    case 'train':
      return (
        <RequestField name="provider" label="Bahngesellschaft" {...begins}>
          {(control) => <TrainPicker {...control} {...way} clearable onChange={choose} />}
        </RequestField>
      )
    default:
      return <OfferedFields wish={wish} near={near} form={form} {...begins} />
  }
}

type OfferedProps = Pick<RequestForm, 'wish' | 'form'> & { near: Near; begins: boolean }

function OfferedFields({ wish, near, form, begins }: OfferedProps) {
  const [provider, offered] = [form.value('provider'), form.value('otherService')]
  // A link has no name of its own: it goes by who offers it.
  const named =
    offered?.label === '' ? { ...offered, label: provider?.label ?? wish.serviceType?.label ?? '' } : offered
  return (
    <>
      <RequestField name="otherService">
        {(control) => (
          <OtherServicePicker
            {...control}
            placeholder="alle Anbieter dieser Leistungsart"
            typeId={wish.serviceType?.value ?? null}
            value={named}
            onChange={(service) => {
              if (service === null) return form.set({ otherService: null })
              const label = (service.provider ?? service.agency)?.name ?? ''
              const agency = choiceOf(service.agency)
              form.set({
                ...{ otherService: { value: String(service.id), label }, provider: choiceOf(service.provider) },
                ...{ ...nobody, ...(agency && { agency }) },
              })
            }}
          />
        )}
      </RequestField>
      <RequestField name="provider" begins={begins}>
        {(control) => (
          <>
            <OtherProviderPicker
              {...control}
              near={near}
              clearable
              // What was chosen with the provider before is not what another one offers.
              onChange={(provider) => form.set({ provider, otherService: null, ...nobody })}
            />
            {offered === null && provider !== null && (
              <OfferService
                provider={provider}
                agency={form.value('agency')}
                type={wish.serviceType}
                onOffered={(otherService) => form.set({ otherService })}
              />
            )}
          </>
        )}
      </RequestField>
    </>
  )
}

/** Who answers there: people of the agency, if one is asked, else of the provider. */
function usePeople(agency: Choice | null, provider: Choice | null): Choice[] {
  const groups = ['contact_read'] as const
  const ofAgency = useQuery({ ...itemOf(agencyContract, Number(agency?.value), groups), enabled: agency !== null })
  const ofProvider = useQuery({
    ...itemOf(providerContract, Number(provider?.value), groups),
    enabled: agency === null && provider !== null,
  })
  const contacts = (agency === null ? ofProvider.data : ofAgency.data)?.contacts ?? []
  return contacts.filter(({ deleted }) => !deleted).map(({ id, fullName }) => ({ value: String(id), label: fullName }))
}
