import { expect, test } from 'vitest'
import { recipientsOf, usualRecipient } from './recipients.ts'

const person = (id: number) => ({ id, fullName: `Person ${id}` })
const guide = { role: '1_tour_guide', isPrimary: false, contact: person(7) } as const
const driver = { role: '3_bus_driver', isPrimary: false, contact: person(8) } as const
const main = { role: '1_contact', isPrimary: true, contact: person(2) } as const
const companion = { role: '4_travel_companion', isPrimary: false, contact: person(3) } as const
const involved = [guide, driver, main, companion]

test('DOC-02 travel documents go to the client and to those who travel along, not to guide and driver', () => {
  const ids = (chosen: number | null) => recipientsOf([person(1), person(2)], involved, chosen).map(({ id }) => id)
  expect(ids(null)).toEqual([1, 2, 3])
  // Who was chosen once is not shown as nobody.
  expect(ids(8)).toEqual([1, 2, 8, 3])
})

test('DOC-02 before anybody was chosen they go to the main contact of the trip', () => {
  expect(usualRecipient(involved)).toEqual(person(2))
  expect(usualRecipient([{ ...guide, isPrimary: true }, companion])).toBeNull()
  expect(usualRecipient([{ ...main, contact: null }])).toBeNull()
})
