import type { Attachment } from '@reisewerk/domain/trip-documents/papers/arranged-attachments.ts'
import { screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { MergePanel } from './merge-panel.tsx'

const attachment = (id: number, name: string): Attachment => ({
  ...{ id, name, filetype: 'pdf', type: 'trip_detail', provider: 'Hotell Karl Johan', isMerged: true },
  ...{ fault: null, createdAt: '20.11.2026 09:00:00', isIncluded: true },
})
const papers = {
  ...{ id: 5, version: 1, order: '/api/orders/1', contact: null, freeText: null, attachments: [] },
}

const saving = savingDesk()
let stored: Attachment[]
beforeEach(() => {
  stored = [attachment(1, 'Anfahrt'), attachment(2, 'Hausordnung'), attachment(3, 'Speisekarte')]
  saving.answer = async ({ method, path, body }) => {
    if (method === 'PATCH') {
      const links = (body as { attachments: { document: string }[] }).attachments
      stored = links.flatMap(({ document }) => stored.find(({ id }) => document === `/api/documents/${id}`) ?? [])
    }
    if (path.includes('/trip-details/attachments')) return { status: 200, body: stored }
    return { status: 200, body: method === 'GET' ? [papers] : papers }
  }
})

test('DOC-05 a PDF that cannot be opened is not ticked, cannot be, and says why', async () => {
  stored = [{ ...attachment(1, 'Anfahrt'), fault: 'broken', isMerged: false }]
  saving.draw(
    <Suspense>
      <MergePanel orderId={1} />
    </Suspense>,
  )
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Anfahrt einbinden' })
  expect([box.checked, box.disabled]).toEqual([false, true])
  expect(screen.getByText(/beschädigt, nicht einzubinden/)).toBeTruthy()
})

test('DOC-05 what is bound behind the papers is put in order by the arrow keys on its handle, as by dragging it', async () => {
  const user = saving.draw(
    <Suspense>
      <MergePanel orderId={1} />
    </Suspense>,
  )
  const handle = await screen.findByRole('button', { name: /^Speisekarte verschieben, Platz 3/ })
  handle.focus()
  await user.keyboard('{ArrowDown}')
  expect(saving.asked.filter(({ method }) => method === 'PATCH')).toEqual([])
  await user.keyboard('{ArrowUp}')
  await screen.findByRole('button', { name: /^Speisekarte verschieben, Platz 2/ })
  await waitFor(() => expect(stored.map(({ name }) => name)).toEqual(['Anfahrt', 'Speisekarte', 'Hausordnung']))
  // One order is saved after the other.
  const down = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Anfahrt nach unten' })
  await waitFor(() => expect(down().disabled).toBe(false))
  await user.click(down())
  await waitFor(() => expect(stored.map(({ name }) => name)).toEqual(['Speisekarte', 'Anfahrt', 'Hausordnung']))
})
