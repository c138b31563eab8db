import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import {
  choose,
  freeText,
  type Item,
  open,
  planTrip,
  post,
  read,
  servicesOf,
  titlesIn,
} from './harness/planned-trip.ts'

test('EASE-02 EASE-03 services are duplicated, to each day until another, days copied, and one click takes it back', async ({
  page,
}) => {
  const plan = await planTrip(page)
  for (const text of ['Eins', 'Zwei']) await freeText(page, plan.days[0], text)
  const list = await open(page, plan)
  const undo = (told: string) =>
    page.getByRole('status').filter({ hasText: told }).getByRole('button', { name: 'Rückgängig' }).click()

  await list.getByRole('button', { name: 'Eins: Aktionen' }).focus()
  await page.keyboard.press('d')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Eins', 'Zwei'])
  await undo('1 Leistung hinzugefügt!')
  await expect.poll(() => titlesIn(list, 1)).toEqual(['Eins', 'Zwei'])

  await page.getByRole('button', { name: 'Zwei: Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'An jedem Tag bis …' }).hover()
  await page.getByRole('menuitem', { name: /^Tag 3/ }).click()
  await expect.poll(() => titlesIn(list, 2)).toEqual(['Zwei'])
  await expect.poll(() => titlesIn(list, 3)).toEqual(['Zwei'])

  await page.getByRole('button', { name: 'Tag 1: Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Tag duplizieren nach …' }).hover()
  await page.getByRole('menuitem', { name: /16\.05\.2028/ }).click()
  await noticed(page, 'Der Tag wurde auf den 16.05.2028 kopiert!')
  await expect.poll(() => titlesIn(list, 3)).toEqual(['Zwei', 'Eins', 'Zwei'])
  await undo('kopiert')
  await expect.poll(() => titlesIn(list, 3)).toEqual(['Zwei'])

  const texts = async () =>
    Promise.all([0, 1, 2].map(async (index) => (await servicesOf(page, plan, index, 'freeTextItems')).length))
  const [one] = await servicesOf(page, plan, 0, 'freeTextItems')
  const moves = [{ placeholder: `/api/free_text_items/${one?.id}`, day: `/api/days/${plan.days[1]?.id}` }]
  expect((await page.request.put('/api/placeholders/day', { data: { moves } })).status()).toBe(200)
  await expect.poll(texts).toEqual([1, 2, 1])

  // What was copied and moved before is undone from the history of the trip.
  await page.goto(`/orders/${plan.id}/history`)
  const copied = page.getByRole('table', { name: 'Kopiertes, Getauschtes, Verschobenes' })
  await copied.getByRole('button', { name: /^Rückgängig machen: Eins$/ }).click()
  await expect.poll(texts).toEqual([2, 1, 1])
  await copied.getByRole('button', { name: /^Rückgängig machen: .*und 1 weitere/ }).click()
  await page.getByText('Nichts wurde kopiert, getauscht oder gemeinsam verschoben.').waitFor()
  await axeClean(page)
  await expect.poll(texts).toEqual([2, 0, 0])
})

test('EASE-02 services of another trip are taken over, and a hotel gives way to another', async ({ page }) => {
  const source = await planTrip(page)
  const name = `Quelle ${source.id}`
  await page.request.patch(`/api/orders/${source.id}`, { data: { groupName: name } })
  await freeText(page, source.days[1], 'Stadtrundgang')
  await freeText(page, source.days[2], 'Abschied')
  const plan = await planTrip(page)
  const [first, second] = [`Haus A ${plan.id}`, `Haus B ${plan.id}`]
  const hotels = [await post(page, 'hotels', { name: first }), await post(page, 'hotels', { name: second })]
  const stay = await post(page, 'hotel_placeholders', { day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false })
  const asked = await post(page, 'hotel_requests', {
    placeholder: `/api/hotel_placeholders/${stay.id}`,
    hotel: `/api/hotels/${hotels[0]?.id}`,
    requestStatus: { status: 'approved' },
  })
  await page.request.patch(`/api/hotel_placeholders/${stay.id}`, {
    data: { selectedRequest: `/api/requests/${asked.id}` },
  })
  const list = await open(page, plan)

  await choose(page, 'Tag 2: Aktionen', 'Leistungen aus anderer Reise …')
  const dialog = page.getByRole('dialog', { name: 'Leistungen aus anderer Reise in Tag 2 übernehmen' })
  await dialog.getByRole('combobox', { name: 'Reise' }).fill(name)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('checkbox', { name: 'Stadtrundgang' }).check()
  await dialog.getByRole('checkbox', { name: 'Abschied' }).check()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await noticed(page, '2 Leistungen hinzugefügt!')
  await expect.poll(() => titlesIn(list, 2)).toEqual(['Stadtrundgang'])
  await expect.poll(() => titlesIn(list, 3)).toEqual(['Abschied'])

  await page.getByRole('button', { name: `${first}: Aktionen`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Hotel tauschen …' }).click()
  const swap = page.getByRole('dialog', { name: `${first} tauschen` })
  await swap.getByRole('combobox', { name: 'Neues Haus' }).fill(second)
  await page.getByRole('option', { name: second }).click()
  await swap.getByRole('button', { name: 'Tauschen' }).click()
  await noticed(page, `${second} ist jetzt ausgewählt!`)
  await list.getByRole('button', { name: `${second}: Aktionen`, exact: true }).waitFor()
  const [kept] = await servicesOf(page, plan, 0, 'hotelPlaceholders')
  const requests = kept?.requests as { requestStatus: { status: string } }[]
  expect(requests.map(({ requestStatus }) => requestStatus.status).sort()).toEqual(['cancelled', 'new'])
  await page.getByRole('status').filter({ hasText: 'ausgewählt' }).getByRole('button', { name: 'Rückgängig' }).click()
  await noticed(page, 'Rückgängig gemacht!')
  await list.getByRole('button', { name: `${first}: Aktionen`, exact: true }).waitFor()
  expect(await read<Item[]>(page, `hotel_requests?placeholder.id=${stay.id}`)).toHaveLength(1)
})

test('TRUE-02 TRUE-03 what is to be asked anew becomes drafts in one click; a part of the group is not evened out', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const stay = await post(page, 'hotel_placeholders', { day: `/api/days/${plan.days[0]?.id}`, isBrandNew: false })
  const ask = async (name: string, askedAmount: number) => {
    const hotel = await post(page, 'hotels', { name: `${name} ${plan.id}` })
    return post(page, 'hotel_requests', {
      placeholder: `/api/hotel_placeholders/${stay.id}`,
      hotel: `/api/hotels/${hotel.id}`,
      requestStatus: { status: 'approved' },
      contingent: { askedAmount },
    })
  }
  // For a larger group than it is by now, and for a part of it.
  const whole = await ask('Ganzes Haus', 24)
  const half = await ask('Halbes Haus', 8)
  await page.request.patch(`/api/days/${plan.days[0]?.id}`, { data: { date: '15.05.2028' } })
  await page.goto(`/orders/${plan.id}/requests`)
  await page.getByRole('button', { name: 'Alle angleichen (1)' }).waitFor()
  await page.getByRole('button', { name: 'Neu anfragen: Anschreiben vorbereiten (2)' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Andere Zahl als im Kontingent' })
  await asked.getByText(/Ganzes Haus \d+ 24 → \d+/).waitFor()
  await asked.getByRole('button', { name: 'So schreiben' }).click()
  await noticed(page, '2 Anschreiben vorbereitet!')
  await page.waitForURL(/\/emails/)
  const drafts = await read<Item[]>(page, `email_messages?order.id=${plan.id}`)
  expect(drafts.map(({ status }) => status)).toEqual(['draft', 'draft'])

  // The requests change before their letters have left: each letter says so, and is written anew by a click.
  for (const { id } of [whole, half])
    await page.request.patch(`/api/hotel_requests/${id}`, { data: { contingent: { askedAmount: 31 } } })
  await page.getByRole('list', { name: 'E-Mails' }).getByRole('button').first().click()
  const overtaken = page
    .getByRole('status')
    .filter({ hasText: /(24|8) Personen; die Anfrage nennt inzwischen .*31 Personen/ })
  await overtaken.waitFor()
  await axeClean(page)
  await overtaken.getByRole('button', { name: 'Neu schreiben' }).click()
  await overtaken.waitFor({ state: 'detached' })
})
