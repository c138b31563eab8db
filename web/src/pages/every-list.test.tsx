import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ConceptList } from '../features/concepts/concept-list.tsx'
import { MailboxList } from '../features/mail/mailbox/mailbox-list.tsx'
import { kinds } from '../features/master-data/kinds.ts'
import { ListView } from '../features/master-data/list-view.tsx'
import { readSearch } from '../features/orders/order-list-search.ts'
import { BankLinesList } from '../features/payments/bank/bank-lines-list.tsx'
import { OpenItemsList } from '../features/payments/open-items-list.tsx'
import { RemindersList } from '../features/payments/reminders/reminders-list.tsx'
import { RadarList } from '../features/radar/radar-list.tsx'
import { sessionKey } from '../lib/session.ts'
import { savingDesk } from '../test/saving-desk.tsx'
import { OrdersPage } from './orders-page.tsx'
import { StaffPage } from './staff-page.tsx'

const saving = savingDesk()
afterEach(cleanup)

const onChange = () => undefined
const sought = { q: 'Nordkap' }

/** Every list there is, by the file that declares its page, each narrowed by a search in a house that has nothing of it. */
const lists: Readonly<Record<string, readonly (readonly [what: string, page: ReactNode])[]>> = {
  'features/concepts/concept-list.tsx': [
    ['Gesamtkonzepte', <ConceptList key="orders" search={sought} onChange={onChange} />],
    ['Tageskonzepte', <ConceptList key="days" search={{ ...sought, tab: 'days' }} onChange={onChange} />],
  ],
  'features/mail/mailbox/mailbox-list.tsx': [
    ['Postfach', <MailboxList key="in" search={sought} onChange={onChange} />],
  ],
  'features/mail/outgoing/outbox-list.tsx': [
    ['Ausgang', <MailboxList key="out" search={{ ...sought, state: 'outgoing' }} onChange={onChange} />],
  ],
  'features/master-data/list-view.tsx': (['clients', 'hotels', 'menus'] as const).map((name) => [
    name,
    <ListView key={name} kind={kinds[name]} search={sought} onChange={onChange} onCreated={onChange} />,
  ]),
  'features/payments/bank/bank-lines-list.tsx': [
    ['Umsätze', <BankLinesList key="bank" search={sought} onChange={onChange} />],
  ],
  'features/payments/open-items-list.tsx': [
    ['offene Rechnungen', <OpenItemsList key="open" search={sought} onChange={onChange} payments={() => null} />],
    [
      'offene Posten je Kunde',
      <OpenItemsList key="clients" search={{ ...sought, view: 'clients' }} onChange={onChange} payments={() => null} />,
    ],
  ],
  'features/payments/reminders/reminders-list.tsx': [
    ['überfällige Rechnungen', <RemindersList key="due" search={sought} onChange={onChange} write={onChange} />],
    [
      'Mahnungen',
      <RemindersList key="made" search={{ ...sought, view: 'made' }} onChange={onChange} write={onChange} />,
    ],
  ],
  'features/radar/radar-list.tsx': [
    ['Optionen', <RadarList key="radar" search={sought} onChange={onChange} onAsk={onChange} />],
  ],
  'pages/orders-page.tsx': [['Reisen', <OrdersPage key="orders" />]],
  // Whoever looks is among the colleagues: it is never without anybody, and what is typed is sought in the page.
  'pages/staff-page.tsx': [['Mitarbeiter', <StaffPage key="staff" />]],
}

const source = join(import.meta.dirname, '..')

test('MOVE-02 every page of a list is among those that are tried while there is nothing in them', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  const withList = files.filter(
    (file) => !file.endsWith('.test.tsx') && readFileSync(join(source, file), 'utf8').includes('<ListPage'),
  )
  expect(withList.map((file) => file.replaceAll('\\', '/')).toSorted()).toEqual(Object.keys(lists).toSorted())
})

test.each(Object.values(lists).flat())(
  'MOVE-02 a house without any %s is told what the list is for, not that nothing fits',
  async (_what, page) => {
    saving.client.setQueryData(sessionKey, {
      user: { id: 7, isAdmin: true, seesPurchase: true },
      organisations: [{ id: 1, name: 'Nord' }],
      options: {},
    })
    saving.answer = async ({ path }, response) => {
      response.setHeader('x-total-items', '0')
      if (path === '/api/session') return { status: 200, body: saving.client.getQueryData(sessionKey) }
      return { status: 200, body: emptyAnswer(path) }
    }
    // The trip overview reads its address; all others are told.
    const root = createRootRoute()
    const shell = createRoute({ getParentRoute: () => root, id: 'shell' })
    const orders = createRoute({
      getParentRoute: () => shell,
      path: 'orders',
      validateSearch: readSearch,
      component: () => page,
    })
    const router = createRouter({
      routeTree: root.addChildren([shell.addChildren([orders])]),
      history: createMemoryHistory({ initialEntries: ['/orders?q=Nordkap'] }),
    })
    // The app's own routes are not those of this test.
    saving.draw(<RouterProvider router={router as never} />)
    expect(await screen.findByText(/^Hier (stehen|steht) /)).toBeTruthy()
    expect(screen.queryByText(/passt zu/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Suche und Filter zurücksetzen' })).toBeNull()
  },
)

/** Of what does not come as a plain list. */
function emptyAnswer(path: string): unknown {
  if (path.startsWith('/api/option_radar')) return { options: [], total: 0, expired: 0 }
  if (path.startsWith('/api/reminders/due')) return { items: [], isCut: false }
  if (path.startsWith('/api/open_items')) return { totals: [], clients: [] }
  if (path.endsWith('/first_steps')) return { isShown: false, steps: [] }
  return []
}
