import { documentLanguage } from '../documents/document-language.ts'
import { norwayDays } from '../itinerary/plan/trip-plan.fixture.ts'
import type { OfferSource } from './offer-source.ts'

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] })
const heading = (text: string) => ({ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] })

export const german = documentLanguage('de_DE')

export const norwayOffer: OfferSource = {
  language: german,
  today: '2026-10-21',
  orderNumber: '2600417',
  number: '2600417 / 1',
  isConfirmation: false,
  attachRouteDescription: 'long',
  optionDate: '2026-12-01',
  trip: {
    name: 'Klänge zwischen Fjord und Fjell',
    groupName: 'Kantorei St. Michael',
    category: 'choir',
    destinations: ['Norwegen'],
    startAt: '2027-05-14',
    endAt: '2027-05-23',
  },
  client: {
    companyName: 'Kantorei St. Michael e.V.',
    addressLines: ['Am Kirchgarten 5', '22763 Hamburg'],
    contact: { salutation: 'Frau', firstName: 'Annegret', lastName: 'Weiß-Schröder' },
    isFormal: true,
  },
  house: {
    name: 'Nordwind Gruppenreisen GmbH',
    brandColor: '#0e4d64',
    senderLine: 'Nordwind Gruppenreisen GmbH · Kaistraße 12 · 20457 Hamburg',
    footer: [
      ['Nordwind Gruppenreisen GmbH', 'Kaistraße 12', '20457 Hamburg'],
      ['Telefon 040 66969-120', 'info@nordwind.example', 'www.nordwind.example'],
      ['Geschäftsführer Jens Brückner', 'Amtsgericht Hamburg, HRB 000471', 'USt-IdNr. DE123456789'],
      ['IBAN DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001'],
    ],
    logoSvg: null,
    logoAlt: 'Nordwind Gruppenreisen',
  },
  signer: {
    name: 'Anna Petersen',
    role: 'Gruppenreisen Skandinavien',
    phone: '040 66969-124',
    email: 'a.petersen@nordwind.example',
  },
  introTitle: '',
  introText: null,
  days: norwayDays,
  prices: {
    tiers: [
      { fromPax: 40, price: euros(148950) },
      { fromPax: 20, price: euros(198900) },
      { fromPax: 25, price: euros(177900) },
      { fromPax: 30, price: euros(164900) },
      { fromPax: 35, price: euros(155900) },
    ],
    singleSupplements: [
      { upToRooms: 5, price: euros(39800) },
      { upToRooms: 10, price: euros(44500) },
    ],
    minimumPax: 20,
  },
  freePlaces: [],
  bulletPoints: [],
  conditions: [],
  conditionsText: {
    type: 'doc',
    content: [
      heading('Angebotsoption'),
      paragraph(
        'Die Hotels und Fähren sind bis 1. Dezember 2026 unverbindlich vorgemerkt. Danach gilt das Angebot vorbehaltlich der Verfügbarkeit.',
      ),
      heading('Stornokosten'),
      {
        type: 'bulletList',
        content: [
          item('bis 90 Tage vor Reisebeginn kostenfrei'),
          item('bis 60 Tage vor Reisebeginn 20 Prozent des Reisepreises'),
          item('ab 30 Tage vor Reisebeginn 45 Prozent des Reisepreises'),
        ],
      },
      heading('Zahlungen'),
      paragraph(
        'Anzahlung von 20 Prozent gegen Sicherungsschein 14 Tage nach Buchung, Restzahlung 28 Tage vor Reisebeginn.',
      ),
    ],
  },
}
