import { keysIn, pageIn, positiveIn, sizeIn, textIn } from '../../../list/read-address.ts'

/** What one works off: what may be reminded of now, all that is overdue, or the letters that were made. */
export const reminderViews = { due: 'Fällig', all: 'Alle überfälligen', made: 'Erstellt' } as const
export type ReminderView = keyof typeof reminderViews
export const reminderViewKeys = Object.keys(reminderViews) as ReminderView[] // its own keys

/** The state of the page of reminders as it stands in the address. */
export type ReminderSearch = {
  q?: string | undefined
  view?: ReminderView | undefined
  organisation?: number | undefined
  /** The letter in hand. */
  reminder?: number | undefined
  page?: number | undefined
  size?: number | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readReminderSearch(raw: Record<string, unknown>): ReminderSearch {
  return {
    q: textIn(raw.q),
    view: keysIn(reminderViewKeys, raw.view)?.[0],
    organisation: positiveIn(raw.organisation),
    reminder: positiveIn(raw.reminder),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
  }
}
