import type { ReminderStep } from '@reisewerk/domain/invoices/reminder-steps.ts'
import {
  type Overdue,
  type Reminder,
  type ReminderLetter,
  type ReminderPreview,
  reminderContract,
} from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { queryOptions } from '@tanstack/react-query'
import { act, listOf } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import type { ReminderSearch } from './reminder-search.ts'

export type { Overdue, Reminder }
/** The list knows a row by the number of its invoice. */
export type OverdueRow = Overdue & { readonly id: number }

export const remindersPerPage = 50
const groups = ['reminder_read'] as const

/** What is overdue, and which reminder comes next for each. */
export function overdueOf(organisation: number | undefined) {
  return queryOptions({
    queryKey: [...keys.list(reminderContract.name), { due: organisation ?? null }],
    queryFn: async ({ signal }) => {
      const query = { organisation }
      const { items, isCut } = (
        await send<{ items: Overdue[]; isCut: boolean }>('GET', '/api/reminders/due', { query, signal })
      ).data
      return { items: items.map((item): OverdueRow => ({ ...item, id: idOf(item.clientInvoice) })), isCut }
    },
    // Payments come in from elsewhere.
    staleTime: 0,
  })
}

/** The letters that were made, the newest first. */
export function remindersOf(search: ReminderSearch) {
  const { page = 1, size = remindersPerPage } = search
  return listOf(reminderContract, { groups, query: { ...filtersOf(search), _page: page, _itemsPerPage: size } })
}

/** All of them as a file. */
export function remindersFile(search: ReminderSearch) {
  return { name: reminderContract.name, query: { ...filtersOf(search), '_groups[]': groups } }
}

function filtersOf({ q, organisation }: ReminderSearch) {
  return { _search: q, 'organisation.id': organisation, '_order[id]': 'desc' }
}

/** Those about one invoice. */
export function remindersOfInvoice(invoice: number) {
  return listOf(reminderContract, {
    groups,
    query: { 'clientInvoice.id': invoice, '_order[id]': 'desc', _itemsPerPage: 20 },
  })
}

export type Chosen = { readonly clientInvoice: string; readonly step: ReminderStep }

/** A letter as it would be printed now; nothing is stored. */
export function previewOf(invoices: readonly Chosen[]) {
  return queryOptions({
    queryKey: [...keys.list(reminderContract.name), { preview: invoices }],
    queryFn: async ({ signal }) => {
      const asked = { body: { invoices }, signal }
      const [letter] = (await send<{ letters: ReminderPreview[] }>('POST', '/api/reminders/preview', asked)).data
        .letters
      return letter ?? null
    },
    retry: false,
    gcTime: 60_000,
  })
}

/** @param key of this attempt: a repeated one makes no second letters @returns how many were made */
export async function makeReminders(invoices: readonly Chosen[], key: string): Promise<number> {
  return (await act<{ reminders: string[] }>('/api/reminders', { invoices }, key)).data.reminders.length
}

export async function beginLetter(reminder: number): Promise<ReminderLetter> {
  return (await act<ReminderLetter>(`/api/reminders/${reminder}/letter`)).data
}

export async function noteSent(reminder: number): Promise<void> {
  await act(`/api/reminders/${reminder}/sent`)
}
