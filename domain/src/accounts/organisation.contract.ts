import { contract } from '../contract/contract.ts'
import { text } from '../contract/fields.ts'

/** One of the agency's houses. */
export const organisationContract = contract({
  name: 'organisations',
  title: 'Organisation',
  fields: {
    name: text({ label: 'Name', write: 'never' }),
    shortName: text({ label: 'Kurzname', write: 'never' }),
  },
  filters: { id: 'in' },
  orderBy: ['id', 'name'],
})
