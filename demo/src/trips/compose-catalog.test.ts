import { expect, test } from 'vitest'
import { catalogTextOf, catalogTextsOf } from './compose-catalog.ts'
import { day, extra, line, onTheSpot, possible, way } from './route-model.ts'
import { norwayChoir } from './routes/norway-choir.ts'
import { viennaMusic } from './routes/southern-routes.ts'

test('PLACE-14 DOC-04 the catalogue says of what is not included how it is offered, and nothing of what is', () => {
  const oslo = day('Oslo', null, 'Stadt am Fjord', line('Stadtführung', '10:00'), way('Weiter zum Hafen'))
  const offered = [possible('Fahrt mit dem Elektroboot', 39), extra('Fotograf', 180), onTheSpot('Kurtaxe', 2)]
  expect(catalogTextOf({ ...oslo, services: [...oslo.services, ...offered] }).split('\n')).toEqual([
    ...['Stadt am Fjord', 'Stadtführung', 'Weiter zum Hafen', 'Möglichkeit: Fahrt mit dem Elektroboot'],
    ...['Zusätzlich buchbar: Fotograf', 'Vor Ort: Kurtaxe'],
  ])
})

test('MOVE-08 DOC-04 the demo has a catalogue text in another language where all of it is told there, and none by halves', () => {
  const days = [viennaMusic, norwayChoir].flatMap((route) => route.days)
  const told = days.map((one) => catalogTextsOf(one)).filter((texts) => texts.fr !== undefined)
  expect(told.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toMatch(/Möglichkeit:|Vor Ort:|Zusätzlich buchbar:/)
  expect(told.some(({ fr }) => /^En option\s:\s/m.test(fr?.catalogText ?? ''))).toBe(true)
  expect(catalogTextsOf(day('Oslo', null, 'Was niemand übersetzt hat'))).toEqual({})
})
