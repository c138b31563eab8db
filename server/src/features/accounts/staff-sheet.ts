import { type Staff, staffContract } from '@reisewerk/domain/accounts/staff.contract.ts'
import { accessOf, isSought } from '@reisewerk/domain/accounts/staff-rules.ts'
import { germanDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { labelOf } from '@reisewerk/domain/contract/words.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Sheet } from '../../platform/sheet/sheet.ts'
import { staffOf } from './staff.queries.ts'

/** The colleagues an administrator sees as a file, as their list shows them (LIST-04, APP-17). @param sought words of names and addresses */
export async function sheetOfStaff(trx: Transaction, sought: string, now: Date): Promise<Sheet> {
  const staff = await staffOf(trx)
  const houses = await trx.query<{ id: number; name: string }>('select id, name from organisations')
  const column = (title: string, width: number) => ({ title, width })
  const word = (name: 'email' | 'role' | 'organisations') => labelOf(staffContract, name)
  return {
    name: `Mitarbeiter ${germanDate(todayInGermany(now))}`,
    columns: [
      column('Name', 28),
      column(word('email'), 34),
      column(word('role'), 14),
      column('Einkauf', 10),
      column(word('organisations'), 34),
      column('Zweiter Faktor', 16),
      column('Zugang', 18),
      column('Zuletzt aktiv', 20),
    ],
    rows: staff.filter((person) => isSought(person, sought)).map((person) => rowOf(person, houses)),
  }
}

function rowOf(person: Staff, houses: readonly { id: number; name: string }[]): (string | null)[] {
  const { firstName, lastName, email, role, organisations, hasSecondFactor, lastSeenAt } = person
  return [
    `${firstName} ${lastName}`,
    email,
    staffContract.fields.role.choices?.[role]?.label ?? role,
    person.maySeePurchase ? 'sieht' : null,
    organisations.map((id) => houses.find((house) => house.id === id)?.name).join(', '),
    hasSecondFactor ? 'Eingerichtet' : 'Keiner',
    accessOf(person).label,
    lastSeenAt,
  ]
}
