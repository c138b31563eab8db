import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { find, hotelIn, planTrip, post, read } from './harness/planned-trip.ts'

test('DOC-03 DOC-10 a voucher is edited by hand, hidden, opened by double-click, printed and reset', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const day = `/api/days/${plan.days[0]?.id}`
  const hotel = await post(page, 'hotel_placeholders', { day, isBrandNew: false })
  const ferry = await post(page, 'ferry_placeholders', { day, isBrandNew: false })
  await page.goto(`${plan.address}/voucher`)
  await page.getByRole('heading', { name: 'VOUCHER', exact: true }).waitFor()
  await page.getByRole('heading', { name: /^Tag 1 - 14\.05\.2028/ }).waitFor()
  await expect
    .poll(() => read(page, `orders/${plan.id}`))
    .toMatchObject({
      lastUpdatedVoucher: expect.stringMatching(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/),
    })

  const card = page.getByRole('article', { name: 'Hotel', exact: true })
  await card.getByRole('button', { name: 'Hotel: manuell editieren' }).click()
  await card.getByRole('textbox', { name: 'Hotel: Buchungsnummer' }).fill('KJ-771204')
  await noticed(page, 'Der Voucher wurde gespeichert!')
  const bookingNumber = async () => {
    const { fields } = await read<{ fields: { id: string; content: string }[] }>(page, `vouchers/${hotel.id}`)
    return fields.find(({ id }) => id === 'bookingNumber')?.content
  }
  await expect.poll(bookingNumber).toBe('KJ-771204')
  await axeClean(page)

  // Nobody is chosen yet: card and list say so, and nobody is kept from printing.
  await card.getByText('kein Haus gewählt, der Voucher nennt niemanden', { exact: true }).waitFor()
  const points = page.getByRole('list', { name: 'Prüfung vor dem Erzeugen' })
  await points.getByText('Hotel: kein Haus gewählt, der Voucher nennt niemanden.').waitFor()
  const crossing = points.getByText('Fähre: kein Leistungsträger gewählt, der Voucher nennt niemanden.')
  await crossing.waitFor()

  const other = page.getByRole('article', { name: 'Fähre', exact: true })
  await other.getByRole('button', { name: 'Fähre: Voucher ausblenden' }).click()
  await other.getByText('wird nicht gedruckt').waitFor()
  await crossing.waitFor({ state: 'hidden' })
  await expect.poll(() => read(page, `ferry_placeholders/${ferry.id}`)).toMatchObject({ showVoucher: false })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Voucher generieren', exact: true }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Voucher \d{7}, mit Logo\.pdf$/)
  await noticed(page, 'Voucher wurde erstellt!')
  await page.getByRole('region', { name: 'GENERIERTE VOUCHER' }).getByRole('link').waitFor()

  await card.getByRole('button', { name: 'Hotel: zurücksetzen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücksetzen' }).click()
  await noticed(page, 'Der Voucher wurde zurückgesetzt!')
  await card.getByRole('button', { name: 'Hotel: manuell editieren' }).waitFor()
  expect(await bookingNumber()).toBe('')

  await card.getByRole('heading', { name: 'Hotel' }).dblclick()
  await page.getByRole('dialog', { name: /Hotel/ }).waitFor()
})

test('TRUE-04 TRUE-01 who has confirmed a part of the group stands before every paper and on its voucher, until it is for all', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const request = await post(page, 'hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${hotel.id}`, agency: await find(page, 'agencies', '') },
    ...{ requestStatus: { status: 'approved' }, contingent: { askedAmount: 20, reservedAmount: 12 } },
  })
  const chosen = { selectedRequest: `/api/hotel_requests/${request.id}` }
  expect((await page.request.patch(`/api/hotel_placeholders/${hotel.id}`, { data: chosen })).status()).toBe(200)
  const points = page.getByRole('list', { name: 'Prüfung vor dem Erzeugen' })

  await page.goto(`${plan.address}/voucher`)
  await points.getByText(/^Tag 1: .+ hat 12 von 20 bestätigt\.$/).waitFor()
  await page.getByRole('article').getByText('hat 12 von 20 bestätigt', { exact: true }).waitFor()
  await axeClean(page)
  await page.goto(`${plan.address}/trip-details?tab=create`)
  await points.getByText(/hat 12 von 20 bestätigt/).waitFor()
  await page.goto(`${plan.address}/offer`)
  await points.getByText(/hat 12 von 20 bestätigt/).waitFor()

  const all = { contingent: { reservedAmount: 20 } }
  expect((await page.request.patch(`/api/hotel_requests/${request.id}`, { data: all })).status()).toBe(200)
  // Nobody reloads: the page hears of it.
  await points.getByText(/hat 12 von 20 bestätigt/).waitFor({ state: 'hidden' })
})
