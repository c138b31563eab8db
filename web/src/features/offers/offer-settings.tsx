import { Select, TextInput } from '@mantine/core'
import { choicesOf } from '@reisewerk/domain/contract/words.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { offerIntroTemplateContract } from '@reisewerk/domain/offers/offer-templates.contract.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../lib/api.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { AddressSelect } from './address-select.tsx'
import type { Offer } from './api.ts'
import { ContactSelect } from './contact-select.tsx'
import { LanguageSelect } from './language-select.tsx'
import { tellsOfField } from './not-saved.ts'
import classes from './offer.module.css'
import { OrganisationSelect } from './organisation-select.tsx'
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
  const { save } = useSave(offerContract, offer.id)
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
        error={number.error ?? (number.isValid ? undefined : 'Bitte vervollständigen')}
        onChange={(event) => number.write(event.currentTarget.value)}
        onBlur={number.flush}
        onKeyDown={({ key }) => key === 'Enter' && number.flush()}
      />
      {isMultilingual && <LanguageSelect trip={trip} />}
      <AddressSelect offer={offer} trip={trip} />
      <ContactSelect trip={trip} />
      <TemplateSelect trip={trip} letter={letter} />
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

/** Cover letters the house keeps in the language of the trip; one that stands there already is replaced after a question. */
function TemplateSelect({ trip, letter }: Pick<Props, 'trip' | 'letter'>) {
  const house = { 'organisationFilter.id': idOf(trip.organisationFilter), isRetired: false }
  const query = { ...house, locale: trip.orderLocale, _itemsPerPage: 200 }
  const { data } = useQuery(listOf(offerIntroTemplateContract, { query }))
  const templates = data?.items ?? []

  async function take(id: string | null) {
    const template = templates.find((one) => String(one.id) === id)
    if (template === undefined) return
    const isFree = plainTextOf(letter.value) === '' || plainTextOf(letter.value) === plainTextOf(template.content)
    const isMeant =
      isFree ||
      (await confirm({
        title: `„${template.name}“ einsetzen?`,
        text: 'Das Anschreiben, das dort steht, wird ersetzt.',
        action: 'Ersetzen',
        tone: 'bad',
      }))
    if (!isMeant) return
    letter.write(template.content)
    letter.flush()
  }

  return (
    <Select
      label="Textvorlage"
      placeholder={templates.length === 0 ? 'keine Vorlagen' : 'Vorlage wählen'}
      data={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={null}
      searchable
      nothingFoundMessage="Keine Vorlage gefunden"
      disabled={templates.length === 0 || letter.conflict !== null}
      onChange={(id) => void take(id)}
    />
  )
}
