import * as z from 'zod'
import { contract } from '../contract/contract.ts'
import { build } from '../contract/field.ts'
import { children, choice, integer, link, links, richText, text } from '../contract/fields.ts'
import { contactContract } from '../partners/client.contract.ts'
import { offerConditionContract } from './conditions/condition.contract.ts'
import { offerIncludedLineContract } from './included/included-line.contract.ts'
import { offerBulletPointContract } from './offer-templates.contract.ts'
import { offerPhotoContract } from './photos/offer-photo.contract.ts'

/** What an offer is (002 §3). */
export const offerTypes = {
  initial: { label: 'Angebot' },
  updated: { label: 'Geändertes Angebot' },
  confirmation: { label: 'Rückbestätigung' },
} as const
export type OfferType = keyof typeof offerTypes

/** How much of the route the document tells (002 §3): nothing, the stages, each day with its services, and its texts. */
export const routeDescriptions = {
  none: { label: 'keine' },
  short: { label: 'kurz' },
  complete: { label: 'vollständig' },
  long: { label: 'ausführlich' },
} as const
export type RouteDescription = keyof typeof routeDescriptions
/** How an offer begins, before anybody has chosen. */
export const usualRouteDescription: RouteDescription = 'long'

type FreePlace = { numberOfPersons: number; type: 'single' | 'double'; freePlaces: number }
const freePlaces = z.array(
  z.object({ numberOfPersons: z.int(), type: z.enum(['single', 'double']), freePlaces: z.int() }),
)
const freePlaceRules = z
  .array(
    z.looseObject({
      numberOfPersons: z.int('Bitte eine ganze Zahl angeben').min(1, 'Mindestens 1').max(999, 'Höchstens 999'),
      type: z.enum(['single', 'double'], 'single oder double').default('double'),
      freePlaces: z.literal(1, 'Je Regel ein Freiplatz').default(1),
    }),
  )
  .max(100, 'Höchstens 100 Freiplätze')
  .transform((rules): FreePlace[] =>
    rules.map(({ numberOfPersons, type, freePlaces: one }) => ({ numberOfPersons, type, freePlaces: one })),
  )

/** What an offer says beside the day plan; every generated PDF is a document of its own (002 §3). */
export const offerContract = contract({
  name: 'offers',
  title: 'Angebot',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    type: choice(offerTypes, { label: 'Art' }),
    /** Empty in a body: '{orderNumber} / ', to be gone on with; another type begins with its own (002 §5). */
    offerNr: text({ label: 'Angebotsnummer', max: 60 }),
    attachRouteDescription: choice(routeDescriptions, { label: 'Routenbeschreibung' }),
    /** Where it is written to, of the addresses of the trip's client; null: the first of them. */
    address: link('addresses', { label: 'Adresse', nullable: true }),
    introTitle: text({ label: 'Betreff', max: 200 }),
    introText: richText({ label: 'Anschreiben', nullable: true }),
    conditions: children(offerConditionContract, { label: 'Konditionen' }),
    /** What is written freely beside them, cut at its headings on paper. */
    conditionsText: richText({ label: 'Freier Text der Konditionen', nullable: true }),
    /** Trips it speaks for beside its own, in the order of the document; who may not see one is not told of it. */
    attachedOrders: links('orders', { label: 'Angehängte Reisen' }),
    bulletPoints: children(offerBulletPointContract, { label: 'Stichpunkte' }),
    /** What of the included services was arranged or worded by hand (TRUE-05). */
    includedLines: children(offerIncludedLineContract, { label: 'Im Reisepreis enthalten' }),
    /** Photos it shows with its days, of each day in their order (MOVE-08). */
    photos: children(offerPhotoContract, { label: 'Fotos' }),
    /** From how many guests on the trip is made, and who travels free: kept by the calculation, a list in a body replaces its own (002 §3). */
    minimumPersons: integer({ label: 'Mindestteilnehmer', nullable: true, min: 1, max: 9_999 }),
    freeplaces: build<FreePlace[], FreePlace[], object>('json', freePlaces, freePlaceRules, { label: 'Freiplätze' }),
    /** To whom it goes: the trip's main contact, else the first it has, else the first of the client (002 §7: 'contact group'). */
    contact: link('contacts', {
      label: 'Kontakt',
      nullable: true,
      write: 'never',
      groups: ['contact_read'],
      expand: { contract: contactContract, groups: ['contact_read'] },
    }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
