import { MantineProvider } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { sessionQuery } from '../lib/session.ts'
import { type Answer, startTinyServer } from '../test/tiny-server.ts'
import { Questions } from '../ui/dialogs/confirm.tsx'
import { hasChangedForm, leaveForms } from '../ui/dialogs/open-forms.ts'
import { fieldOf } from './form-field.tsx'
import { FormPanel } from './form-frame.tsx'
import { keptForms } from './kept-forms.ts'
import { useItemForm } from './use-item-form.ts'

const TodoField = fieldOf<typeof todoContract>()
type Todo = ItemOf<typeof todoContract>

/** As much of a to-do as the form below looks at. */
const stored = { id: 3, version: 1, name: 'Bus', description: 'alt', dueDate: null, tags: [] } as unknown as Todo

let server: Awaited<ReturnType<typeof startTinyServer>> | null = null
afterEach(() => server?.stop())
const serve = async (answer: Answer) => {
  server = await startTinyServer(answer)
  return server
}

function Form({ item, onClose }: { item: Todo | null; onClose: () => void }) {
  const form = useItemForm(todoContract, {
    name: 'todo',
    title: 'Neue Aufgabe',
    item,
    what: { text: 'diese Aufgabe', table: 'todos' },
    looks: {
      name: { label: 'Name' },
      description: { label: 'Beschreibung', as: 'lines' },
      dueDate: { label: 'Frist' },
    },
    sends: ({ isNew }) => (isNew ? { order: '/api/orders/1' } : {}),
    // The due date moves with the name, so that the test has a rule to look at.
    follow: ({ name }, value) => (name === 'Fähre' && value('dueDate') === null ? { dueDate: '2027-05-14' } : {}),
    onClose,
  })
  const name = form.value('name') ?? ''
  return (
    <FormPanel form={form} missing={name.trim() === '' ? { path: 'name', text: 'Bitte einen Namen eingeben' } : null}>
      <TodoField name="name" />
      <TodoField name="description" />
      <TodoField name="dueDate" />
    </FormPanel>
  )
}

let change: (item: Todo) => void = () => {}
let reopen: () => void = () => {}
function Page({ begun }: { begun: Todo | null }) {
  const [item, setItem] = useState(begun)
  const [isOpen, setOpen] = useState(true)
  change = setItem
  reopen = () => setOpen(!isOpen)
  return isOpen ? <Form item={item} onClose={() => setOpen(false)} /> : <p>zu</p>
}

function show(item: Todo | null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  client.setQueryData(sessionQuery.queryKey, { user: { id: 7 }, organisations: [] } as never)
  return render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <Questions />
        <Page begun={item} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('APP-09 a form sends what was changed, by the version it knows, and what follows from it', async () => {
  const { asked } = await serve(async () => ({ status: 200, body: { ...stored, version: 2 } }))
  show(stored)
  await userEvent.clear(field('Name'))
  await userEvent.type(field('Name'), 'Fähre{Enter}')
  await waitFor(() => expect(screen.getByText('zu')).toBeTruthy())
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { name: 'Fähre', dueDate: '14.05.2027 00:00:00' }],
  ])
  expect(asked[0]?.headers['if-match']).toBe('"1"')
})

test('APP-09 Ctrl+Enter saves from a text of several lines, in which Enter is a line', async () => {
  const { asked } = await serve(async () => ({ status: 201, body: { id: 4, version: 1 } }))
  show(null)
  await userEvent.type(field('Name'), 'Bus')
  await userEvent.type(field('Beschreibung'), 'eins{Enter}zwei{Control>}{Enter}{/Control}')
  await waitFor(() => expect(screen.getByText('zu')).toBeTruthy())
  expect(asked[0]?.body).toEqual({ name: 'Bus', description: 'eins\nzwei', order: '/api/orders/1' })
})

test('APP-09 a field that is still to be filled says so itself once one would save', async () => {
  await serve(async () => ({ status: 201, body: { id: 4, version: 1 } }))
  show(null)
  await userEvent.type(field('Name'), '{Enter}')
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Bitte einen Namen eingeben')).toHaveLength(2)
})

test('APP-09 a refusal stands at its field, what no field shows stands in the foot', async () => {
  const violations = [
    { propertyPath: 'name', message: 'Den gibt es schon.' },
    { propertyPath: 'order', message: 'Die Reise ist gelöscht.' },
  ]
  await serve(async () => ({ status: 422, body: { violations } }))
  show(null)
  await userEvent.type(field('Name'), 'Bus{Enter}')
  expect(await screen.findByText('Den gibt es schon.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Die Reise ist gelöscht.')
  expect(field('Name').value).toBe('Bus')
})

test('APP-14 what a colleague changes beside it is shown and named, what both changed is asked about', async () => {
  const { asked } = await serve(async () => ({ status: 200, body: { ...stored, version: 3 } }))
  show(stored)
  await userEvent.type(field('Name'), ' 2')
  change({ ...stored, version: 2, description: 'neu' })
  await waitFor(() => expect(field('Beschreibung').value).toBe('neu'))
  expect(screen.getByText('Jemand anderes hat diese Aufgabe inzwischen geändert: Beschreibung.')).toBeTruthy()
  change({ ...stored, version: 3, description: 'neu', name: 'Schiff' })
  expect(await screen.findByText(/Auch von dir geändert: Name/)).toBeTruthy()
  expect(field('Name').value).toBe('Bus 2')
  await userEvent.type(field('Name'), '{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Ersetzen' }))
  await waitFor(() => expect(screen.getByText('zu')).toBeTruthy())
  expect(asked.map(({ body, headers }) => [body, headers['if-match']])).toEqual([[{ name: 'Bus 2' }, '"3"']])
})

test('APP-09 an answer lost after the change was taken is no conflict with oneself', async () => {
  const { asked } = await serve(async ({ body, headers }, response) => {
    if (body.name === 'Bux') response.destroy()
    // The page has not heard of its own change: its version is the older one.
    const isOld = headers['if-match'] === '"1"' && body.name === 'Bus 2'
    return isOld
      ? {
          status: 409,
          body: { code: 'conflict', message: 'Konflikt', current: { ...stored, version: 2, name: 'Bux' } },
        }
      : { status: 200, body: { ...stored, version: 3 } }
  })
  show(stored)
  await userEvent.clear(field('Name'))
  await userEvent.type(field('Name'), 'Bux{Enter}')
  expect(await screen.findByText('Der Server antwortet nicht.')).toBeTruthy()
  await userEvent.clear(field('Name'))
  await userEvent.type(field('Name'), 'Bus 2{Enter}')
  await waitFor(() => expect(screen.getByText('zu')).toBeTruthy())
  expect(asked.map(({ body, headers }) => [body.name, headers['if-match']])).toEqual([
    ['Bux', '"1"'],
    ['Bus 2', '"1"'],
    ['Bus 2', '"2"'],
  ])
})

test('APP-09 what was typed outlives a page that goes from under it, and is gone once it is dropped', async () => {
  await serve(async () => ({ status: 401, body: {} }))
  const page = show(null)
  await userEvent.type(field('Name'), 'Bus anfragen{Enter}')
  expect(keptForms.list(7)).toEqual([])
  page.unmount()
  expect(keptForms.list(7).map(({ title }) => title)).toEqual(['Neue Aufgabe'])
  show(null)
  expect(field('Name').value).toBe('Bus anfragen')
  expect(screen.getByRole('status').textContent).toMatch(/Deine Eingaben von .* stehen wieder da/)
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  reopen()
  await waitFor(() => expect(field('Name').value).toBe(''))
})

test('APP-09 NEW-12 whoever turns round before the other page has come types on, is kept, and saves', async () => {
  const { asked } = await serve(async () => ({ status: 200, body: { ...stored, version: 2 } }))
  show(stored)
  act(() => leaveForms())
  await userEvent.type(field('Name'), ' nach Oslo')
  expect(hasChangedForm()).toBe(true)
  expect(keptForms.read(7, 'todo.todos.3.')?.edits).toEqual({ name: 'Bus nach Oslo' })
  act(() => leaveForms())
  await userEvent.type(field('Name'), '{Enter}')
  await waitFor(() => expect(screen.getByText('zu')).toBeTruthy())
  expect(asked.map(({ body }) => body)).toEqual([{ name: 'Bus nach Oslo' }])
})
