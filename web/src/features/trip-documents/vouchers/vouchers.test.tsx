import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { askedHotel, hotelInOslo } from '@reisewerk/domain/trip-documents/vouchers/voucher.fixture.ts'
import { completedVoucher } from '@reisewerk/domain/trip-documents/vouchers/voucher.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import { savingDesk } from '../../../test/saving-desk.tsx'
import { type Voucher, vouchersOf, type WantedVouchers } from './api.ts'
import { PrintPanel } from './print-panel.tsx'
import { StampPanel } from './stamp-panel.tsx'
import { useGenerateVouchers } from './use-generate-vouchers.ts'
import { useVoucherTexts } from './use-voucher-texts.ts'
import { VoucherFields } from './voucher-fields.tsx'

const saving = savingDesk()

const source = { ...hotelInOslo, request: askedHotel }
const voucher: Voucher = completedVoucher({
  id: 7,
  version: 3,
  order: linkTo('orders', 1),
  day: linkTo('days', 2),
  number: null,
  isEditable: true,
  fields: {},
  infos: { source, showVoucher: true, isLost: false, answer: null, unchosen: 0 },
})
const wanted: WantedVouchers = { language: 'client', printMode: 'withLogo', isWithoutLogo: false, isInternal: false }

function Card({ of: shown = voucher }: { of?: Voucher }) {
  const texts = useVoucherTexts(shown)
  const { infos } = voucher
  return (
    <VoucherFields
      of={infos.title}
      fields={texts.value}
      locale="de_DE"
      isEditable
      onWrite={(field, content) => texts.write(field, 'de_DE', content)}
      onKeep={(field) => texts.keep(field, 'de_DE')}
      onBlur={texts.flush}
    />
  )
}

test('DOC-03 only what was typed is saved, as an edit in its language; what does not fit says so while one types', async () => {
  saving.answer = async () => ({ status: 200, body: { ...voucher, version: 4 } })
  const user = saving.draw(<Card />)
  const rooms = screen.getByRole('textbox', { name: 'Hotell Karl Johan: Zimmer' })
  await user.clear(rooms)
  await user.type(rooms, 'Alle zum Hof')
  await user.tab()
  await waitFor(() => expect(saving.asked.map(({ body }) => body)).toHaveLength(1))
  expect(saving.asked[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/vouchers/7',
    body: { fields: [{ id: 'rooms', renderedTranslations: { de_DE: { content: 'Alle zum Hof' } } }] },
  })
  expect((await screen.findByRole('status')).textContent).toContain('Der Voucher wurde gespeichert!')
  await user.click(rooms)
  await user.paste(`${'\nnoch eine Zeile'.repeat(12)}`)
  expect(await screen.findByText('Höchstens 12 Zeilen')).toBeDefined()
  expect(screen.getByText(/^1\d von 12 Zeilen, /)).toBeDefined()
})

test('DOC-03 APP-09 what does not fit keeps nothing else from being saved, outlives the page, and nothing is printed without it', async () => {
  saving.answer = async () => ({ status: 200, body: { ...voucher, version: 4 } })
  saving.client.setQueryData(vouchersOf(1).queryKey, { items: [voucher], total: 1 })
  const user = saving.draw(
    <>
      <Card />
      <Generating />
    </>,
  )
  const box = (name: string) => screen.getByRole('textbox', { name: `Hotell Karl Johan: ${name}` })
  await user.click(box('Mahlzeiten'))
  await user.paste('Zeile\n'.repeat(13))
  await user.clear(box('Anreise'))
  await user.paste('Erst am Abend')
  await user.click(box('Buchungsnummer'))
  await user.paste('x'.repeat(300))
  expect(screen.getByText('309/200')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Los' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Hotell Karl Johan, Mahlzeiten: Höchstens 12 Zeilen')
  expect(alert.textContent).toContain('Hotell Karl Johan, Buchungsnummer: Höchstens 200 Zeichen')
  const saved = { fields: [{ id: 'arrival', renderedTranslations: { de_DE: { content: 'Erst am Abend' } } }] }
  expect(saving.asked.at(-1)?.body).toMatchObject(saved)
  expect(saving.asked.every(({ method }) => method === 'PATCH')).toBe(true)
  cleanup()
  saving.draw(<Card />)
  expect((box('Mahlzeiten') as HTMLTextAreaElement).value).toContain('Zeile\nZeile')
  expect(screen.getByText('Höchstens 12 Zeilen')).toBeDefined()
})

test('DOC-10 APP-09 a server that fails is told of once, in the words of the documents; the text stays and is sent again', async () => {
  let failures = 2
  saving.answer = async () => {
    failures -= 1
    return failures >= 0 ? { status: 500, body: null } : { status: 200, body: { ...voucher, version: 4 } }
  }
  const user = saving.draw(<Card />)
  await user.click(screen.getByRole('textbox', { name: 'Hotell Karl Johan: Zimmer' }))
  await user.paste(' zum Hof')
  await user.tab()
  const told = 'Der Voucher konnte nicht gespeichert werden! Server Error!'
  expect((await screen.findByRole('alert')).textContent).toContain(told)
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  saveQueue.retry()
  await waitFor(() => expect(saving.asked).toHaveLength(2))
  await waitFor(() => expect(saveQueue.status().retryAt).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  saveQueue.retry()
  expect((await screen.findByRole('status')).textContent).toContain('Der Voucher wurde gespeichert!')
})

test('DOC-03 what was changed in one language says so in the other, where the service still speaks', () => {
  const { fields } = completedVoucher({
    ...voucher,
    infos: { source, showVoucher: true, isLost: false, answer: null, unchosen: 0 },
    fields: { rooms: { de_DE: { content: 'Alle zum Hof' } } },
  })
  const looks = { of: '', fields, isEditable: false, onWrite: vi.fn(), onKeep: vi.fn(), onBlur: vi.fn() }
  saving.draw(<VoucherFields {...looks} locale="de_DE" />)
  expect(screen.getByText('geändert')).toBeDefined()
  cleanup()
  saving.draw(<VoucherFields {...looks} locale="en" />)
  expect(screen.queryByText('geändert')).toBeNull()
  expect(screen.getByText('nur deutsch geändert')).toBeDefined()
})

const moved: Voucher = completedVoucher({
  ...voucher,
  infos: { source, showVoucher: true, isLost: false, answer: null, unchosen: 0 },
  fields: { arrival: { de_DE: { content: '14:30 Uhr', instead: '14:00 Uhr' } } },
})

test.each([
  [
    'übernehmen',
    { renderedTranslations: { de_DE: { content: 'Samstag, 15. Mai 2027, 15:00 Uhr' } } },
    'Samstag, 15. Mai 2027, 15:00 Uhr',
  ],
  ['so lassen', { keptAgainst: { de_DE: 'Samstag, 15. Mai 2027, 15:00 Uhr' } }, '14:30 Uhr'],
])(
  'TRUE-04 DOC-03 what was typed before the service moved says what it says today; one click: %s',
  async (button, edit, shown) => {
    const { promise: looked, resolve: answer } = Promise.withResolvers<void>()
    saving.answer = async () => {
      await looked
      return { status: 200, body: { ...voucher, version: 4 } }
    }
    const user = saving.draw(<Card of={moved} />)
    screen.getByText('Die Leistung sagt jetzt: Samstag, 15. Mai 2027, 15:00 Uhr')
    await user.click(screen.getByRole('button', { name: `Hotell Karl Johan: Anreise: ${button}` }))
    expect(screen.queryByText(/Die Leistung sagt jetzt/)).toBeNull()
    const box = screen.getByRole('textbox', { name: 'Hotell Karl Johan: Anreise' }) as HTMLTextAreaElement
    expect(box.value).toBe(shown)
    await waitFor(() => expect(saving.asked).toHaveLength(1))
    expect(saving.asked[0]?.body).toMatchObject({ fields: [{ id: 'arrival', ...edit }] })
    answer()
  },
)

test.each([
  [{}, ['Kundensprache', 'Sprache der LT', 'Interne Voucher generieren'], ['Logo für den Druck weglassen']],
  [
    { translations: false, printModes: false, internalVouchers: false },
    ['Logo für den Druck weglassen'],
    ['Kundensprache', 'Interne Voucher generieren'],
  ],
  [{ translationsInOne: true }, ['Interne Voucher generieren'], ['Kundensprache']],
])('DOC-03 APP-05 the settings %j decide what can be chosen', (changed, shown, hidden) => {
  saving.draw(
    <PrintPanel
      orderId={1}
      settings={{ ...defaultSettings.vouchers, ...changed }}
      vouchers={[voucher]}
      language="client"
      onLanguage={vi.fn()}
      isPending={false}
      onGenerate={vi.fn()}
    />,
  )
  for (const words of shown) expect(screen.getAllByText(words).length, words).toBeGreaterThan(0)
  for (const words of hidden) expect(screen.queryByText(words), words).toBeNull()
})

test('TRUE-03 TRUE-04 before vouchers are made each open point leads to its service, and nobody chosen of several is said once', async () => {
  const point = { label: 'Zusagen der Leistungsträger', isMet: false, isRequired: false }
  const other = { ...point, key: 'partners.1', message: 'Nordlinie ist für 38 angefragt, im Kontingent stehen 44.' }
  const unchosen = { ...point, key: 'partners.2', message: 'Tag 2, Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt.' }
  saving.answer = async () => ({
    status: 200,
    body: [
      { ...other, path: '/orders/1#service-9' },
      { ...unchosen, path: '/orders/1#service-7' },
    ],
  })
  const infos = { ...voucher.infos, title: 'Hotel in Oslo', request: null, toChooseFrom: 2 }
  const component = () => (
    <PrintPanel
      {...{ orderId: 1, settings: defaultSettings.vouchers, vouchers: [{ ...voucher, infos }] }}
      {...{ language: 'client', isPending: false, onLanguage: vi.fn(), onGenerate: vi.fn() }}
    />
  )
  const routeTree = createRootRoute({ component })
  saving.draw(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />)
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [other.message, '/orders/1#service-9'],
    ['Hotel in Oslo: 2 Häuser zur Wahl, keines gewählt, der Voucher nennt niemanden.', '/orders/1#service-7'],
  ])
  expect(saving.asked.map(({ path }) => path)).toEqual(['/api/orders/1/paper_checks?paper=voucher'])
})

function Generating() {
  const { mutate } = useGenerateVouchers(1, 'de_DE')
  return (
    <button type="button" onClick={() => mutate(wanted)}>
      Los
    </button>
  )
}

test('DOC-10 vouchers that could not be made are told of like a success (002 §8)', async () => {
  saving.answer = async ({ method }) =>
    method === 'GET'
      ? { status: 200, body: [] }
      : { status: 503, body: { code: 'pdf_failed', message: 'Gerade nicht' } }
  const user = saving.draw(<Generating />)
  await user.click(screen.getByRole('button', { name: 'Los' }))
  expect((await screen.findByRole('status')).textContent).toContain("Couldn't generate Document! Server Error!")
  expect(screen.queryByRole('alert')).toBeNull()
  expect(saving.asked.at(-1)?.path).toMatch(
    /voucher\/generate-document\?.*_print_mode=withLogo.*_requestLanguage=client/,
  )
})

test('DOC-10 the first opening stamps the trip, a later one does not; a failed reset says so', async () => {
  saving.answer = async ({ method }) =>
    method === 'PATCH' ? { status: 200, body: { id: 1, version: 2 } } : { status: 500, body: null }
  saving.draw(<StampPanel trip={{ id: 1, lastUpdatedVoucher: null }} isTyped={false} />)
  await waitFor(() => expect(saving.asked).toHaveLength(1))
  expect(saving.asked[0]?.body).toEqual({ lastUpdatedVoucher: expect.stringMatching(/^\d\d\.\d\d\.\d{4} /) })
  const user = saving.draw(<StampPanel trip={{ id: 2, lastUpdatedVoucher: '07.04.2027 09:12:40' }} isTyped={false} />)
  await user.click(screen.getAllByRole('button', { name: 'Zurücksetzen' })[1] as HTMLElement)
  await waitFor(() => expect(saving.asked.map(({ method }) => method)).toEqual(['PATCH', 'POST']))
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain(
    'Der Voucher konnte nicht zurückgesetzt werden! Server Error!',
  )
})
