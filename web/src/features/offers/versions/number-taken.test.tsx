import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { NumberTaken } from './number-taken.tsx'

const saving = savingDesk()
const filed = {
  ...{ id: 3, version: 1, order: '/api/orders/7', document: '/api/documents/3', type: 'offer', number: '2600417 / 2' },
  ...{ user: null, createdAt: '20.11.2026 10:00:00', sentAt: '21.11.2026 09:00:00', sentTo: [], sentBy: null },
}

test.each([
  ['updated', '2600417 / 2', 'Unter der Nummer 2600417 / 2 gibt es schon ein Angebot, gesendet am 21.11.2026.'],
  ['updated', '2600417 / 3', null],
  ['confirmation', '2600417 / 2', null],
] as const)('OFFER-10 OFFER-11 %s %s: a number that a client holds already is told', async (type, offerNr, told) => {
  saving.answer = async () => ({ status: 200, body: [filed] })
  saving.draw(<NumberTaken orderId={7} offer={{ type, offerNr }} />)
  if (told === null) {
    await vi.waitFor(() => expect(saving.asked).toHaveLength(1))
    await vi.waitFor(() => expect(saving.client.isFetching()).toBe(0))
    expect(screen.queryByRole('alert')).toBeNull()
  } else expect((await screen.findByRole('alert')).textContent).toBe(told)
})
