import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { type Item, planTrip, post, read } from './harness/planned-trip.ts'

test('TRUE-07 TRUE-03 a draft says what is only German in it and asks before it leaves; one corrected by hand counts for the new number', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const place = await post(page, 'places', { name: `Brevik ${plan.id}`, country: 'NO', latitude: 59, longitude: 9.7 })
  const agency = await post(page, 'agencies', { name: `Brevik Guides ${plan.id}`, place: `/api/places/${place.id}` })
  const type = await post(page, 'other_service_types', { name: `Führung ${plan.id}`, category: 'guide' })
  const tour = await post(page, 'other_placeholders', {
    ...{ day: `/api/days/${plan.days[0]?.id}`, otherServiceType: `/api/other_service_types/${type.id}` },
    ...{ isBrandNew: false, meetingPoint: 'Vor dem Rathaus' },
  })
  const request = await post(page, 'other_requests', {
    ...{ placeholder: `/api/other_placeholders/${tour.id}`, agency: `/api/agencies/${agency.id}` },
    contingent: { askedAmount: 24 },
  })
  const prepared = await page.request.post(`/api/orders/${plan.id}/first_letters`, { data: {} })
  const { letters } = (await prepared.json()) as { letters: number[] }
  const [letter] = letters
  await page.request.patch(`/api/email_messages/${letter}`, {
    data: { to: [{ name: '', address: 'guides@example.org' }], subject: 'Group enquiry for our singers' },
  })
  await page.request.patch(`/api/other_requests/${request.id}`, { data: { contingent: { askedAmount: 30 } } })
  await page.goto(`${plan.address}/emails`)
  await page.getByRole('list', { name: 'E-Mails' }).getByRole('button').first().click()
  const note = page
    .getByRole('status')
    .filter({ hasText: 'Steht nicht auf Englisch da: Treffpunkt „Vor dem Rathaus“.' })
  await note.getByRole('link', { name: 'Zur Leistung' }).waitFor()
  await axeClean(page)

  await page.getByRole('button', { name: 'Als gesendet vermerken' }).click()
  const overtaken = page.getByRole('alertdialog', { name: 'Anschreiben ist überholt' })
  await overtaken.getByRole('button', { name: 'Nennt den neuen Stand' }).click()
  const foreign = page.getByRole('alertdialog', { name: 'Anschreiben in zwei Sprachen' })
  await foreign.getByRole('button', { name: 'So senden' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Als gesendet vermerken?' })
  await asked.getByRole('button', { name: 'Als gesendet vermerken' }).click()
  await expect
    .poll(() => read<Item>(page, `other_requests/${request.id}`))
    .toMatchObject({ requestStatus: { status: 'requested' }, agreed: { askedAmount: 30 } })
})
