import { daysBetween } from '../../calendar-date.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import { starsOf } from '../../documents/printed-services.ts'
import type { RouteSketch } from '../../geography/map/route-sketch.ts'
import type { RichText, RichTextNode } from '../../rich-text.ts'
import { capitalised } from '../../typography/characters.ts'
import { typesetRichText } from '../../typography/typeset.ts'
import { meals as mealTypes } from '../templates.contract.ts'
import { paperWordsIn } from './paper-language.ts'
import type { PrintedNote, PrintedProvider } from './paper-model.ts'
import { type DrawCode, mapOf, printedNotes } from './paper-notes.ts'
import type { PaperMeal, PaperProvider, PaperSource } from './paper-source.ts'

/** The maps of boxes by the services of their providers. */
export type BoxSketches = ReadonlyMap<number, RouteSketch>

/** A page for each provider of whom there is something to say; a house where the group sleeps has one in any case. */
export function printedProviders(
  { providers, language }: PaperSource,
  maps: BoxSketches,
  drawCode: DrawCode,
): PrintedProvider[] {
  return providers
    .filter(({ isLeftOut }) => !isLeftOut)
    .filter(({ kind, notes, meals, menu }) => kind === 'hotel' || notes.length > 0 || meals.length > 0 || menu !== null)
    .map((provider) => printedProvider(provider, maps.get(provider.serviceId) ?? null, language, drawCode))
}

export function keyOf({ serviceId }: Pick<PaperProvider, 'serviceId'>): string {
  return `service-${serviceId}`
}

function printedProvider(
  provider: PaperProvider,
  sketch: RouteSketch | null,
  language: DocumentLanguage,
  drawCode: DrawCode,
): PrintedProvider {
  const { typeset, words } = language
  const stars = starsOf(provider.stars)
  return {
    key: keyOf(provider),
    name: typeset(provider.name.trim()),
    stars: Math.min(5, stars),
    starsText: stars === 0 ? '' : words.stars(stars),
    stay: stayOf(provider, language),
    contacts: contactsOf(provider, language),
    notes: [
      ...printedNotes(provider.notes, { address: provider.address, sketch }, language, drawCode),
      ...mealNotes(provider, language),
    ],
  }
}

function stayOf({ kind, from, until, board }: PaperProvider, { dates, words, options }: DocumentLanguage): string {
  const nights = kind === 'hotel' ? daysBetween(from, until) : 0
  return [
    dates.dateRange(from, until),
    nights > 0 ? words.nights(nights) : '',
    board === null || board === 'none' ? '' : capitalised(options.board[board]),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const shownWebsite = /^https?:\/\/|\/$/g

function contactsOf({ address, phone, website }: PaperProvider, { typeset }: DocumentLanguage) {
  const contacts: PrintedProvider['contacts'] = []
  if (address !== '') contacts.push({ icon: 'map', text: typeset(address), href: mapOf(address) })
  if (phone !== '') contacts.push({ icon: 'phone', text: phone, href: `tel:${phone.replaceAll(/[^+\d]/g, '')}` })
  if (website !== '') {
    const href = /^https?:\/\//.test(website) ? website : `https://${website}`
    contacts.push({ icon: 'web', text: website.replaceAll(shownWebsite, ''), href })
  }
  return contacts
}

/** One passage a kind of meal: the menu of the whole stay, then its days one below the other: 'Samstag: Cremesuppe …'. */
function mealNotes({ meals, menu }: PaperProvider, language: DocumentLanguage): PrintedNote[] {
  const words = paperWordsIn[language.locale]
  const kinds = Object.keys(mealTypes) as (keyof typeof mealTypes)[] // its keys are these and no others
  return kinds.flatMap((kind) => {
    const usual = menu?.meal === kind ? menuText(menu, language) : []
    const ofDays = meals.filter(({ meal }) => meal === kind).flatMap((meal) => mealText(meal, language))
    const content = [...usual, ...ofDays]
    if (content.length === 0) return []
    return { title: words.meals[kind], text: { type: 'doc', content }, isBox: false, code: null, map: null, images: [] }
  })
}

function mealText({ date, name, text }: PaperMeal, { dates, words, typeset }: DocumentLanguage): RichTextNode[] {
  const day: RichTextNode = { type: 'text', marks: [{ type: 'bold' }], text: `${dates.weekday(date)}${words.colon}` }
  const [first, ...others] = typesetText(text, typeset)
  const named: RichTextNode[] = name.trim() === '' ? [] : [{ type: 'text', text: typeset(name.trim()) }]
  if (first === undefined) return [{ type: 'paragraph', content: [day, ...named] }]
  if (first.type !== 'paragraph' || named.length > 0) {
    return [{ type: 'paragraph', content: [day, ...named] }, first, ...others]
  }
  return [{ ...first, content: [day, ...(first.content ?? [])] }, ...others]
}

function menuText({ name, text }: Omit<PaperMeal, 'date'>, { typeset }: DocumentLanguage): RichTextNode[] {
  const bold: RichTextNode = { type: 'text', marks: [{ type: 'bold' }], text: typeset(name.trim()) }
  return [...(name.trim() === '' ? [] : [{ type: 'paragraph', content: [bold] }]), ...typesetText(text, typeset)]
}

function typesetText(text: RichText | null, typeset: DocumentLanguage['typeset']): RichTextNode[] {
  return text === null ? [] : (typesetRichText(text, typeset).content ?? [])
}
