import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { startTinyServer } from '../../test/tiny-server.ts'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import { OptionDeadline } from './option-deadline.tsx'

const stored = { dueDate: '20.01.2020', status: 'open' }
// What a request also has, nobody reads here.
const request = { id: 7, requestStatus: { status: 'option' }, optionTodo: stored } as ServiceRequest

let server: Awaited<ReturnType<typeof startTinyServer>>
beforeEach(async () => {
  server = await startTinyServer(async ({ body }) => ({ status: 200, body: { ...request, ...body } }))
})
afterEach(async () => {
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  saveQueue.stop()
  await server.stop()
})

async function typed(...parts: string[]) {
  const { unmount } = render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <OptionDeadline orderId={1} request={request} title="Hotel" />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Optionstermin/ }))
  screen.getByRole<HTMLInputElement>('textbox').select()
  for (const part of parts) await user.paste(part)
  return unmount
}

const sent = () => server.asked.map(({ body }) => body)

// Days behind us wait until the field is left.
test('REQ-03 REQ-08 APP-09 an option’s deadline that is still being typed is kept when its page goes', async () => {
  const unmount = await typed('1.6.2020')
  window.dispatchEvent(new Event('beforeunload'))
  await vi.waitFor(() => expect(sent()).toEqual([{ optionTodo: { dueDate: '01.06.2020 00:00:00' } }]))
  unmount()
})

test('REQ-03 REQ-08 APP-09 what is no day is not kept when its page goes, nor the day on the way to it', async () => {
  const unmount = await typed('1.6.2020', 'x')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1.6.2020x')
  unmount()
  expect(saveQueue.hasUnsaved()).toBe(false)
  expect(sent()).toEqual([])
})

test('REQ-08 APP-13 a deadline that is typed slowly is saved once, as it is written out', async () => {
  const unmount = await typed('1.6.')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(sent()).toEqual([])
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, '2099')
  await vi.waitFor(() => expect(sent()).toEqual([{ optionTodo: { dueDate: '01.06.2099 00:00:00' } }]))
  unmount()
})
