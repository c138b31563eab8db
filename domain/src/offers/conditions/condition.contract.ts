import { contract } from '../../contract/contract.ts'
import { boolean, choice, day, integer, link, text } from '../../contract/fields.ts'

/** What a deadline is measured by (002 §3, §5). */
export const conditionTypes = {
  days: { label: 'Tage vor Reisebeginn' },
  afterDays: { label: 'Tage nach Reiseende' },
  date: { label: 'Datum' },
  text: { label: 'Text' },
} as const
export type ConditionType = keyof typeof conditionTypes

const count = { min: 0, max: 999, nullable: true } as const

/** What a condition says, in an offer as in a set that is kept for many. */
const fields = {
  /** 'Angebotsoption', 'Stornokosten', 'Zahlungen', 'Konditionen' or one of the agency's own. */
  category: text({ label: 'Kategorie', required: true, min: 1, max: 60 }),
  /** Conditions of one group are steps of one another: the last of them is 'ab'. */
  subcategory: text({ label: 'Gruppe', max: 100 }),
  /** By which the agency finds a condition again, whatever it says. */
  key: text({ label: 'Kürzel', max: 60 }),
  type: choice(conditionTypes, { label: 'Art' }),
  days: integer({ label: 'Tage vor Reisebeginn', ...count }),
  afterDays: integer({ label: 'Tage nach Reiseende', ...count }),
  deadlineText: text({ label: 'Frist', max: 200 }),
  conditionText: text({ label: 'Text', max: 2_000, multiline: true }),
  isVisible: boolean({ label: 'Im Angebot' }),
  /** Place in the order of all; a list that is sent whole is numbered by its own order. */
  _sort: integer({ label: 'Reihenfolge', min: 0, max: 9_999 }),
} as const

export const offerConditionContract = contract({
  name: 'offer_conditions',
  title: 'Kondition',
  fields: {
    offer: link('offers', { label: 'Angebot', write: 'create', required: true }),
    ...fields,
    /** A day of its own with type 'date'; with types counted in days it is the day they say, and moves with the trip (002 §5). */
    deadlineDate: day({ label: 'Datum', nullable: true }),
    /** The day it is due, whatever its type; moves with the dates of the trip (002 §5). */
    deadline: day({ label: 'Fällig am', nullable: true, write: 'never' }),
  },
  filters: { id: 'in', 'offer.id': 'in' },
})

/** A set knows no trip, so it has no fixed days. */
export const setConditionContract = contract({
  name: 'condition_set_conditions',
  title: 'Kondition',
  fields: { conditionSet: link('condition_sets', { label: 'Satz', write: 'create', required: true }), ...fields },
  filters: { id: 'in', 'conditionSet.id': 'in' },
})
