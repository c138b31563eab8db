/**
 * Every form of the app that makes or changes an item. `useItemForm` takes one of them, and the test that loses answers
 * (e2e/lost-answers.e2e.test.ts) walks all of them: how a new form is opened is told in e2e/harness/every-form.ts.
 */
export const formNames = [
  'new-order',
  'master-data',
  'quick-entry',
  'child',
  'todo',
  'visit-report',
  'absence',
  'todo-template',
  'checklist-template',
  'new-order-concept',
  'new-day-concept',
  'order-concept-page',
  'day-concept-page',
  'order-concept-of-trip',
  'day-concept-of-day',
  'service',
  'estimate',
  'origin',
  'trip-person',
  'saved-view',
  'view-name',
  'option-entry',
  'invitation',
  'staff',
  'profile-page',
  'house-page',
  'assign-todos',
  'supplier-invoice',
  'creditor',
  'request',
  'contingent',
  'email',
  'letter',
  'email-assignment',
  'calculation-cost',
  'calculation-target',
  'room-list',
] as const

/** They hold what is secret: nothing of them is kept, and what they make there is once (a house has one mailbox). */
const secretForms = ['password', 'second-factor', 'mailbox', 'mail-server', 'translation-service'] as const

export type FormName = (typeof formNames)[number]
export type SecretFormName = (typeof secretForms)[number]
