import { contract } from '../contract/contract.ts'
import { text } from '../contract/fields.ts'

/** An entry that an organisation adds to one of its lists (APP-05). */
export const optionEntryContract = contract({
  name: 'options',
  title: 'Eintrag',
  fields: { label: text({ label: 'Neuer Eintrag', required: true, max: 60 }) },
})
