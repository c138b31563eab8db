import { contract } from '../contract/contract.ts'
import { boolean, integer, text } from '../contract/fields.ts'

/** A colleague, as other colleagues may see one. */
export const userContract = contract({
  name: 'users',
  title: 'Mitarbeiter',
  fields: {
    firstName: text({ write: 'never' }),
    lastName: text({ write: 'never' }),
    email: text({ write: 'never' }),
    hue: integer({ write: 'never' }),
    image: text({ write: 'never', nullable: true }),
    isActive: boolean({ write: 'never' }),
  },
  filters: { id: 'in', isActive: 'boolean', 'organisations.id': 'in' },
  orderBy: ['id', 'lastName', 'firstName'],
})
