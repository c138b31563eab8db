import { expect, test } from 'vitest'
import type { DrawerRow } from '../rows.ts'
import { guestPrice, roomPrice } from './hotel-items.ts'

const eur = (amount: string) => ({ amount, currency: 'EUR' })
const guest = { id: 1, quantityType: 'per_person_night', name: 'Doppelzimmer', price: eur('71.00') }
const supplement = { id: 2, quantityType: 'per_single_room_night', name: 'Einzelzimmerzuschlag', price: eur('32.00') }
const board = { id: 3, quantityType: 'per_person_night', name: 'Halbpension', price: eur('36.00') }
const tax = { id: 4, quantityType: 'per_person', name: 'Kurtaxe', price: eur('2.00') }
const all = [tax, guest, supplement, board]

const head = { title: '', width: 60 }
const columns = {
  double: roomPrice('double', head),
  single: roomPrice('single', head),
  halfBoard: roomPrice('halfBoard', head),
  guest: guestPrice('guest', ''),
  supplement: guestPrice('supplement', ''),
}
type Name = keyof typeof columns

function rowWith(itemPrices: readonly object[]): DrawerRow {
  const item = { id: 12, itemPrices }
  const service = { resource: 'hotel_placeholders', id: 3, item: {} }
  return {
    id: 'hotel_requests/12',
    kind: 'hotel',
    number: 1,
    date: '2027-05-15',
    service,
    request: { resource: 'hotel_requests', id: 12, item },
    currency: 'EUR',
  }
}
const typed = (name: Name, cents: number | null, before: readonly object[]) =>
  columns[name].change(cents, rowWith(before), () => before).itemPrices
const sent = (name: Name, cents: number | null, before: readonly object[], unsent: readonly object[] = []) =>
  columns[name].part?.(
    { itemPrices: typed(name, cents, before) },
    () => before,
    () => unsent,
    rowWith(before),
  ).itemPrices

test.each([
  ['double', 142_00],
  ['single', 103_00],
  ['halfBoard', 36_00],
  ['guest', 71_00],
  ['supplement', 32_00],
] as const)('CALC-06 the cell %s reads %i cents off the items of its request', (name, cents) => {
  expect(columns[name].value(rowWith(all))).toBe(cents)
})

test('CALC-06 half board in the words of a house is half board: it is read, changed and taken away, and never kept twice', () => {
  const short = { ...board, name: 'HP' }
  const before = [guest, short]
  expect(columns.halfBoard.value(rowWith(before))).toBe(36_00)
  expect(columns.double.value(rowWith(before))).toBe(142_00)
  expect(typed('halfBoard', 18_00, before)).toEqual([guest, { ...short, price: { amount: '18.00', currency: 'EUR' } }])
  expect(typed('halfBoard', null, before)).toEqual([guest])
})

test.each([
  [
    'the double room keeps the single one',
    'double',
    150_00,
    all,
    [
      { ...guest, price: eur('75.00') },
      { ...supplement, price: eur('28.00') },
    ],
  ],
  [
    'no double room',
    'double',
    null,
    all,
    [
      { ...guest, price: null },
      { ...supplement, price: null },
      { quantityType: 'per_single_room_night', name: 'Einzelzimmer', price: eur('103.00') },
    ],
  ],
  [
    'a first double room',
    'double',
    142_00,
    [],
    [{ quantityType: 'per_person_night', name: 'Doppelzimmer', price: eur('71.00') }],
  ],
  ['a single room', 'single', 111_00, all, [{ ...supplement, price: eur('40.00') }]],
  [
    'half board beside a double room',
    'halfBoard',
    19_00,
    [guest],
    [{ quantityType: 'per_person_night', name: 'Halbpension', price: eur('19.00') }],
  ],
  ['half board taken back', 'halfBoard', null, all, [{ ...board, price: null }]],
] as const)('CALC-06 APP-09 typed: %s, and only that goes to the server', (_case, name, cents, before, body) => {
  expect(sent(name, cents, before)).toEqual(body)
})

test('CALC-06 APP-09 a price that is on its way goes along with the next, and what it was based on is told', () => {
  const underWay = [{ ...board, price: eur('38.00') }]
  expect(sent('double', 150_00, [guest, board], underWay)).toEqual([...underWay, { ...guest, price: eur('75.00') }])
  const basis = columns.double.part?.(
    { itemPrices: all },
    () => all,
    () => undefined,
    rowWith(all),
  )
  expect(basis).toEqual({ itemPrices: [guest] })
})

test('CALC-06 a price stays in the currency in which the hotel asks', () => {
  const kroner = [{ ...guest, price: { amount: '800.00', currency: 'NOK' } }]
  expect(sent('single', 1_300_00, kroner)).toEqual([
    {
      quantityType: 'per_single_room_night',
      name: 'Einzelzimmerzuschlag',
      price: { amount: '500.00', currency: 'NOK' },
    },
  ])
})

test('CALC-06 what is asked for all nights is no price of a night, and is not typed over', () => {
  const row = rowWith([{ ...guest, priceForAllNights: true }, board])
  expect(columns.double.value(row)).toBeNull()
  expect(columns.double.lock?.(row)).toBe('Der Preis gilt für alle Nächte. Er steht im Formular der Anfrage.')
  expect(columns.halfBoard.lock?.(row)).toBeNull()
  expect(columns.halfBoard.value(row)).toBe(36_00)
})

test('CALC-06 a double room may cost an odd number of cents: two guests pay it together (decision 102)', () => {
  const forTwo = { ...guest, price: eur('155.55'), priceForTwo: true }
  const single = { quantityType: 'per_single_room_night', name: 'Einzelzimmer', price: eur('103.00') }
  expect(columns.double.refuses?.(155_55, rowWith(all))).toBeUndefined()
  // The single room keeps its price, which no supplement in whole cents would tell.
  expect(sent('double', 155_55, all)).toEqual([forTwo, { ...supplement, price: null }, single])
  const row = rowWith([forTwo, { ...single, id: 5 }])
  expect(columns.double.value(row)).toBe(155_55)
  expect(columns.single.value(row)).toBe(103_00)
  expect([columns.guest.value(row), columns.supplement.value(row)]).toEqual([77_78, 25_22])
  expect(sent('double', 150_00, [forTwo])).toEqual([{ ...guest, price: eur('150.00') }])
})

const oddRoom = {
  id: 1,
  quantityType: 'per_person_night',
  name: 'Doppelzimmer',
  price: eur('155.55'),
  priceForTwo: true,
}
const wholeSingle = { id: 5, quantityType: 'per_single_room_night', name: 'Einzelzimmer', price: eur('103.00') }

test.each<[string, Name, number | null, number[]]>([
  ['what a guest pays', 'guest', 77_78, [80_00]],
  ['what a guest pays, twice', 'guest', 77_78, [80_00, 85_50]],
  ['what a guest pays, emptied', 'guest', 77_78, []],
  ['what one alone pays more', 'supplement', 25_22, [30_00]],
  ['the double room', 'double', 155_55, [160_00]],
  ['the single room', 'single', 103_00, [110_00]],
])(
  'DRAW-02 CALC-06 beside a room at an odd cent %s is after undo exactly what it was (decision 102)',
  (_, name, shown, typing) => {
    const before = [tax, oddRoom, wholeSingle, board]
    const stages: (readonly object[])[] = [before]
    const steps: (number | null)[] = typing.length === 0 ? [null] : typing
    for (const cents of steps) stages.push(typed(name, cents, stages.at(-1) ?? []) as object[])
    const goneBack = [shown, ...steps.slice(0, -1)].reverse()
    const back = goneBack.reduce<readonly object[]>(
      (now, cents) => typed(name, cents, now) as object[],
      stages.at(-1) ?? [],
    )
    const plain = (items: readonly object[]) =>
      (items as { name: string; price: object | null; priceForTwo?: boolean }[])
        .filter(({ price }) => price !== null)
        .map((item) => ({ name: item.name, price: item.price, ...(item.priceForTwo && { priceForTwo: true }) }))
        .toSorted((one, other) => one.name.localeCompare(other.name))
    expect(plain(back)).toEqual(plain(before))
  },
)

test('DRAW-02 CALC-06 who types what is shown changes nothing; a price a colleague has changed meanwhile is not taken back', () => {
  const before = [oddRoom, wholeSingle]
  expect(typed('guest', 77_78, before)).toEqual(before)
  const after = typed('guest', 80_00, before) as object[]
  const theirs = (after as { name: string }[]).map((item) =>
    item.name === 'Einzelzimmerzuschlag' ? { ...item, price: eur('40.00') } : item,
  )
  expect(typed('guest', 77_78, theirs)).toMatchObject([
    { name: 'Doppelzimmer', price: eur('155.56'), priceForTwo: true },
    { name: 'Einzelzimmerzuschlag', price: eur('40.00') },
  ])
})

test('DRAW-02 the drawer shows no half board as the price of a guest, and no whole room as a supplement', () => {
  const single = { id: 5, quantityType: 'per_single_room_night', name: 'Einzelzimmer', price: eur('103.00') }
  const row = rowWith([board, single])
  expect(columns.guest.value(row)).toBeNull()
  expect(columns.supplement.value(row)).toBeNull()
  // Once a guest's price is known the whole room is told by its supplement.
  expect(sent('guest', 71_00, [board, single])).toEqual([
    { quantityType: 'per_person_night', name: 'Doppelzimmer', price: eur('71.00') },
    { quantityType: 'per_single_room_night', name: 'Einzelzimmerzuschlag', price: eur('32.00') },
    { ...single, price: null },
  ])
})

test('DRAW-02 CALC-06 the quick edit tells what one alone pays more also where the house names the price of a single room', () => {
  const single = { id: 2, quantityType: 'per_single_room_night', name: 'Einzelzimmer', price: eur('98.00') }
  expect(columns.supplement.value(rowWith([guest, single]))).toBe(27_00)
  // A supplement that is typed stands instead of that price; the server drops what is left without one.
  expect(sent('supplement', 30_00, [guest, single])).toMatchObject([
    { name: 'Einzelzimmerzuschlag', price: eur('30.00') },
    { id: 2, price: null },
  ])
})

test('DRAW-02 a price of the stay is none of a night, and one in crowns says so', () => {
  const ofStay = rowWith([{ ...guest, priceForAllNights: true }])
  expect([columns.guest.value(ofStay), columns.guest.draw?.(ofStay)]).toEqual([null, null])
  expect(columns.guest.lock?.(ofStay)).toBe('Der Preis gilt für alle Nächte. Er steht im Formular der Anfrage.')
  const crowns = rowWith([{ ...guest, price: { amount: '715.50', currency: 'NOK' } }])
  expect([columns.guest.lock?.(crowns), columns.guest.draw?.(crowns)]).toEqual([null, '715,50\u00a0NOK'])
  expect(columns.guest.draw?.(rowWith(all))).toBe('71,00')
})
