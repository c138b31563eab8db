import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { remove } from '../../lib/api.ts'
import { onRestored } from '../../lib/undo-deletion.ts'
import { savingDesk } from '../../test/saving-desk.tsx'
import { notice } from './notice.tsx'

const desk = savingDesk()

async function deletedItem(done?: string) {
  const restored = vi.fn()
  onRestored(restored)
  desk.answer = async ({ method }, response) => {
    if (method === 'DELETE') response.setHeader('x-reisewerk-deletion', '7')

    return { status: 200, body: {} }
  }
  const user = desk.draw(null)
  await remove(orderContract, 3)
  if (done !== undefined) notice.good(done)
  return { user, restored }
}

test('EASE-03 the notice of a deletion brings it back', async () => {
  const { user, restored } = await deletedItem('Konzeptelement gelöscht!')
  await user.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  await screen.findByText('Wiederhergestellt!')
  expect(desk.asked.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/deletions/7/restore')
  expect(restored).toHaveBeenCalled()
  notice.withdrawAll()
})

test('EASE-03 what is deleted without a word can be brought back all the same', async () => {
  const { user } = await deletedItem()
  await screen.findByText('Gelöscht')
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await screen.findByText('Wiederhergestellt!')
  notice.withdrawAll()
})
