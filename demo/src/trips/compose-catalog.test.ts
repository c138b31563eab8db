import { expect, test } from 'vitest'
import { catalogTextOf } from './compose-catalog.ts'
import { day, extra, line, onTheSpot, possible, way } from './route-model.ts'

test('PLACE-14 DOC-04 the catalogue says of what is not included how it is offered, and nothing of what is', () => {
  const oslo = day('Oslo', null, 'Stadt am Fjord', line('Stadtführung', '10:00'), way('Weiter zum Hafen'))
  const offered = [possible('Fahrt mit dem Elektroboot', 39), extra('Fotograf', 180), onTheSpot('Kurtaxe', 2)]
  expect(catalogTextOf({ ...oslo, services: [...oslo.services, ...offered] }).split('\n')).toEqual([
    ...['Stadt am Fjord', 'Stadtführung', 'Weiter zum Hafen', 'Möglichkeit: Fahrt mit dem Elektroboot'],
    ...['Zusätzlich buchbar: Fotograf', 'Vor Ort: Kurtaxe'],
  ])
})
