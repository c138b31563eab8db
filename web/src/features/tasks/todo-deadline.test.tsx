import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { startTinyServer } from '../../test/tiny-server.ts'
import { TodoDeadline } from './todo-deadline.tsx'

const todo = { id: 7, name: 'Fähre prüfen', dueDate: null, status: 'open' } as const

let server: Awaited<ReturnType<typeof startTinyServer>>
beforeEach(async () => {
  server = await startTinyServer(async ({ body }) => ({ status: 200, body: { ...todo, ...body } }))
})
afterEach(async () => {
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  saveQueue.stop()
  await server.stop()
})

async function typed(keys: string) {
  const { unmount } = render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <TodoDeadline todo={todo} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Frist der Aufgabe/ }))
  await user.type(screen.getByRole('textbox'), keys)
  return unmount
}

const sent = () => server.asked.map(({ path, body }) => [path, body.dueDate])

test.each([
  ['reloaded', () => window.dispatchEvent(new Event('beforeunload'))],
  ['left', () => undefined],
])('TODO-03 APP-09 a deadline that is still being typed is kept when its page is %s', async (_, leave) => {
  const unmount = await typed('1.6.2027')
  leave()
  unmount()
  await vi.waitFor(() => expect(sent().at(-1)).toEqual(['/api/todos/7', '01.06.2027 00:00:00']))
})

test('TODO-03 a deadline that was dropped is not kept by leaving', async () => {
  const unmount = await typed('1.6.2027{Escape}{Escape}')
  unmount()
  expect(saveQueue.hasUnsaved()).toBe(false)
  expect(sent()).toEqual([])
})
