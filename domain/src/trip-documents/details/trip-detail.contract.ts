import { listedOptions, locales } from '../../accounts/options.ts'
import { contract } from '../../contract/contract.ts'
import { boolean, choice, integer, link, links, richText, text } from '../../contract/fields.ts'
import { requestResources } from '../../service-kinds.ts'
import { tripDetailTypes } from '../templates.contract.ts'

/** What a passage is beyond its type: a code to scan, or the meal of a menu (002 §3). */
export const tripDetailSubTypes = {
  'QR-Code': { label: 'QR-Code', tone: 'neutral' },
  Frühstück: { label: 'Frühstück', tone: 'neutral' },
  Mittagessen: { label: 'Mittagessen', tone: 'neutral' },
  Abendessen: { label: 'Abendessen', tone: 'neutral' },
} as const

/** A passage of a trip's documents: on the trip, or on what one request books (002 §3). */
export const tripDetailContract = contract({
  name: 'trip_details',
  title: 'Reisedetail',
  fields: {
    /** Of a passage on a request it goes without saying. */
    order: link('orders', { label: 'Reise', write: 'create' }),
    request: link('requests', { label: 'Anfrage', nullable: true, kinds: requestResources }),
    /** Of a menu the day it is served; without one the day its title names. */
    day: link('days', { label: 'Tag', nullable: true }),
    type: choice(tripDetailTypes, { label: 'Art', required: true, write: 'create' }),
    subType: text({ label: 'Zusatz', max: 60, nullable: true, choices: tripDetailSubTypes }),
    /** Of a menu the date (002 §3). */
    title: text({ label: 'Titel', max: 200 }),
    text: richText({ label: 'Text', nullable: true }),
    /** The text as HTML. */
    renderedText: text({ label: 'Text als HTML', write: 'never' }),
    /** Written by hand; else it follows its template and cannot be changed (002 §4). */
    isEditable: boolean({ label: 'Von Hand bearbeitet' }),
    /** The master data it comes from. */
    template: link('trip_detail_templates', { label: 'Vorlage', nullable: true }),
    /** In which it says so; null of what was written without one. */
    templateLocale: choice(locales, { label: 'Sprache der Vorlage', nullable: true, write: 'never' }),
    menu: link('menus', { label: 'Menü', nullable: true }),
    images: links('documents', { label: 'Bilder' }),
    /** The first of the images; one that is named comes first (002 §7). */
    image: link('documents', { label: 'Bild', nullable: true }),
    /** From 1 on, among the passages of its type on the same request, or on the trip. */
    positionInDocument: integer({ label: 'Position', min: 0, max: 10_000 }),
  },
  filters: {
    id: 'in',
    'order.id': 'in',
    'request.id': 'in',
    'day.id': 'in',
    'menu.id': 'in',
    type: 'in',
    subType: 'in',
    isEditable: 'boolean',
  },
  orderBy: ['id', 'positionInDocument'],
  options: { types: listedOptions(tripDetailTypes), subTypes: listedOptions(tripDetailSubTypes) },
})
