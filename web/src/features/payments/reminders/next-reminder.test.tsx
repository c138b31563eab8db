import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { ReminderSent } from './next-reminder.tsx'
import type { Reminder } from './reminder-api.ts'

const saving = savingDesk()

test.each([
  [true, 'E-Mail als Entwurf'],
  [false, 'nicht versendet: kein Mailserver'],
])('MOVE-07 a reminder whose mail is a draft of a house with a server (%j) reads %j', async (isThere, words) => {
  saving.answer = async () => ({ status: 200, body: [{ organisation: 1, isThere }] })
  const mail = { sentAt: null, emailStatus: 'draft', organisation: '/api/organisations/1' } as const
  // All that its mail is read by.
  const reminder = { id: 1, version: 1, ...mail } as unknown as Reminder
  saving.draw(<ReminderSent reminder={reminder} />)
  expect(await screen.findByText(words)).toBeTruthy()
})
