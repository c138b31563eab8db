import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startTinyServer } from '../../test/tiny-server.ts'
import { ChecklistPanel } from './checklist-panel.tsx'

test('CHECK-01 APP-09 a long text pasted as a new item stays whole and says so; shortened, it is added', async () => {
  const server = await startTinyServer(async ({ method, body }) =>
    method === 'POST' ? { status: 201, body: { id: 7, ...body } } : { status: 200, body: [] },
  )
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ChecklistPanel trip={{ id: 1, currentStatus: 'new' }} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Neuer Punkt der Checkliste' })
  const posted = () => server.asked.filter(({ method }) => method === 'POST').map(({ body }) => body.title)
  await screen.findByText('Keine Aufgaben auf der Checkliste')
  await user.click(field)
  await user.paste('x'.repeat(600))
  await user.keyboard('{Enter}')
  expect(field.value).toHaveLength(600)
  screen.getByText('Höchstens 300 Zeichen, es sind 600')
  await user.clear(field)
  await user.keyboard('Bus bestellt{Enter}')
  await expect.poll(posted).toEqual(['Bus bestellt'])
  await server.stop()
})
