import { Select, TextInput } from '@mantine/core'
import { choicesOf } from '@reisewerk/domain/contract/words.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import type { Trip } from '../orders/trip/api.ts'
import { AddressSelect } from './address-select.tsx'
import type { Offer } from './api.ts'
import { ContactSelect } from './contact-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import { tellsOfField } from './not-saved.ts'
import classes from './offer.module.css'
import { useSaveOffer } from './open-offer.ts'
import { OrganisationSelect } from './organisation-select.tsx'
import { TextTemplatePicker } from './text-template-picker.tsx'
import type { OfferNumber } from './use-offer-number.ts'
import type { OfferTexts } from './use-offer-texts.ts'

type Props = {
  offer: Offer
  trip: Trip
  /** Whether the house writes offers in several languages. */
  isMultilingual: boolean
  number: OfferNumber
  letter: OfferTexts['letter']
}

const optionsOf = (field: 'type' | 'attachRouteDescription') => choicesOf(offerContract, field)

/** What kind of offer it is, its number, to whom it goes and what it tells of the route (002 §2, OFFER-02, OFFER-08, OFFER-10). */
export function OfferSettings({ offer, trip, isMultilingual, number, letter }: Props) {
  const { save } = useSaveOffer(offer)
  const common = { allowDeselect: false, checkIconPosition: 'right' } as const
  return (
    <div className={classes.settings}>
      <Select
        {...common}
        label="Art"
        data={optionsOf('type')}
        value={offer.type}
        // The choices are those of the contract.
        onChange={(type) => type !== null && save({ type: type as Offer['type'] }, tellsOfField)}
      />
      <TextInput
        label="Nummer"
        description={number.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={number.text}
        error={number.error ?? (number.isValid ? undefined : 'Bitte die Nummer vervollständigen')}
        onChange={(event) => number.write(event.currentTarget.value)}
        onBlur={number.flush}
        onKeyDown={({ key }) => key === 'Enter' && number.flush()}
      />
      {isMultilingual && <LanguageSelect trip={trip} />}
      <AddressSelect offer={offer} trip={trip} />
      <ContactSelect trip={trip} />
      <TextTemplatePicker
        label="Textvorlage"
        trip={trip}
        value={letter.value}
        disabled={letter.conflict !== null}
        onTake={(content) => {
          letter.write(content)
          letter.flush()
        }}
      />
      <Select
        {...common}
        label="Routenbeschreibung"
        data={optionsOf('attachRouteDescription')}
        value={offer.attachRouteDescription}
        onChange={(value) =>
          value !== null && save({ attachRouteDescription: value as Offer['attachRouteDescription'] }, tellsOfField)
        }
      />
      <OrganisationSelect trip={trip} />
    </div>
  )
}
