import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import { maySwitchPhone, otherPhone, type PhoneType } from '@reisewerk/domain/orders/accommodation.ts'
import type { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type Violation, violated } from '../../platform/errors.ts'
import { isLocked, lockedPerson } from '../accounts/locked.service.ts'
import {
  type PeopleOfTrip,
  type Person,
  type PlacedPerson,
  readAddressHouses,
  readPeople,
  type TripOfPeople,
} from './people.queries.ts'

/** Somebody whom a body puts into a trip. @param path '' or that of the entry in a list, with its dot */
export type AskedPerson = {
  readonly path: string
  readonly contact?: number | null | undefined
  readonly phoneType?: PhoneType | undefined
  readonly before?: PlacedPerson | undefined
}

/** Who is put into a trip may be there, and has the number chosen (000 §5, APP-04). @throws ApiError 422 */
export async function checkPeople(trx: Transaction, trip: TripOfPeople, asked: readonly AskedPerson[]): Promise<void> {
  const ids = asked.flatMap(({ contact, before }) => [contact ?? before?.contact ?? null]).filter((id) => id !== null)
  const people = new Map((await readPeople(trx, ids)).map((person) => [person.id, person]))
  const violations = asked.flatMap((person) => {
    const found = people.get(person.contact ?? person.before?.contact ?? 0)
    return [contactViolation(person, found, trip), phoneViolation(person, found)]
  })
  const faults = violations.filter((violation) => violation !== null)
  if (faults.length > 0) throw violated(...faults)
}

function contactViolation(asked: AskedPerson, found: Person | undefined, trip: TripOfPeople): Violation | null {
  // Whom the actor does not see is told by the check of links.
  if (found === undefined || asked.contact == null || asked.contact === asked.before?.contact) return null
  const message = whyNotOnTrip(found, trip)
  return message === null ? null : { propertyPath: `${asked.path}contact`, message }
}

/**
 * Why somebody cannot become a contact of a trip: whoever speaks for another client would get its papers. @returns null where
 * nothing is against it
 */
export function whyNotOnTrip(person: Person, { organisationId, client }: TripOfPeople): string | null {
  if (person.deleted) return deletedContact
  if (isStranger(person, organisationId)) return strangers.contact
  const isOfAnother = person.client !== null && client !== null && person.client !== client
  return isOfAnother ? 'Dieser Kontakt gehört nicht zu dieser Reise.' : null
}

function phoneViolation({ path, phoneType, before }: AskedPerson, found: Person | undefined): Violation | null {
  if (phoneType === undefined || before === undefined || phoneType === before.phoneType) return null
  if (found !== undefined && maySwitchPhone(found, otherPhone(phoneType))) return null
  const number = phoneType === 'phoneMobile' ? 'Mobilnummer' : 'Festnetznummer'
  return { propertyPath: `${path}phoneType`, message: `Für diesen Kontakt ist keine ${number} hinterlegt.` }
}

/** Those of some contacts and addresses who belong to another house than a trip's, and the contacts who are deleted. */
export async function findStrangers(
  trx: Transaction,
  organisationId: number,
  { contacts = [], addresses = [] }: { contacts?: readonly number[]; addresses?: readonly number[] },
) {
  const [people, places] = await Promise.all([readPeople(trx, contacts), readAddressHouses(trx, addresses)])
  const foreign = (found: readonly Pick<Person, 'id' | 'organisationId'>[]) =>
    new Set(found.filter((one) => isStranger(one, organisationId)).map(({ id }) => id))
  const deleted = new Set(people.filter((person) => person.deleted).map(({ id }) => id))
  return { contacts: foreign(people), addresses: foreign(places), deleted }
}

function isStranger({ organisationId: own }: Pick<Person, 'organisationId'>, organisationId: number): boolean {
  return own !== null && own !== organisationId
}

type Order = BodyOf<typeof orderContract>
type Responsible = Pick<Order, 'user' | 'requestToUser'>

/** Nobody without access is given a trip (APP-17); who has it already keeps it. @throws ApiError 422 at the field */
export async function checkHaveAccess(
  trx: Transaction,
  asked: Responsible,
  before: { [Who in keyof Responsible]?: number | null } = {},
): Promise<void> {
  for (const propertyPath of ['user', 'requestToUser'] as const) {
    const user = asked[propertyPath]
    if (user == null || user === before[propertyPath]) continue
    if (await isLocked(trx, user)) throw violated({ propertyPath, message: lockedPerson })
  }
}

export const deletedContact = 'Dieser Kontakt wurde gelöscht.'
export const strangers = {
  contact: 'Dieser Kontakt gehört zu einer anderen Organisation.',
  address: 'Diese Anschrift gehört zu einer anderen Organisation.',
  user: 'Diese Person gehört nicht zu dieser Organisation.',
} as const

export function peopleIn(
  orderContacts: Order['orderContacts'] = [],
  trip: Pick<PeopleOfTrip, 'people'>,
): AskedPerson[] {
  return orderContacts.map(({ id, contact, phoneType }, index) => {
    const same = (person: PlacedPerson) =>
      id === undefined ? contact != null && person.contact === contact : person.id === id
    return { path: `orderContacts[${index}].`, contact, phoneType, before: trip.people.find(same) }
  })
}
