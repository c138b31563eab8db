import { contract } from '../contract/contract.ts'
import { day, link } from '../contract/fields.ts'

/** Somebody is away from one day to another, and a deputy looks after their trips, to-dos and deadlines (APP-22). */
export const absenceContract = contract({
  name: 'user_absences',
  title: 'Abwesenheit',
  fields: {
    user: link('users', { label: 'Wer', write: 'create' }),
    deputy: link('users', { label: 'Vertretung', required: true }),
    startAt: day({ label: 'Von', required: true }),
    endAt: day({ label: 'Bis', required: true }),
  },
  filters: { id: 'in', 'user.id': 'in', 'deputy.id': 'in', startAt: 'range', endAt: 'range' },
  orderBy: ['id', 'startAt'],
})
