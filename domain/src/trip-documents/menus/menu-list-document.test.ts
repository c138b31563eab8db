import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { richTextOf } from '../../rich-text.ts'
import { untypeset } from '../../typography/typeset.ts'
import { type MenuMeal, menuListDocument, menuListName } from './menu-list-document.ts'
import { mealNamed } from './menu-words.ts'

const dinner: MenuMeal = {
  date: '2027-05-15',
  meal: 'dinner',
  provider: 'Hotel Bryggekanten',
  place: 'Bergen',
  time: '19:00',
  menu: 'Nordisch',
  text: richTextOf('Gebratener Saibling'),
}
const breakfast: MenuMeal = { ...dinner, meal: 'breakfast', time: '07:30', menu: '', text: null }
const elsewhere: MenuMeal = { ...dinner, date: '2027-05-17', provider: 'Johanneskirken Bergen', meal: 'lunch' }
const meals = [elsewhere, dinner, breakfast]

test('DOC-04 the menu list tells the meals of each day in the order of the day', () => {
  const { heading, group, menus } = menuListDocument(norwayOffer, meals)
  expect([heading, untypeset(group)]).toEqual(['Menüliste', 'Kantorei St. Michael · 14.–23. Mai 2027'])
  expect(menus.map(({ number, weekday, meals: served }) => [number, weekday, served.map(({ type }) => type)])).toEqual([
    ['2', 'Samstag', ['Frühstück', 'Abendessen']],
    ['4', 'Montag', ['Mittagessen']],
  ])
  expect(menus[0]?.meals[1]).toMatchObject({ place: 'Hotel Bryggekanten, Bergen', time: '19:00', menu: 'Nordisch' })
  expect(menus[1]?.meals[0]).toMatchObject({ place: 'Johanneskirken Bergen' })
})

test('DOC-04 a meal of which nobody has said what there is says so', () => {
  const [day] = menuListDocument(norwayOffer, meals).menus
  expect(day?.meals.map(({ open }) => open)).toEqual(['Menü noch nicht gewählt', ''])
})

test.each([
  ['en', 'Menus 2600417', ['Dinner']],
  ['fr', 'Menus 2600417', ['Dîner']],
  ['de_DE', 'Menüliste 2600417', ['Abendessen']],
] as const)('DOC-04 in %s it is called %s; only the meals that were asked for stand in it', (locale, name, types) => {
  const source = { ...norwayOffer, language: documentLanguage(locale) }
  expect(menuListName(source)).toBe(name)
  expect(menuListDocument(source, meals, ['dinner']).menus.flatMap((day) => day.meals.map(({ type }) => type))).toEqual(
    types,
  )
})

test('DOC-04 DOC-06 a French menu list writes its hours as French does', () => {
  const source = { ...norwayOffer, language: documentLanguage('fr') }
  const hours = menuListDocument(source, meals).menus.flatMap((day) => day.meals.map(({ time }) => untypeset(time)))
  expect(hours).toEqual(['07 h 30', '19 h 00', '19 h 00'])
})

test('DOC-04 a menu names its meal by the German word', () => {
  expect(['Frühstück', 'Mittagessen', 'Abendessen', null, 'QR-Code'].map(mealNamed)).toEqual([
    'breakfast',
    'lunch',
    'dinner',
    'dinner',
    'dinner',
  ])
})
