import { expect, test } from 'vitest'
import { type Crew, crewCabins, crewRooms } from './crew-beds.ts'
import { voucherWordsIn } from './voucher-language.ts'

const member = (isDriver: boolean, roomFor: number | null = 1) => {
  return { isDriver, roomFor, cabinFor: { persons: 1, type: 'inside' } }
}
const crew = (drivers: number, guides: number): Crew => ({
  crew: [
    ...Array.from({ length: drivers }, () => member(true)),
    ...Array.from({ length: guides }, () => member(false)),
  ],
  isWithoutDriver: false,
})

test.each([
  // drivers, guides, in German, English, French
  [0, 0, '', '', ''],
  [1, 0, '1 Einzelzimmer für den Fahrer', 'for the driver', 'pour le conducteur'],
  [2, 0, '2 Einzelzimmer für die Fahrer', 'for the drivers', 'pour les conducteurs'],
  [0, 1, '1 Einzelzimmer für die Reiseleitung', 'for the tour leader', 'pour l’accompagnateur'],
  [0, 2, '2 Einzelzimmer für die Reiseleitungen', 'for the tour leaders', 'pour les accompagnateurs'],
  [
    ...([1, 1, '2 Einzelzimmer für Fahrer und Reiseleitung'] as const),
    ...(['for driver and tour leader', 'pour le conducteur et l’accompagnateur'] as const),
  ],
  [
    ...([2, 1, '3 Einzelzimmer für Fahrer und Reiseleitung'] as const),
    ...(['for drivers and tour leader', 'pour les conducteurs et l’accompagnateur'] as const),
  ],
] as const)(
  'TRUE-04 rooms of %i drivers and %i guides are named for as many',
  (drivers, guides, german, english, french) => {
    expect(crewRooms(crew(drivers, guides), voucherWordsIn.de_DE)).toBe(german)
    expect(crewRooms(crew(drivers, guides), voucherWordsIn.en)).toMatch(new RegExp(`${english}$`))
    expect(crewRooms(crew(drivers, guides), voucherWordsIn.fr)).toMatch(new RegExp(`${french}$`))
  },
)

test('TRUE-04 cabins of two drivers are for both, unless no driver goes along', () => {
  expect(crewCabins(crew(2, 0), voucherWordsIn.de_DE)).toBe('2 Einzelkabinen innen für die Fahrer')
  expect(crewCabins({ ...crew(2, 0), isWithoutDriver: true }, voucherWordsIn.de_DE)).toBe('')
})
