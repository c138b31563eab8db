import { contract } from '../contract/contract.ts'
import { boolean, integer, text } from '../contract/fields.ts'

/** A colleague, as other colleagues may see one. */
export const userContract = contract({
  name: 'users',
  title: 'Mitarbeiter',
  fields: {
    firstName: text({ label: 'Vorname', write: 'never' }),
    lastName: text({ label: 'Nachname', write: 'never' }),
    email: text({ label: 'E-Mail', write: 'never' }),
    hue: integer({ internal: 'the colour of the initials', write: 'never' }),
    image: text({ label: 'Bild', write: 'never', nullable: true }),
    isActive: boolean({ label: 'Aktiv', write: 'never' }),
  },
  filters: { id: 'in', isActive: 'boolean', 'organisations.id': 'in' },
  orderBy: ['id', 'lastName', 'firstName'],
})
