import { expect, test } from 'vitest'
import { addDays } from '../../calendar-date.ts'
import { clashesBeyondEnd, clashesOfDates, clashesOfNights } from './clashes-of-nights.ts'
import { bergen, day, ferry, hamburg, hirtshals, hotel, larvik, norwayDays, oslo } from './trip-plan.fixture.ts'
import type { PlannedService, TripPlan } from './trip-plan.ts'

/** Days that follow on one another, from 17.07.2027. */
const tour = (...services: PlannedService[][]) =>
  services.map((of, index) => ({ ...day(addDays('2027-07-17', index), '', null, '', of), id: index + 1 }))
/** A trip that ends with the last day of its plan. */
const whole = (plan: TripPlan) => ({ startAt: plan[0]?.date ?? '', endAt: plan.at(-1)?.date ?? '' })
const nights = (plan: TripPlan) => clashesOfNights(plan, whole(plan))
const told = (...services: PlannedService[][]) => nights(tour(...services)).map(({ text }) => text)

const night = (startAt: string | null, endAt: string | null) =>
  ferry(bergen, hirtshals, { isNight: true, startAt, endAt })
const house = (nights = 1) => hotel('Fjordhotell', oslo, nights)
const { isNight: _, ...passage } = ferry(hamburg, oslo, {
  startAt: '2027-07-18T23:00:00',
  endAt: '2027-07-19T01:00:00',
})
const flight: PlannedService = { ...passage, kind: 'airline', flightNumber: null }
const only = { clientOffer: 'optional' } as const

test.each<[string, PlannedService[][], string[]]>([
  ['nothing planned yet', [[], [], []], []],
  ['one bed, the rest not planned yet', [[], [house()], [], []], []],
  ['a bed each night', [[house(2)], [], [house()], []], []],
  ['a night at the end', [[house(2)], [], [], []], ['Nacht vom 19. auf den 20.07.']],
  ['two nights at the end, after as many', [[house(2)], [], [], [], []], []],
  ['two nights at the end, after three', [[house(3)], [], [], [], [], []], ['Nächten vom 20. bis zum 22.07.']],
  ['a night between two houses', [[house(3)], [], [], [], [house()], []], ['Nacht vom 20. auf den 21.07.']],
  ['a night before the ferry home', [[house()], [], [night('2027-07-19T19:30:00', null)], []], ['18. auf den 19.07.']],
  ['three nights in a row', [[house()], [], [], [], [house()]], ['Nächten vom 18. bis zum 21.07.']],
  ['two gaps', [[house()], [], [house()], [], [house()]], ['18. auf den 19.07.', '20. auf den 21.07.']],
  ['a night ferry', [[house()], [night('2027-07-18T13:30:00', '2027-07-19T08:00:00')], [house()]], []],
  ['a ship for two nights', [[house()], [night('2027-07-18T13:30:00', '2027-07-20T08:00:00')], [], [house()]], []],
  ['a night ferry without times', [[house()], [night(null, null)], [house()]], []],
  ['a ferry after midnight', [[house()], [], [night('2027-07-19T00:30:00', '2027-07-19T07:00:00'), house()]], []],
  ['a day ferry is no bed', [[house()], [ferry(hirtshals, larvik)], [house()]], ['18. auf den 19.07.']],
  ['a flight over midnight', [[house()], [flight], [house()]], []],
  ['a house that is only possible', [[house()], [hotel('A', oslo, 1, only)], [house()]], ['18. auf den 19.07.']],
  [
    'a ferry that is only possible',
    [[house()], [{ ...night(null, null), ...only }], [house()]],
    ['18. auf den 19.07.'],
  ],
])('TRUE-08 nights without a bed: %s', (_name, services, texts) => {
  expect(told(...services)).toEqual(texts.map((text) => expect.stringContaining(text)))
})

test('TRUE-08 a night without a bed is told in a sentence, at its day, over the end of a month, too', () => {
  expect(nights(tour([house()], [], [house()]))).toEqual([
    { kind: 'no_bed', text: 'In der Nacht vom 18. auf den 19.07. hat die Gruppe kein Bett.', dayId: 2 },
  ])
  const late = [day('2027-07-30', '', null, '', [house()]), day('2027-08-01', '', null, '', [house()])]
  expect(nights(late)).toEqual([
    { kind: 'no_bed', text: 'In der Nacht vom 31.07. auf den 01.08. hat die Gruppe kein Bett.', dayId: null },
  ])
  expect(nights(norwayDays)).toEqual([])
})

test('TRUE-08 where a stay ends before a night without a bed, it could last until the next one', () => {
  const stay = (name: string | null, nights: number, id = 7) => ({ ...house(nights), id, name })
  const longer = (...services: PlannedService[][]) => nights(tour(...services)).map((clash) => clash.longer)
  const until = (nights: number, endAt: string, longerUntil: string) => {
    return { service: 7, name: 'Fjordhotell', nights, endAt, longerUntil }
  }
  expect(longer([stay('Fjordhotell', 3)], [], [], [], [house()])).toEqual([until(1, '2027-07-20', '2027-07-21')])
  expect(longer([stay('Fjordhotell', 1)], [], [], [house()])).toEqual([until(2, '2027-07-18', '2027-07-20')])
  // Nobody is asked there yet, or the group comes from a ship.
  expect(longer([stay(null, 1)], [], [house()])).toEqual([undefined])
  expect(longer([night('2027-07-17T13:30:00', '2027-07-18T08:00:00')], [], [house()])).toEqual([undefined])
})

test('TRUE-08 TRUE-06 what is booked beyond the end of its trip is told', () => {
  const home = night('2027-07-19T19:30:00', '2027-07-20T08:00:00')
  const plan = tour([house(2)], [], [home, hotel(null, oslo, 1, only)])
  expect(clashesBeyondEnd(plan, { startAt: '2027-07-17', endAt: '2027-07-20' })).toEqual([])
  expect(clashesBeyondEnd(plan, { startAt: '2027-07-17', endAt: '2027-07-18' })).toEqual([
    {
      kind: 'beyond_end',
      text: 'Fjordhotell ist belegt bis zum 19.07.2027; die Reise endet am 18.07.2027.',
      dayId: 1,
    },
    {
      kind: 'beyond_end',
      text: 'Die Fähre Bergen – Hirtshals geht bis zum 20.07.2027; die Reise endet am 18.07.2027.',
      dayId: 3,
    },
  ])
})

test.each<[string, string[], string[]]>([
  ['no day at all', [], []],
  ['every day', ['15', '16', '17', '18', '19', '20'], []],
  ['one missing', ['15', '16', '17', '18', '20'], ['Für den 19.07. gibt es keinen Tag im Reiseverlauf.']],
  ['two missing', ['15', '16', '17', '20'], ['Für den 18. und 19.07. gibt es keinen Tag im Reiseverlauf.']],
  ['many missing', ['15', '16', '20'], ['Vom 17. bis zum 19.07. gibt es keinen Tag im Reiseverlauf.']],
  [
    'the last and one in the middle',
    ['15', '16', '18', '19'],
    ['Für den 17.07. gibt es keinen Tag im Reiseverlauf.', 'Für den 20.07. gibt es keinen Tag im Reiseverlauf.'],
  ],
])('TRUE-08 dates of a trip without a day in its plan: %s', (_name, dates, texts) => {
  const plan = dates.map((date) => day(`2027-07-${date}`, '', null, '', []))
  const trip = { startAt: '2027-07-15', endAt: '2027-07-20' }
  expect(clashesOfDates(plan, trip)).toEqual(texts.map((text) => ({ kind: 'no_day', text, dayId: null })))
})
