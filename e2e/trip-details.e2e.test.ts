import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { planTrip, post, read } from './harness/planned-trip.ts'

test('DOC-01 DOC-02 the texts of a provider, whom it is for and the papers made of them, in one go through the tabs', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const [provider] = await read<{ id: number; name: string }[]>(page, 'hotels?_itemsPerPage=1')
  const hotel = await post(page, 'hotel_placeholders', { day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false })
  const request = await post(page, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${hotel.id}`,
    provider: `/api/providers/${provider?.id}`,
  })
  const selectedRequest = `/api/hotel_requests/${request.id}`
  const chosen = await page.request.patch(`/api/hotel_placeholders/${hotel.id}`, { data: { selectedRequest } })
  expect(chosen.status()).toBe(200)
  const name = provider?.name ?? ''

  await page.goto(`${plan.address}/trip-details?tab=providers`)
  const area = page.getByRole('region', { name, exact: true })
  await area.getByRole('button', { name: 'Eigener Text' }).waitFor()
  const address = page.getByRole('combobox', { name: `${name}: Adresse` })
  await address.waitFor()
  await axeClean(page)

  await page.getByRole('tab', { name: 'Reiseunterlagen generieren' }).click()
  const pages = page.getByRole('list', { name: 'Seiten der Reiseunterlagen' })
  await pages.getByText('Hinweise der Leistungsträger').waitFor()
  await axeClean(page)
})
