import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { startTinyServer } from '../../test/tiny-server.ts'
import { WithNotices } from '../../test/with-notices.tsx'
import type { Target } from '../../ui/sheet/typed-cells.ts'
import { usePastedLines } from './pasted-lines.ts'
import { type DrawerRow, lineToBe } from './rows.ts'
import { serviceColumns, typeColumn } from './service-columns.ts'
import { useCells } from './use-cells.ts'

const { driverChoice } = defaultSettings.itinerary
const columns = serviceColumns({ boards: [], offers: [], priceTypes: [] }, typeColumn, 'EUR', driverChoice)
const empty: DrawerRow = {
  id: 'days/4',
  kind: null,
  number: 1,
  date: '2027-05-15',
  service: { resource: 'days', id: 4, item: {} },
  request: null,
  currency: 'EUR',
  isBlank: true,
}
/** A line of a block over the first columns. */
const lineOf = (texts: string) =>
  texts.split('|').flatMap((text, place) => {
    const column = columns[place]
    return column === undefined ? [] : [{ column, text }]
  })
const made = (id: number): Target => ({ resource: 'ferry_placeholders', id, item: { id, type: 'day', startAt: null } })

let server: Awaited<ReturnType<typeof startTinyServer>>

beforeEach(async () => {
  localStorage.clear()
  server = await startTinyServer(async ({ method, body }) => {
    if (method !== 'GET') return { status: 200, body: { ...body, version: 2 } }
    return { status: 200, body: [{ id: 1, name: 'Kiel' }] }
  })
  await saveQueue.start(new QueryClient(), 7)
})
afterEach(async () => {
  saveQueue.stop()
  await server.stop()
})

function setUp() {
  const client = new QueryClient()
  const { result } = renderHook(
    () => {
      const cells = useCells(0, () => {})
      return { cells, lines: usePastedLines(columns, cells) }
    },
    {
      wrapper: ({ children }) => (
        <WithNotices>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </WithNotices>
      ),
    },
  )
  const typedIn = (row: string) =>
    columns.flatMap(({ key, title }) => {
      const mark = result.current.cells.marksOf({ id: row })[key]
      return mark?.typed === undefined ? [] : [[title, mark.typed, mark.reason ?? mark.state]]
    })
  return { result, typedIn, waiting: () => result.current.cells.linesToBe(empty.id) }
}

test('DRAW-03 a pasted line whose type nobody knows waits for it with all its texts, and then has them', async () => {
  const { result, typedIn, waiting } = setUp()
  const add = vi.fn(async (_kinds: readonly string[], onMade: (service: Target, place: number) => void) => {
    onMade(made(12), 0)
    return [made(12)]
  })
  await act(async () => result.current.lines.append(empty, [lineOf('Schlafwagen|Kiel||Deck 7'), lineOf('||  ')], add))
  const [id = ''] = waiting()
  expect(waiting()).toHaveLength(1)
  expect(typedIn(id)).toEqual([
    ['Typ', 'Schlafwagen', 'Bitte aus der Liste wählen'],
    ['Ort / Leistung / Von', 'Kiel', 'Bitte zuerst den Typ wählen.'],
    ['Freitext / Beschreibung', 'Deck 7', 'Bitte zuerst den Typ wählen.'],
  ])
  expect(result.current.cells.unsavedCount).toBe(3)
  expect(add).not.toHaveBeenCalled()
  await act(async () => result.current.lines.begin(lineToBe(empty, id), 'ferry', add))
  expect(waiting()).toEqual([])
  await vi.waitFor(() =>
    expect(server.asked.at(-1)).toMatchObject({
      path: '/api/ferry_placeholders/12',
      body: { startPort: '/api/ports/1', serviceDescription: 'Deck 7' },
    }),
  )
})

test('DRAW-03 of pasted lines the server would not take nothing is lost', async () => {
  const { result, typedIn, waiting } = setUp()
  const lines = [lineOf('Fähre|Kiel||Deck 7'), lineOf('fähre|Nirgends||Deck 8|99.99.|8:30')]
  const reason = 'Die Zeile konnte nicht hinzugefügt werden. Bitte den Typ noch einmal wählen.'
  let takes = 1
  const add = async (kinds: readonly string[], onMade: (service: Target, place: number) => void) => {
    const taken = kinds.slice(0, takes).map((_, place) => made(20 + place))
    taken.forEach(onMade)
    return taken
  }
  await act(async () => result.current.lines.append(empty, lines, add))
  const [id = ''] = waiting()
  expect(waiting()).toHaveLength(1)
  expect(typedIn(id)).toEqual([
    ['Typ', 'fähre', reason],
    ['Ort / Leistung / Von', 'Nirgends', reason],
    ['Freitext / Beschreibung', 'Deck 8', reason],
    ['Beginn', '99.99.', reason],
    ['Ab / Uhrzeit', '8:30', reason],
  ])
  takes = 2
  // It is the first of its own now.
  await act(async () => result.current.lines.begin(lineToBe(empty, id), 'ferry', add))
  await vi.waitFor(() =>
    expect(typedIn('ferry_placeholders/20')).toEqual([
      ['Ort / Leistung / Von', 'Nirgends', 'Nichts heißt so. Bitte aus der Liste wählen'],
      ['Beginn', '99.99.', 'Bitte ein Datum wie 14.05.2027 eingeben'],
    ]),
  )
  await vi.waitFor(() =>
    expect(server.asked.at(-1)?.body).toMatchObject({ serviceDescription: 'Deck 8', startAt: '15.05.2027 08:30:00' }),
  )
})

test('DRAW-03 APP-09 a service that is being made stands in its table from the first moment on', async () => {
  const { result } = setUp()
  let arrive = () => {}
  const under = new Promise<void>((resolve) => {
    arrive = resolve
  })
  act(() => result.current.lines.announce(empty, 'ferry', under))
  const [line = ''] = result.current.cells.linesToBe(empty.id)
  expect(result.current.cells.marksOf({ id: line })).toEqual({ type: { state: 'saving', typed: 'Fähre' } })
  // It saves itself.
  expect(result.current.cells.unsavedCount).toBe(0)
  await act(async () => arrive())
  expect(result.current.cells.linesToBe(empty.id)).toEqual([])
})
