import { Button } from '@mantine/core'
import type { placeholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import type { ReactNode } from 'react'
import { fieldOf, type Missing } from '../../../form/form-field.tsx'
import { FormPanel } from '../../../form/form-frame.tsx'
import { FormTranslations } from '../../../form/form-translations.tsx'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { KindIcon } from '../../../ui/marks/kind-icon.tsx'
import { ChangedNotice } from '../../../ui/notices/changed-notice.tsx'
import { useTranslatingHouse } from '../../accounts/api.ts'
import { type Ask, useDesk } from '../plan/plan-context.tsx'
import { titleOf } from '../plan/service-words.ts'
import { isRequested, type Service } from '../plan/services.ts'
import { noWish, type Wish } from '../plan/wish.ts'
import type { ServiceForm as Form } from './use-service-form.ts'

export const CommonField = fieldOf<typeof placeholderContract>()

type Props = {
  of: Pick<Form, 'service' | 'how' | 'common' | 'clears' | 'isSaving' | 'save'>
  /** Why it cannot be saved yet; the buttons are off then. */
  missing: Missing | string | null
  note?: string | null
  /** For services that somebody can be asked for: what narrows the search for whom. */
  wish?: Partial<Wish>
  /** Which descriptions stand below the fields of the kind; kinds that are a text have them among their own. */
  descriptions?: 'both' | 'service' | 'none'
  children: ReactNode
}

/**
 * The one frame of all kinds of services: the fields of the kind, those that all kinds share, and for one that is added with
 * its provider the fields of the request below them (001 §2.1).
 */
export function ServiceForm({ wish, ...props }: Props) {
  const { requests } = useDesk()
  const { service, how } = props.of
  if (!how.withRequest || !isRequested(service)) return <Frame {...props} />
  const narrowed = { ...noWish, agency: props.of.common.value('agency'), ...wish }
  return requests.together(service, narrowed, (ask, fields) => <Frame {...props} ask={ask} more={fields} />)
}

type FrameProps = Omit<Props, 'wish'> & { ask?: Ask; more?: ReactNode }

function Frame({ of, missing, note, descriptions = 'both', ask, more, children }: FrameProps) {
  const { trip } = useDesk()
  const { service, common, clears, isSaving, save } = of
  return (
    <FormPanel
      form={{
        ...common,
        isSaving,
        isChanged: common.isChanged || ask?.isChanged === true,
        isRefused: common.isRefused || ask?.isRefused === true,
      }}
      icon={<KindIcon kind={service.kind} />}
      missing={missing ?? ask?.missing ?? null}
      hint={note}
      onSave={() => void save('close', ask)}
      buttons={(isOff) =>
        isRequested(service) &&
        ask === undefined && (
          <Button variant="default" disabled={isOff} onClick={() => void save('ask')}>
            Speichern und anfragen
          </Button>
        )
      }
    >
      {children}
      <FormGroup title="Angebot an den Kunden">
        <CommonField name="clientOffer.status" list="client_offer" span={5} />
        <CommonField name="clientOffer.priceType" list="price_type" span={4} />
        <CommonField name="clientOffer.price" as="amount" currency={trip.orderCurrency} span={3} />
      </FormGroup>
      {clears && (
        <ChangedNotice
          text="Die Beschreibungen gehörten zur bisherigen Leistung und werden geleert."
          consequence="Wer sie behalten will, bricht ab oder schreibt sie neu."
        />
      )}
      {descriptions !== 'none' && (
        <FormGroup
          title="Beschreibungen"
          action={
            <ServiceTranslations
              service={service}
              names={[
                'serviceDescription',
                ...(descriptions === 'both' ? ['routeDescription'] : []),
                // It stands above; its words are entered with all others.
                ...(service.kind === 'other' ? ['meetingPoint'] : []),
              ]}
            />
          }
        >
          <CommonField name="serviceDescription" as="lines" />
          {/* Trains describe their route only where the agency wants it. */}
          {descriptions === 'both' && <CommonField name="routeDescription" as="lines" />}
        </FormGroup>
      )}
      {more}
    </FormPanel>
  )
}

/** The texts of a service in the languages of papers (MOVE-08). */
export function ServiceTranslations({ service, names }: { service: Service; names: readonly string[] }) {
  const { trip } = useDesk()
  return (
    <FormTranslations
      what={titleOf(service)}
      names={names}
      house={useTranslatingHouse(idOf(trip.organisationFilter))}
    />
  )
}
