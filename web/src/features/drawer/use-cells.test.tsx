import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atPath } from '../../lib/saving/field-paths.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { type Answer, startTinyServer } from '../../test/tiny-server.ts'
import { WithNotices } from '../../test/with-notices.tsx'
import type { CellValue } from '../../ui/sheet/sheet-column.ts'
import { newTypedCells } from '../../ui/sheet/typed-cells.ts'
import { driverMissing } from './driver-choice.ts'
import { type DrawerColumn, date, money, number, text, time } from './fields.ts'
import { cabinColumns } from './list-fields.ts'
import type { DrawerRow } from './rows.ts'
import { serviceColumns, typeColumn } from './service-columns.ts'
import { useCells } from './use-cells.ts'

const request = {
  id: 12,
  startAt: '15.05.2027 14:00:00',
  checkInAt: null,
  shipName: 'Color Magic',
  optionTodo: { dueDate: null, status: null },
  contingent: {
    askedAmount: 20,
    ticketPrice: { amount: '5.00', currency: 'NOK', formatted: '5,00 NOK' },
    busPrice: null,
    doubleCabins: [
      { id: 1, version: 1, type: { persons: 2, type: 'inside' }, askedAmount: 10, reservedAmount: 8, price: null },
    ],
  },
}
const row: DrawerRow = {
  id: 'ferry_requests/12',
  kind: 'ferry',
  number: 1,
  date: '2027-05-15',
  service: { resource: 'ferry_placeholders', id: 3, item: { id: 3 } },
  request: { resource: 'ferry_requests', id: 12, item: request },
  currency: 'EUR',
}
const ship = text({ title: 'Schiff', width: 80, path: 'shipName' })
const asked = number({ title: 'Angefr.', width: 80, path: 'contingent.askedAmount' })
const [insideCabins] = cabinColumns({ list: 'doubleCabins', persons: 2, type: 'inside', code: 'DKI' }, '€')
const [, , outsidePrice] = cabinColumns({ list: 'doubleCabins', persons: 2, type: 'outside', code: 'DKA' }, '€')

const day = (path: string, atMidnight = false) => date({ title: '', width: 80, path, atMidnight })
const clock = (path: string) => time({ title: '', width: 80, path })

let server: Awaited<ReturnType<typeof startTinyServer>>
let answer: Answer
const saved: Answer = async ({ body }) => ({ status: 200, body: { ...request, ...body, version: 2 } })

beforeEach(async () => {
  localStorage.clear()
  server = await startTinyServer((one, response) => answer(one, response))
  await saveQueue.start(new QueryClient(), 7)
})
afterEach(async () => {
  saveQueue.stop()
  await server.stop()
})

function setUp(readAt = 0, isGone?: (row: string) => boolean) {
  const onSaved = vi.fn()
  const { result, rerender } = renderHook(({ at }) => useCells(at, onSaved, asks, isGone), {
    initialProps: { at: readAt },
    wrapper: WithNotices,
  })
  const edit = (column: DrawerColumn | undefined, to: CellValue, of = row) =>
    act(async () => {
      if (column !== undefined) result.current.edit([{ row: of, column, from: null, to }])
    })
  return { result, onSaved, edit, readAgain: () => rerender({ at: Date.now() + 1 }) }
}
const bodies = () => server.asked.map(({ body }) => body)

test('DRAW-02 a cell goes alone to its quick edit, shows until it is read anew, and is told', async () => {
  answer = saved
  const { result, onSaved, edit, readAgain } = setUp()
  await edit(ship, 'Color Fantasy')
  expect(result.current.marksOf(row)[ship.key]).toMatchObject({ shown: 'Color Fantasy' })
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.asked[0]).toMatchObject({ method: 'PATCH', path: '/api/ferry_requests/12/quick_edit' })
  expect(bodies()).toEqual([{ shipName: 'Color Fantasy' }])
  await screen.findByText('Die Daten wurden erfolgreich gespeichert')
  expect(result.current.marksOf(row)[ship.key]).toEqual({ state: 'saved', shown: 'Color Fantasy' })
  readAgain()
  expect(result.current.marksOf(row)[ship.key]).toEqual({ state: 'saved' })
})

test('DRAW-02 a saved cell shows what the server has made of it, also where that leaves the line as it was', async () => {
  // A day ferry arrives on the day it leaves.
  answer = async () => ({ status: 200, body: { ...request, endAt: '15.05.2027 18:00:00', version: 1 } })
  const { result, onSaved, edit } = setUp()
  const [arrival, clockOfArrival] = [day('endAt'), clock('endAt')]
  await edit(arrival, '2027-05-16')
  expect(result.current.marksOf(row)[arrival.key]).toMatchObject({ shown: '2027-05-16' })
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(result.current.marksOf(row)[arrival.key]).toEqual({ state: 'saved', shown: '2027-05-15' })
  // The next change builds on that, too.
  await edit(clockOfArrival, '19:00')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2))
  expect(bodies().at(-1)).toEqual({ endAt: '15.05.2027 19:00:00' })
})

const versioned = { ...row, request: { resource: 'ferry_requests', id: 12, item: { ...request, version: 6 } } }
const current = { ...request, version: 7, shipName: 'Color Carrier' }
const away: Answer = async () => ({ status: 503, body: { code: 'away', message: 'Weg' } })
/** A colleague has saved version 7 meanwhile. */
const changed: Answer = async ({ headers, body }) =>
  headers['if-match'] === '"6"'
    ? { status: 409, body: { code: 'conflict', message: 'Geändert', current } }
    : { status: 200, body: { ...current, ...body, version: 8 } }

test('DRAW-02 APP-09 APP-14 a cell typed while the server was away meets a colleague’s later edit: both are told, one is chosen', async () => {
  answer = away
  const { result, edit } = setUp()
  await edit(ship, 'Color Fantasy', versioned)
  await vi.waitFor(() => expect(result.current.marksOf(row)[ship.key]).toMatchObject({ state: 'waiting' }))
  answer = changed
  await act(async () => saveQueue.retry())
  const reason = 'Jemand anderes hat die Zelle inzwischen geändert. Jetzt steht dort: „Color Carrier“.'
  await vi.waitFor(() =>
    expect(result.current.marksOf(row)[ship.key]).toEqual({ state: 'conflicted', shown: 'Color Fantasy', reason }),
  )
  expect(result.current.unsavedCount).toBe(1)
  await act(async () => result.current.saving.onRetry(versioned, ship))
  await vi.waitFor(() => expect(bodies().at(-1)).toEqual({ shipName: 'Color Fantasy' }))
  await vi.waitFor(() => expect(result.current.marksOf(row)[ship.key]).toMatchObject({ state: 'saved' }))
  expect(localStorage.length).toBe(0)
})

test('DRAW-02 APP-09 APP-14 what waited over a reload shows in its cell, and so does a colleague’s edit that it meets', async () => {
  answer = away
  const before = setUp()
  await before.edit(ship, 'Color Fantasy', versioned)
  await before.edit(asked, 18, versioned)
  await vi.waitFor(() => expect(saveQueue.status().waiting).toBe(2))
  saveQueue.stop()
  await act(async () => saveQueue.start(new QueryClient(), 7))
  await vi.waitFor(() => expect(saveQueue.status().waiting).toBe(2))
  const { result } = setUp()
  await act(async () => result.current.saving.onShow([versioned], [ship, asked, insideCabins ?? ship]))
  expect(result.current.marksOf(row)).toEqual({
    [ship.key]: { state: 'waiting', shown: 'Color Fantasy' },
    [asked.key]: { state: 'waiting', shown: 18 },
  })
  answer = changed
  await act(async () => saveQueue.retry())
  await vi.waitFor(() => expect(result.current.marksOf(row)[ship.key]).toMatchObject({ state: 'conflicted' }))
  await vi.waitFor(() => expect(bodies().at(-1)).toEqual({ contingent: { askedAmount: 18 } }))
  await act(async () => result.current.drop(versioned, ship))
  expect(result.current.marksOf(row)[ship.key]).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

test('DRAW-02 the tick of a saved cell leaves by itself, on a slow page, too', async () => {
  answer = saved
  // The marks as they were last drawn.
  const drawn = renderHook(
    ({ at }) => {
      const { edit, marksOf } = useCells(at, () => {})
      return { edit, marks: marksOf(row) }
    },
    { initialProps: { at: 0 }, wrapper: WithNotices },
  )
  // Whoever else hears of a save takes a while.
  const leave = saveQueue.subscribe(() => {
    const since = performance.now()
    while (performance.now() - since < 40);
  })
  await act(async () => drawn.result.current.edit([{ row, column: ship, from: null, to: 'Color Fantasy' }]))
  await vi.waitFor(() => expect(drawn.result.current.marks[ship.key]).toMatchObject({ state: 'saved' }))
  leave()
  drawn.rerender({ at: Date.now() + 1 })
  await vi.waitFor(() => expect(drawn.result.current.marks).toEqual({}))
})

test('DRAW-02 the latest edit counts: an older save in flight is cancelled, silently, and its fields ride along', async () => {
  const cancelled = vi.fn()
  answer = async (one, response) => {
    if (server.asked.length > 1) return saved(one, response)
    await new Promise<void>((resolve) => response.on('close', () => resolve()))
    cancelled()
    return { status: 200, body: null }
  }
  const { onSaved, edit } = setUp()
  await edit(asked, 18)
  await vi.waitFor(() => expect(server.asked).toHaveLength(1))
  await edit(ship, 'Erste')
  await edit(ship, 'Zweite')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalled())
  expect(bodies().at(-1)).toEqual({ contingent: { askedAmount: 18 }, shipName: 'Zweite' })
  expect(screen.queryByText('Die Daten konnten nicht gespeichert werden! Server Error!')).toBeNull()
})

test('DRAW-02 APP-09 of a list only the cells that were typed into go, so that a colleague keeps the others', async () => {
  answer = saved
  const { result, edit } = setUp()
  await edit(insideCabins, 12)
  await edit(outsidePrice, 26800)
  // The line shows the whole list all the while.
  expect(saveQueue.unsavedOf('ferry_requests', 12)['contingent.doubleCabins']).toMatchObject([
    { id: 1, askedAmount: 10, reservedAmount: 12 },
    { type: { persons: 2, type: 'outside' } },
  ])
  expect(result.current.marksOf(row)[insideCabins?.key ?? '']).toMatchObject({ shown: 12 })
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  const inside = { type: { persons: 2, type: 'inside' }, reservedAmount: 12 }
  const outside = { type: { persons: 2, type: 'outside' }, price: { amount: '268.00', currency: 'EUR' } }
  // The second one takes along what nobody has confirmed yet.
  expect(bodies()).toEqual([
    { contingent: { doubleCabins: [inside] } },
    { contingent: { doubleCabins: [inside, outside] } },
  ])
  // Where a save keeps what it does not name (002 §7).
  expect(server.asked.map(({ path }) => path.endsWith('/quick_edit'))).toEqual([true, true])
})

test('DRAW-02 a price stays in the currency it is in, and a first one is in that of the trip', async () => {
  answer = saved
  const { edit } = setUp()
  const ticket = money({ title: 'Ticket', width: 80, path: 'contingent.ticketPrice' })
  const bus = money({ title: 'Bus', width: 80, path: 'contingent.busPrice' })
  await edit(ticket, 600)
  await edit(bus, 4000)
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(bodies().map((body) => (body as { contingent: object }).contingent)).toEqual([
    { ticketPrice: { amount: '6.00', currency: 'NOK' } },
    expect.objectContaining({ busPrice: { amount: '40.00', currency: 'EUR' } }),
  ])
})

test('DRAW-02 a refused cell keeps what was typed with its reason; going back sends nothing', async () => {
  answer = async () => ({
    status: 422,
    body: { violations: [{ propertyPath: 'contingent.askedAmount', message: 'Höchstens 9999' }] },
  })
  const { result, edit } = setUp()
  await edit(asked, 77_777)
  await screen.findByText('Die Daten konnten nicht gespeichert werden! Server Error!')
  expect(result.current.marksOf(row)[asked.key]).toEqual({ state: 'refused', shown: 77_777, reason: 'Höchstens 9999' })
  expect(result.current.unsavedCount).toBe(1)
  // What the browser does not understand is unsaved, too, also above what was refused.
  const unread = { row, problem: { typed: 'zwölf', reason: 'Bitte eine ganze Zahl eingeben' } }
  await act(async () =>
    result.current.keepUnread([
      { ...unread, column: asked },
      { ...unread, column: ship },
    ]),
  )
  expect(result.current.unsavedCount).toBe(2)
  expect(result.current.marksOf(row)[asked.key]).toMatchObject({ state: 'refused', typed: 'zwölf' })
  await act(async () => {
    result.current.drop(row, asked)
    result.current.drop(row, ship)
  })
  expect(result.current.marksOf(row)[asked.key]).toMatchObject({ shown: 77_777, reason: 'Höchstens 9999' })
  expect(result.current.unsavedCount).toBe(1)
  await edit(asked, 20)
  expect(server.asked).toHaveLength(1)
  expect(result.current.marksOf(row)).toEqual({})
})

test('DRAW-01 DRAW-02 what is not saved is there again when the drawer is opened again; what is saved is read anew', async () => {
  const kept = { typed: newTypedCells<DrawerRow>(), begun: new Set<string>() }
  const violations = [{ propertyPath: 'contingent.askedAmount', message: 'Höchstens 9999' }]
  const open = () => renderHook(() => useCells(0, () => {}, asks, undefined, kept), { wrapper: WithNotices })
  answer = async (one, response) =>
    'shipName' in one.body ? saved(one, response) : { status: 422, body: { violations } }
  const { result, unmount } = open()
  const type = (column: DrawerColumn, to: CellValue) =>
    act(async () => result.current.edit([{ row, column, from: null, to }]))
  await type(ship, 'Color Fantasy')
  await vi.waitFor(() => expect(result.current.marksOf(row)[ship.key]).toMatchObject({ state: 'saved' }))
  await type(asked, 77_777)
  const problem = { typed: '99.99.', reason: 'Bitte ein Datum wie 14.05.2027 eingeben' }
  await act(async () => result.current.keepUnread([{ row, column: day('endAt'), problem }]))
  await vi.waitFor(() => expect(result.current.unsavedCount).toBe(2))
  unmount()
  const again = open().result.current
  expect(again.unsavedCount).toBe(2)
  expect(again.marksOf(row)).toEqual({
    [asked.key]: { state: 'refused', shown: 77_777, reason: 'Höchstens 9999' },
    [day('endAt').key]: { state: 'refused', ...problem },
  })
})

test('DRAW-02 what was refused or not understood in a line that is gone counts no longer', async () => {
  answer = async () => ({ status: 422, body: { detail: 'Höchstens 9999', violations: [] } })
  const gone = new Set<string>()
  const { result, edit, readAgain } = setUp(0, (id) => gone.has(id))
  await edit(asked, 77_777)
  await vi.waitFor(() => expect(result.current.unsavedCount).toBe(1))
  await act(async () => result.current.keepUnread([{ row, column: ship, problem: { typed: 'x', reason: 'nein' } }]))
  expect(result.current.unsavedCount).toBe(2)
  gone.add(row.id)
  readAgain()
  expect(result.current.unsavedCount).toBe(0)
})

/** A service of the add view, as the server keeps it: it asks for the driver at the first save (001 §5). */
function begun(kind: 'ferry' | 'other', item: object) {
  const stored = { id: 3, isBrandNew: true, driverNotParticipating: null, startAt: null, endAt: null, ...item }
  answer = async ({ body }) => {
    const after = { ...stored, isBrandNew: false, ...body, ...('otherServiceType' in body && { category: 'meal' }) }
    const missing = after.isBrandNew
      ? null
      : driverMissing(kind, (name) => ({ ...after, isBrandNew: true })[name], asks)
    const propertyPath = 'driverNotParticipating'
    if (missing !== null) return { status: 422, body: { violations: [{ propertyPath, message: missing }] } }
    return { status: 200, body: Object.assign(stored, after) }
  }
  const service = { resource: `${kind}_placeholders`, id: 3, item: stored }
  const line: DrawerRow = { ...row, id: `${kind}_placeholders/3`, kind, service, request: null }
  return { stored, line, refreshed: () => ({ ...line, service: { ...service, item: { ...stored } } }) }
}
const asks = defaultSettings.itinerary.driverChoice
const columns = serviceColumns({ boards: [], offers: [], priceTypes: [] }, typeColumn, 'EUR', asks)
const titled = (title: string) => columns.find((column) => column.title === title)
const fehlt = 'Bitte auswählen, ob Fahrer inkludiert werden soll!'

test('DRAW-03 PLACE-02 a night crossing is entered cell by cell; the driver is asked for in a cell of its own (001 §5)', async () => {
  const { line, refreshed, stored } = begun('ferry', { type: 'day' })
  const { result, onSaved, edit } = setUp()
  const saves = async (times: number) => vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(times))
  result.current.begin(line.id)
  await edit(titled('Ort / Leistung / Von'), { value: '1', label: 'Kiel' }, line)
  await saves(1)
  expect(stored.isBrandNew).toBe(false)
  await edit(titled('Tag/Nacht'), 'night', refreshed())
  await saves(2)
  expect(titled('Fahrer')?.missing?.(refreshed())).toBe(fehlt)
  await edit(titled('Ab / Uhrzeit'), '14:00', refreshed())
  await saves(3)
  expect(stored).toMatchObject({ type: 'night', startAt: '15.05.2027 14:00:00', isBrandNew: true })
  await edit(titled('Fahrer'), 'without', refreshed())
  await saves(4)
  expect(stored).toMatchObject({ driverNotParticipating: true, isBrandNew: false })
  expect(titled('Fahrer')?.missing?.(refreshed())).toBeNull()
  // From here on it is a service like any other.
  await edit(titled('An'), '10:00', refreshed())
  await saves(5)
  expect(bodies()).toEqual([
    { startPort: '/api/ports/1' },
    { type: 'night', isBrandNew: true },
    { startAt: '15.05.2027 14:00:00', isBrandNew: true },
    { driverNotParticipating: true },
    { endAt: '15.05.2027 10:00:00' },
  ])
  expect(result.current.unsavedCount).toBe(0)
})

test('DRAW-03 PLACE-05 a meal is kept as a draft until its driver is chosen, without a refusal that nobody can cure', async () => {
  const { line, stored, refreshed } = begun('other', { category: null, otherServiceType: null })
  const { result, onSaved, edit } = setUp()
  const type = titled('Ort / Leistung / Von')
  const failures = () => screen.queryAllByText('Die Daten konnten nicht gespeichert werden! Server Error!').length
  const before = failures()
  await edit(type, { value: '9', label: 'Weinprobe' }, line)
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(stored).toMatchObject({ otherServiceType: '/api/other_service_types/9', isBrandNew: true })
  expect(failures()).toBe(before)
  expect(result.current.marksOf(line)[type?.key ?? '']).toMatchObject({ state: 'saved' })
  expect(titled('Fahrer')?.missing?.(refreshed())).toBe(fehlt)
  // Chosen while the save before it is still under way, it ends the draft all the same.
  await edit(titled('Freitext / Beschreibung'), 'Im Gewölbe', refreshed())
  await edit(titled('Fahrer'), 'with', refreshed())
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(stored).toMatchObject({ serviceDescription: 'Im Gewölbe', driverNotParticipating: false, isBrandNew: false })
})

test('DRAW-03 what was refused for the sake of another cell goes along when that is filled in', async () => {
  const { line, stored, refreshed } = begun('ferry', { type: 'day', isBrandNew: false })
  const { result, edit } = setUp()
  await edit(titled('Tag/Nacht'), 'night', line)
  await vi.waitFor(() => expect(result.current.unsavedCount).toBe(1))
  expect(result.current.marksOf(line)['service.type']).toMatchObject({ state: 'refused', reason: fehlt })
  await edit(titled('Fahrer'), 'with', refreshed())
  await vi.waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(bodies().at(-1)).toEqual({ driverNotParticipating: false, type: 'night' })
  expect(stored).toMatchObject({ driverNotParticipating: false, type: 'night' })
  expect(result.current.unsavedCount).toBe(0)
})

test.each([
  // stood as, arrives,     said with it
  ['day', '2027-05-16', { type: 'night' }],
  ['night', '2027-05-15', { type: 'day' }],
  ['night', '2027-05-17', {}],
  ['day', '2027-05-14', {}],
])('DRAW-03 PLACE-02 a %s crossing that arrives on %s says by it whether a night lies between', (type, to, told) => {
  const { line } = begun('ferry', { type, startAt: '15.05.2027 14:00:00', endAt: '15.05.2027 18:00:00' })
  const endAt = `${to.slice(8)}.05.2027 18:00:00`
  expect(titled('Ende')?.change(to, line, (path) => atPath(line.service.item, path))).toEqual({ endAt, ...told })
})
