/** How often a client has been reminded of an invoice; after the last step people decide. */
export const reminderSteps = {
  first: { label: 'Zahlungserinnerung', number: 1 },
  second: { label: '1. Mahnung', number: 2 },
  last: { label: 'Letzte Mahnung', number: 3 },
} as const
export type ReminderStep = keyof typeof reminderSteps
export const reminderStepKeys = Object.keys(reminderSteps) as ReminderStep[] // its own keys
