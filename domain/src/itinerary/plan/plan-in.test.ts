import { expect, test } from 'vitest'
import { planIn } from './plan-in.ts'
import { day, ferry, note, service } from './trip-plan.fixture.ts'

const walk = service('Stadtführung', {
  description: 'Zu Fuß durch die Altstadt',
  translations: { fr: { title: 'Visite guidée' }, en: { description: 'On foot through the old town' } },
})
const remark = { ...note('free', 'Freie Zeit'), translations: { fr: { text: 'Temps libre' } } }
const told = {
  ...day('2027-05-15', 'Oslo und der Fjord', null, 'Ankunft am Mittag', [walk, remark, note('route', 'Holmenkollen')]),
  subtitles: ['Ankunft am Mittag', 'Abend frei'],
  translations: { fr: { name: 'Oslo et le fjord' } },
  subtitleTranslations: [{}, { fr: { subtitle: 'Soirée libre' } }],
}
const wordsIn = (locale: 'de_DE' | 'fr' | 'en', plan = told) => {
  const [first] = planIn([plan], locale)
  return {
    name: first?.name,
    subtitles: first?.subtitles,
    services: first?.services.map((one) => ('text' in one ? one.text : 'title' in one ? one.title : one.kind)),
    translated: [first?.translated ?? [], ...(first?.services.map((one) => one.translated ?? []) ?? [])],
  }
}

test('MOVE-08 a plan is told in the language of its paper, what is empty there in German', () => {
  expect(wordsIn('fr')).toEqual({
    name: 'Oslo et le fjord',
    subtitles: ['Ankunft am Mittag', 'Soirée libre'],
    services: ['Visite guidée', 'Temps libre', 'Holmenkollen'],
    translated: [['name', 'subtitles.1'], ['title'], ['text'], []],
  })
  expect(planIn([told], 'fr')[0]?.services[0]).toMatchObject({ description: 'Zu Fuß durch die Altstadt' })
  expect(planIn([told], 'en')[0]?.services[0]).toMatchObject({ description: 'On foot through the old town' })
  expect(wordsIn('de_DE')).toMatchObject({ name: 'Oslo und der Fjord', translated: [[], [], [], []] })
})

test('MOVE-08 a day that is named by its places has that name in every language', () => {
  expect(wordsIn('fr', { ...told, isAutomaticName: true }).name).toBe('Oslo und der Fjord')
})

test('MOVE-08 a day that is named by its places has the names they have in the language of the paper', () => {
  const venice = { name: 'Venedig', latitude: 45.4, longitude: 12.3, translations: { fr: { name: 'Venise' } } }
  const visit = { ...service('Rundgang'), place: venice }
  const automatic = { ...day('2027-05-15', 'Venedig', null, '', [visit]), isAutomaticName: true }
  const [named, typed] = [planIn([automatic], 'fr'), planIn([{ ...automatic, isAutomaticName: false }], 'fr')]
  expect(named[0]).toMatchObject({ name: 'Venise', services: [{ place: { name: 'Venise' } }] })
  expect(typed[0]?.name).toBe('Venedig')
  expect(planIn([automatic], 'en')[0]?.name).toBe('Venedig')
  expect(planIn([{ ...automatic, name: 'Anderswo' }], 'fr')[0]?.name).toBe('Anderswo')
})

test('MOVE-08 a plan in one language holds no other', () => {
  expect(JSON.stringify(planIn([told], 'fr'))).not.toMatch(/On foot|translations/i)
})

test.each([
  ['fr', 'Copenhague', true, [{ kind: 'ports', id: 4, name: 'Copenhague' }]],
  ['en', 'Copenhagen', true, undefined],
  ['de_DE', 'Kopenhagen', undefined, undefined],
] as const)(
  'MOVE-08 a port has its name in %s, and is known to be of another German one',
  (locale, name, isTranslated, outdatedNames) => {
    const translations = { fr: { name: 'Copenhague' }, en: { name: 'Copenhagen' }, outdated: { fr: ['name' as const] } }
    const port = { kind: 'ports', id: 4, name: 'Kopenhagen', latitude: 55.7, longitude: 12.6, translations } as const
    const [told] = planIn([day('2027-05-15', 'Überfahrt', null, '', [ferry(port, null)])], locale)
    expect(told?.services[0]).toMatchObject({ from: { kind: 'ports', id: 4, name }, to: null })
    const [passage] = told?.services ?? []
    expect(passage && 'from' in passage ? [passage.from?.isTranslated, passage.from?.outdatedNames] : null).toEqual([
      isTranslated,
      outdatedNames,
    ])
  },
)
