import type { PreparedLetters } from '@reisewerk/domain/mail/letter.contract.ts'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { ListedRequest } from './listed-requests.ts'
import { FirstLetters } from './prepare-letters.tsx'

const saving = savingDesk()
const listed = [
  {
    service: { kind: 'hotel' },
    request: {
      ...{ id: 3, provider: { name: 'Fjordblick' }, agency: null, wholeGroup: null },
      ...{ requestStatus: { status: 'new' }, contingent: { askedAmount: 38 } },
    },
  },
] as unknown as ListedRequest[] // as far as the button looks at them
const one: PreparedLetters = { letters: [9], begun: 0, rewritten: [], overtaken: [], untranslated: [] }

/** The button on a page of the trip; its mails are the page beside it. */
function draw() {
  const rootRoute = createRootRoute()
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => rootRoute, path, component })
  const routeTree = rootRoute.addChildren([
    at('/orders/$orderId/requests', () => <FirstLetters orderId={1} listed={listed} />),
    at('/orders/$orderId/emails', () => <h1>E-Mails</h1>),
  ])
  const history = createMemoryHistory({ initialEntries: ['/orders/1/requests'] })
  return saving.draw(<RouterProvider router={createRouter({ routeTree, history }) as never} />)
}

/** Answers what the button asks. @param isThere whether mails of the trip leave from here */
function answering(isThere: boolean | null, prepared: Partial<PreparedLetters> = {}) {
  saving.answer = async ({ path }) => {
    if (path.endsWith('/first_letters')) return { status: 200, body: { ...one, ...prepared } }
    if (path.endsWith('/mail_server') && isThere !== null) return { status: 200, body: { isThere, senderAddress: '' } }
    return path.startsWith('/api/orders/1?')
      ? { status: 200, body: { id: 1, version: 1, ferryContingent: null, info: { paxAsked: 38 } } }
      : { status: 500, body: null }
  }
}

const press = async () =>
  (await draw()).click(await screen.findByRole('button', { name: 'Anschreiben vorbereiten (1)' }))

test.each([
  [true, 'Gesendet ist noch nichts.'],
  [false, 'Nicht versendet: kein Mailserver. Mit Outlook lassen sie sich öffnen und senden.'],
])('MOVE-07 TRUE-02 letters that were prepared, a mail server: %j, tell that %s', async (isThere, told) => {
  answering(isThere)
  await press()
  expect((await screen.findByRole('status')).textContent).toBe(`1 Anschreiben vorbereitet!${told}`)
  expect(await screen.findByRole('heading', { name: 'E-Mails' })).toBeDefined()
})

test('TRUE-02 TRUE-03 TRUE-07 the notice counts what was written anew, was left alone or is not in the language of its reader', async () => {
  answering(true, { begun: 1, rewritten: [7, 8], overtaken: [6], untranslated: [9, 7] })
  await press()
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(3))
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told.join('\n')).toContain(
    '2 Entwürfe neu geschrieben. Für 1 Anfrage lag schon ein Entwurf bereit. Gesendet ist noch nichts.',
  )
  expect(told.join('\n')).toContain('1 Entwurf nennt noch den alten Stand')
  expect(told.join('\n')).toContain('2 Entwürfe sind nicht ganz in der Sprache des Partners')
})

test('MOVE-07 where nobody knows whether mails leave, no letters are made, and that is said', async () => {
  answering(null)
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Die Anschreiben konnten nicht vorbereitet werden.')
  expect(saving.asked.some(({ path }) => path.endsWith('/first_letters'))).toBe(false)
})
