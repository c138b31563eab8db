import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { saveQueue } from '../../../../lib/saving/save-queue.ts'
import { savingDesk } from '../../../../test/saving-desk.tsx'
import type { Asked } from '../../../../test/tiny-server.ts'
import { hasChangedForm } from '../../../../ui/dialogs/open-forms.ts'
import { ContingentPanel } from './contingent-panel.tsx'

const entry = (id: number, persons: number, type: string, askedAmount: number, reservedAmount: number) => ({
  ...{ id, type: { persons, type }, askedAmount, reservedAmount, requestedChangeAmount: null },
})
const noRooms = { tripleRooms: [], quadrupleRooms: [] }
const noCabins = { singleCabins: [], tripleCabins: [], quadrupleCabins: [], otherCabins: [] }
const cabins = [entry(11, 2, 'inside', 6, 6), entry(12, 2, 'outside', 3, 2)]
const hotel = {
  ...{ id: 8, version: 3, ...noRooms },
  ...{ doubleRooms: [entry(1, 2, 'standard', 10, 8)], singleRooms: [entry(2, 1, 'standard', 2, 2)] },
}
const ferry = { id: 9, version: 5, doubleCabins: cabins, ...noCabins }
// What the trip also tells nobody reads here.
const trip = {
  ...{ id: 4, lastContingentUpdate: null, organisationFilter: '/api/organisations/1' },
  ...{ hotelContingent: hotel, ferryContingent: ferry },
} as unknown as Parameters<typeof ContingentPanel>[0]['trip']

const saving = savingDesk()
beforeEach(() => {
  saving.answer = async (asked) => answered(asked)
})

/** As the server answers: whole lists, with what was sent of them. */
function answered({ method, path, body }: Asked) {
  if (method === 'GET') return { status: 200, body: trip }
  const stored: Record<string, unknown> = path.includes('hotels') ? hotel : ferry
  const lists = Object.entries(body ?? {}).map(([list, sent]) => {
    const typed = sent as { id: number }[]
    const entries = stored[list] as { id: number }[]
    return [list, entries.map((one) => ({ ...one, ...typed.find(({ id }) => id === one.id) }))]
  })
  return { status: 200, body: { ...stored, version: 6, ...Object.fromEntries(lists) } }
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'))
function cell(line: string, column: string) {
  const row = screen.getByText(line).closest('[role="row"]') as HTMLElement
  return within(row).getAllByRole('gridcell')[heads().indexOf(column)] as HTMLElement
}
const sent = () => saving.asked.filter(({ method }) => method === 'PATCH').map(({ path, body }) => ({ path, body }))

function setUp() {
  return saving.draw(<ContingentPanel trip={trip} />)
}

test('CAP-01 APP-09 the amount of an open cell is kept when its page goes, once', async () => {
  const user = setUp()
  await user.click(cell('DZ / DK', 'Hotel Kontingent'))
  await user.keyboard('12')
  expect(hasChangedForm()).toBe(false)
  window.dispatchEvent(new Event('beforeunload'))
  cleanup()
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(sent()).toEqual([
    { path: '/api/order_contingent_hotels/8', body: { doubleRooms: [{ id: 1, askedAmount: 12 }] } },
  ])
})

test('CAP-01 APP-09 an amount that is open when one goes to another page is saved there', async () => {
  const user = setUp()
  await user.click(cell('DZ / DK', 'Hotel Kontingent'))
  await user.keyboard('12')
  cleanup()
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('CAP-01 APP-09 what is no amount asks before its page goes, and is not sent', async () => {
  const user = setUp()
  await user.click(cell('DZ / DK', 'Hotel Kontingent'))
  await user.keyboard('abc')
  expect(hasChangedForm()).toBe(true)
  await user.keyboard('{Tab}')
  expect(hasChangedForm()).toBe(true)
  await user.click(cell('DZ / DK', 'Hotel Kontingent'))
  await user.keyboard('{Escape}')
  expect(hasChangedForm()).toBe(false)
  cleanup()
  expect(sent()).toEqual([])
})

test('CAP-01 the head of a line is no place to type, and says nothing empty about it', async () => {
  const user = setUp()
  await user.click(screen.getByRole('gridcell', { name: 'DZ / DK' }))
  await user.keyboard('7')
  expect(screen.queryByRole('status')).toBeNull()
  expect(sent()).toEqual([])
})

test('CAP-01 CAP-02 of a list only the amounts that were typed are sent, those under way again, and totals count them', async () => {
  let isOpen = false
  saving.answer = async (asked) => {
    if (asked.method !== 'GET') await waitFor(() => expect(isOpen).toBe(true), { timeout: 5000 })
    return answered(asked)
  }
  const user = setUp()
  expect(cell('3Z / 3K', 'Fähre Innen Kontingent').getAttribute('aria-readonly')).toBe('true')
  await user.click(cell('DZ / DK', 'Fähre Innen Kontingent'))
  await user.keyboard('7{Enter}')
  await user.click(cell('DZ / DK', 'Fähre Außen Änderung'))
  await user.keyboard('-1{Enter}')
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(cell('Pax', 'Fähre Innen Kontingent').textContent).toBe('14')
  expect(cell('Pax', 'Fähre Außen Änderung').textContent).toBe('−2')
  isOpen = true
  await waitFor(() => expect(saveQueue.hasUnsaved()).toBe(false))
  expect(sent().at(-1)).toEqual({
    path: '/api/order_contingent_ferries/9',
    body: {
      doubleCabins: [
        { id: 11, askedAmount: 7 },
        { id: 12, requestedChangeAmount: -1 },
      ],
    },
  })
})

test('CAP-02 an empty amount is 0, and what the server refuses stays in its cell', async () => {
  const user = setUp()
  await user.click(cell('EZ / EK', 'Hotel Buchungsstand'))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({ singleRooms: [{ id: 2, reservedAmount: 0 }] })
  saving.answer = async (asked) =>
    asked.method === 'GET'
      ? answered(asked)
      : { status: 422, body: { violations: [{ propertyPath: 'doubleRooms', message: 'Nein' }] } }
  await user.click(cell('DZ / DK', 'Hotel Buchungsstand'))
  await user.keyboard('9{Enter}')
  await screen.findByText('Das konnte nicht aktualisiert werden! Server Error!')
  within(cell('DZ / DK', 'Hotel Buchungsstand')).getByText('9')
  expect(cell('DZ / DK', 'Hotel Buchungsstand').getAttribute('aria-invalid')).toBe('true')
})
