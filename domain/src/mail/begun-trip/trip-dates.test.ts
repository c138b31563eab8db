import { expect, test } from 'vitest'
import { tripDatesIn } from './trip-dates.ts'

const today = '2026-11-29'

test.each([
  ['vom 14.05.2027 bis 17.05.2027 nach Oslo', '2027-05-14', '2027-05-17'],
  ['14.5.27 - 17.5.27', '2027-05-14', '2027-05-17'],
  ['14.–17.05.2027', '2027-05-14', '2027-05-17'],
  ['14.05.-17.05.2027', '2027-05-14', '2027-05-17'],
  ['vom 14. bis 17. Mai 2027', '2027-05-14', '2027-05-17'],
  ['vom 28. Mai bis zum 2. Juni 2027', '2027-05-28', '2027-06-02'],
  ['Fr., 14.05. bis Mo., 17.05.2027', '2027-05-14', '2027-05-17'],
  ['vom 28. Dezember bis 3. Januar 2028', '2027-12-28', '2028-01-03'],
  ['28.12.2026 bis 3.1.', '2026-12-28', '2027-01-03'],
  ['im Mai, genauer 14.–17. Mai', '2027-05-14', '2027-05-17'],
  ['3. bis 5. März', '2027-03-03', '2027-03-05'],
  ['from 14 May to 17 May 2027', '2027-05-14', '2027-05-17'],
  ['14th to 17th of May 2027', '2027-05-14', '2027-05-17'],
  ['14-17 May 2027', '2027-05-14', '2027-05-17'],
  ['May 14-17, 2027', '2027-05-14', '2027-05-17'],
  ['May 30 through June 2, 2027', '2027-05-30', '2027-06-02'],
  ['14/05/2027 until 17/05/2027', '2027-05-14', '2027-05-17'],
  ['2027-05-14 – 2027-05-17', '2027-05-14', '2027-05-17'],
  ['Ankunft am 14.05.2027, Abreise am 17.05.2027', '2027-05-14', '2027-05-17'],
  ['Arrival: 14 May 2027\nDeparture: 17 May 2027', '2027-05-14', '2027-05-17'],
  // What is over, too long or impossible is no journey to come.
  ['Am 12.11.2026 schrieb Ute Brandt: wir kommen am 14.05.2027', '2027-05-14', null],
  ['zwischen 01.02.2027 und 30.11.2027', '2027-02-01', null],
  ['12.-14.05.2026 war schön, nun 13. bis 15. Mai 2027', '2027-05-13', '2027-05-15'],
  ['am 31.02.2027', null, null],
  ['17.05.2027 bis 14.05.2027', '2027-05-17', null],
  ['Zimmer 14-17, Telefon 030 1234567, 24 Personen, 12.50 EUR', null, null],
  ['Maya kommt, Marsch im Augenblick', null, null],
  ['', null, null],
])('EASE-10 dates in: %s', (text, startAt, endAt) => {
  expect(tripDatesIn(text, today)).toEqual(startAt === null ? null : { startAt, endAt })
})
