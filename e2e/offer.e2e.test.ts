import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { appUrl } from './harness/app-url.ts'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession, signIn } from './harness/people.ts'

/** A trip of a client with an address, without prices. @returns its id */
async function newTrip(page: Page, fields: object = {}): Promise<number> {
  const clients: { id: number }[] = await (await page.request.get('/api/clients?_itemsPerPage=1')).json()
  const answer = await page.request.post('/api/orders', {
    headers: { origin: appUrl() },
    data: {
      organisationFilter: '/api/organisations/1',
      client: `/api/clients/${clients[0]?.id}`,
      groupName: 'Kammerchor',
      trip: { name: 'Chorreise an den Fjord' },
      startAt: '14.05.2027',
      endAt: '17.05.2027',
      ...fields,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

async function openOffer(page: Page, orderId: number): Promise<void> {
  await page.goto(`/orders/${orderId}/offer`)
  await page.getByRole('heading', { name: 'ANGEBOT/RÜCKBESTÄTIGUNG ERSTELLEN' }).waitFor()
}

/** Types a price into the last line of its sheet in the calculation. */
async function beginPrice(page: Page, button: string, size: string, price: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.keyboard.type(size)
  await page.keyboard.press('Tab')
  await page.keyboard.type(price)
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Preis wurde gespeichert!')
}

/** What is written beside the conditions in lines. */
const freeText = (page: Page) => page.getByRole('textbox', { name: 'Freier Text' })

const stored = (page: Page) => page.getByRole('region', { name: 'ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN' })

test('OFFER-06 from the trip to its offer: prices, letter, conditions, PDF, list', async ({ page }) => {
  await bringSession(page, 'bernd')
  const orderId = await newTrip(page)
  await page.goto(`/orders/${orderId}`)
  await page
    .getByRole('navigation', { name: 'Seiten der Reise' })
    .getByRole('link', { name: 'Angebot', exact: true })
    .click()
  await page.getByRole('heading', { name: 'ANGEBOT/RÜCKBESTÄTIGUNG ERSTELLEN' }).waitFor()
  await stored(page).getByText('Es wurde noch nichts abgelegt').waitFor()

  await page.getByRole('textbox', { name: 'Betreff' }).fill('Ihre Reise an den Fjord')
  await page.getByRole('textbox', { name: 'Anschreiben' }).fill('herzlichen Dank für das Gespräch.')
  await page.getByRole('button', { name: 'Angebot speichern' }).click()
  await noticed(page, 'Das Angebot wurde aktualisiert!')
  const [saved] = await (await page.request.get(`/api/offers?order.id=${orderId}`)).json()
  expect(saved.introTitle).toBe('Ihre Reise an den Fjord')
  // Prices are typed in the calculation and nowhere else; the offer shows them.
  const packages = page.getByRole('region', { name: 'Paketpreise' })
  await packages.getByText('Es wurden noch keine Preise gespeichert').waitFor()
  await packages.getByRole('link', { name: 'In der Kalkulation ändern' }).click()
  await beginPrice(page, 'Paketpreis hinzufügen', '20', '1.989,00')
  await beginPrice(page, 'Paketpreis hinzufügen', '40', '1789')
  await beginPrice(page, 'Einzelzimmerpreis hinzufügen', '5', '245,5')
  await page
    .getByRole('navigation', { name: 'Seiten der Reise' })
    .getByRole('link', { name: 'Angebot', exact: true })
    .click()
  const priceOf = (size: string) => packages.getByRole('row').filter({ hasText: size }).getByRole('cell').nth(1)
  await priceOf('ab 20 Pax').getByText('1.989,00 €', { exact: true }).waitFor()
  await priceOf('ab 40 Pax').getByText('1.789,00 €', { exact: true }).waitFor()
  expect(await packages.getByRole('textbox').count()).toBe(0)
  await page.getByRole('tab', { name: 'Sonstige Konditionen' }).click()
  await freeText(page).fill('Bis März kostenfrei.')
  await axeClean(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generieren' }).click()
  await page.getByText('Das Dokument wurde generiert!').waitFor()
  expect((await download).suggestedFilename()).toMatch(/^Angebot \d{7}-1.*\.pdf$/)
  const row = stored(page).getByRole('link', { name: /^Angebot \d{7}-1/ })
  const file = await page.request.get((await row.getAttribute('href')) ?? '')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByText(/Wird als Angebot \d{7} \/ 2 abgelegt/).waitFor()
  await page.getByRole('navigation', { name: 'Seiten der Reise' }).getByRole('link', { name: 'Angebot 1' }).waitFor()

  await page.reload()
  await priceOf('bis 5 EZ').getByText('245,50 €', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Betreff' }).inputValue()).toBe('Ihre Reise an den Fjord')
  await page.getByRole('tab', { name: 'Sonstige Konditionen' }).click()
  await expect.poll(() => freeText(page).textContent()).toBe('Bis März kostenfrei.')
  await expect.poll(() => page.getByRole('textbox', { name: 'Anschreiben' }).textContent()).toContain('herzlichen Dank')
})

test('OFFER-03 conditions: a set by a click, lines typed like in a spreadsheet, deadlines that follow the trip', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const orderId = await newTrip(page, { category: 'choir' })
  await openOffer(page, orderId)
  await page.getByRole('tab', { name: 'Angebotsoption', selected: true }).waitFor()
  await page.getByRole('button', { name: 'Satz anwenden' }).click()
  await page.getByRole('menuitem').first().getByText('Chorreisen').click()
  await page.getByRole('tab', { name: 'Stornokosten' }).click()
  const steps = page.getByRole('grid', { name: 'Stornokosten' })
  const line = (text: string) => steps.getByRole('row').filter({ hasText: text })
  await line('ab 14 Tage vor Reisebeginn').getByText('30.04.2027').waitFor()
  await line('bis 120 Tage vor Reisebeginn').getByText('kostenfrei').waitFor()
  await axeClean(page)

  await steps.getByRole('row').last().getByRole('gridcell').nth(2).click()
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('95 Prozent')
  await page.keyboard.press('Enter')
  await line('ab 3 Tage vor Reisebeginn').getByText('95 Prozent').waitFor()
  await line('bis 14 Tage vor Reisebeginn').waitFor()
  const saved = async () => {
    const [offer] = await (await page.request.get(`/api/offers?order.id=${orderId}`)).json()
    return offer.conditions.map((one: { conditionText: string }) => one.conditionText)
  }
  await expect.poll(saved).toContain('95 Prozent')

  const moved = await page.request.patch(`/api/orders/${orderId}`, {
    headers: { origin: appUrl() },
    data: { startAt: '15.05.2027', endAt: '18.05.2027' },
  })
  expect(moved.status(), await moved.text()).toBe(200)
  await line('ab 3 Tage vor Reisebeginn').getByText('12.05.2027').waitFor()
  await page.getByRole('tab', { name: 'Sonstiges' }).click()
  await page.getByRole('grid', { name: 'Sonstiges' }).getByText('Verwertungsgesellschaften').waitFor()

  await page.getByRole('button', { name: 'Satz anwenden' }).click()
  await page.getByRole('menuitem', { name: 'Kurzreisen bis 4 Tage' }).click()
  const question = page.getByRole('dialog', { name: '„Kurzreisen bis 4 Tage“ anwenden?' })
  await question.getByText('Ersetzt werden die Konditionen unter Stornokosten, Zahlungen.').waitFor()
  await question.getByRole('button', { name: 'Ersetzen' }).click()
  await page.getByRole('tab', { name: 'Stornokosten' }).click()
  await line('ab 7 Tage vor Reisebeginn').getByText('80 Prozent').waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Stornokosten' }).click()
  await expect.poll(() => steps.getByRole('row').count()).toBe(5)
})

test('OFFER-03 CALC-04 free places and the minimum of guests are typed beside the conditions', async ({ page }) => {
  await bringSession(page, 'bernd')
  const orderId = await newTrip(page)
  await openOffer(page, orderId)
  await page.getByRole('tab', { name: 'Kontingent & Freiplätze' }).click()
  const places = page.getByRole('grid', { name: 'Kontingent & Freiplätze' })
  await places.getByRole('row').last().getByRole('gridcell').first().click()
  await page.keyboard.type('25')
  await page.keyboard.press('Enter')
  await places.getByRole('row').filter({ hasText: 'Doppelzimmer' }).getByText('25', { exact: true }).waitFor()
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /Mindestteilnehmer/ })
    .click()
  await page.getByRole('textbox', { name: 'Mindestteilnehmer' }).fill('20')
  await page.keyboard.press('Enter')
  await axeClean(page)
  const stored = async () => {
    const [calculation] = await (await page.request.get(`/api/calculations?order.id=${orderId}`)).json()
    const { minimumPersons, freePlaces } = calculation
    return { minimumPersons, sizes: freePlaces.map((one: { numberOfPersons: number }) => one.numberOfPersons) }
  }
  await expect.poll(stored).toEqual({ minimumPersons: 20, sizes: [25] })

  const [calculation] = await (await page.request.get(`/api/calculations?order.id=${orderId}`)).json()
  const added = await page.request.patch(`/api/calculations/${calculation.id}`, {
    headers: { origin: appUrl() },
    data: {
      freePlaces: [...calculation.freePlaces.map(({ id }: { id: number }) => ({ id })), { numberOfPersons: 40 }],
    },
  })
  expect(added.status(), await added.text()).toBe(200)
  await places.getByText('40', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('tab', { name: 'Kontingent & Freiplätze' }).click()
  await places.getByText('40', { exact: true }).waitFor()
  await places.getByRole('button', { name: 'Freiplatz „ab 40 Personen“ löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(stored).toEqual({ minimumPersons: 20, sizes: [25] })
})

test('OFFER-02 APP-05 the language of an offer is chosen where the house has several: page and document follow', async ({
  page,
}) => {
  await signIn(page, 'anna')
  // A house that no other test writes offers for, and a client who is written to formally.
  const clients: { id: number; organisationFilter: string; isFormal: boolean }[] = await (
    await page.request.get('/api/clients?_itemsPerPage=500')
  ).json()
  const client = clients.find(
    ({ organisationFilter, isFormal }) => isFormal && organisationFilter === '/api/organisations/2',
  )
  const orderId = await newTrip(page, {
    organisationFilter: '/api/organisations/2',
    client: `/api/clients/${client?.id}`,
    orderLocale: 'de_DE',
  })
  await openOffer(page, orderId)
  await page.getByText(/nach „(?:Sehr geehrte|Guten Tag|Liebe)/).waitFor()
  await page.getByRole('combobox', { name: 'Sprache' }).click()
  await page.getByRole('option', { name: 'Französisch' }).click()
  await page.getByText(/nach „(?:Madame|Monsieur|Bonjour)/).waitFor()
  await page.getByText('Ohne Eintrag: Votre').waitFor()
  await axeClean(page)
  await page.getByRole('button', { name: 'Generieren' }).click()
  await stored(page)
    .getByRole('link', { name: /^Offre \d{7}-1/ })
    .waitFor()
  await page.reload()
  await page.getByText(/nach „(?:Madame|Monsieur|Bonjour)/).waitFor()

  const switched = await page.request.patch('/api/settings/2', {
    headers: { origin: appUrl() },
    data: { offer: { multiLanguage: false } },
  })
  expect(switched.status(), await switched.text()).toBe(200)
  await page.reload()
  await page.getByText(/nach „(?:Sehr geehrte|Guten Tag|Liebe)/).waitFor()
  expect(await page.getByRole('combobox', { name: 'Sprache' }).count()).toBe(0)
})

test('OFFER-02 OFFER-10 type and number, contact, template and route; a reconfirmation is made to be signed', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const orderId = await newTrip(page)
  await openOffer(page, orderId)
  const number = page.getByRole('textbox', { name: 'Nummer' })
  await expect.poll(() => number.inputValue()).toMatch(/^\d{7} \/ 1$/)
  const stem = (await number.inputValue()).slice(0, -1)
  await number.fill('')
  await page.getByText('Erst, wenn die Nummer vollständig ist.').waitFor()
  await expect.poll(() => number.inputValue()).toBe(stem)
  // Left so it is kept, for everybody: no paper is made until somebody goes on.
  await number.press('Tab')
  const keptNumber = async () => (await (await page.request.get(`/api/offers?order.id=${orderId}`)).json())[0]?.offerNr
  await expect.poll(keptNumber).toBe(stem)
  await page.getByText('Bitte die Nummer vervollständigen').waitFor()
  await page.getByRole('button', { name: 'Angebot speichern' }).click()
  await noticed(page, 'Das Angebot wurde aktualisiert!')
  expect(await page.getByRole('button', { name: 'Generieren' }).isDisabled()).toBe(true)
  await number.focus()
  await number.press('End')
  await number.pressSequentially('4')
  await number.press('Enter')
  await page.getByText(`Wird als Angebot ${stem}4 abgelegt.`).waitFor()

  await page.getByRole('combobox', { name: 'Textvorlage' }).click()
  await page.getByRole('option').first().click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Anschreiben' }).textContent()).not.toBe('')
  await page.getByRole('combobox', { name: 'Routenbeschreibung' }).click()
  await page.getByRole('option', { name: 'kurz' }).click()
  const contact = page.getByRole('combobox', { name: 'Kontakt mit E-Mail' })
  await contact.click()
  const person = (await page.getByRole('option').first().textContent()) ?? ''
  await page.getByRole('option').first().click()
  await expect.poll(() => contact.inputValue()).toBe(person)

  await page.getByRole('combobox', { name: 'Art' }).click()
  await page.getByRole('option', { name: 'Rückbestätigung' }).click()
  // No paper was made of it: what is confirmed has the number that was typed (decision 067).
  await expect.poll(() => number.inputValue()).toBe(`${stem}4`)
  await number.fill('RB Frühjahr')
  await number.press('Enter')
  const kinds = page.getByRole('group', { name: 'Was erzeugt wird' })
  await expect.poll(() => kinds.getByRole('checkbox', { name: 'Angebot' }).isChecked()).toBe(false)
  await expect.poll(() => kinds.getByRole('checkbox', { name: 'Rückbestätigung' }).isChecked()).toBe(true)
  await page.getByText('Wird als Rückbestätigung RB Frühjahr abgelegt.').waitFor()
  await axeClean(page)
  await page.getByRole('button', { name: 'Generieren' }).click()
  const row = stored(page).getByRole('link', { name: /^Rückbestätigung RB Frühjahr/ })
  await row.getByText('Rückbestätigung ·').waitFor()
  const [offer] = await (await page.request.get(`/api/offers?order.id=${orderId}&_groups[]=contact_read`)).json()
  expect(offer).toMatchObject({ type: 'confirmation', offerNr: 'RB Frühjahr', attachRouteDescription: 'short' })
  expect(offer.contact.fullName).toBe(person)
})

test('OFFER-09 without a client’s address there is no offer, and the page says so', async ({ page }) => {
  await bringSession(page, 'bernd')
  await openOffer(page, await newTrip(page, { client: null }))
  await page.getByText('Erst, wenn die Reise einen Kunden hat.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Generieren' }).isDisabled()).toBe(true)
})

test('OFFER-06 the route is made beside the offer, and alone for a trip without a client', async ({ page }) => {
  await bringSession(page, 'bernd')
  await openOffer(page, await newTrip(page, { client: null }))
  const kinds = page.getByRole('group', { name: 'Was erzeugt wird' })
  await page.getByText('Erst, wenn die Reise einen Kunden hat.').waitFor()
  await kinds.getByRole('checkbox', { name: 'Angebot' }).uncheck()
  await page.getByText('Bitte wähle, was erzeugt werden soll.').waitFor()
  await kinds.getByRole('checkbox', { name: 'Reiseverlauf', exact: true }).check()
  await page.getByText('Wird als Reiseverlauf abgelegt.').waitFor()
  await axeClean(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Generieren' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Reiseverlauf \d{7}.*\.pdf$/)
  const row = stored(page).getByRole('link', { name: /^Reiseverlauf \d{7}/ })
  await row.getByText('Reiseverlauf ·').waitFor()
  const file = await page.request.get((await row.getAttribute('href')) ?? '')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('APP-14 two people write the letter at the same time: both versions are there to choose from', async ({
  page,
  newPage,
}) => {
  const other = await newPage()
  await Promise.all([bringSession(page, 'bernd'), bringSession(other, 'anna')])
  const orderId = await newTrip(page)
  await Promise.all([openOffer(page, orderId), openOffer(other, orderId)])
  const letter = (one: Page) => one.getByRole('textbox', { name: 'Anschreiben' })
  await Promise.all([letter(page).waitFor(), letter(other).waitFor()])
  await letter(page).pressSequentially('Text von Bernd')
  await letter(other).pressSequentially('Text von Anna')
  // Whoever is saved second is asked.
  const asked = await Promise.race(
    [page, other].map(async (one) => {
      await one.getByRole('region', { name: 'Andere Fassung' }).waitFor()
      return one
    }),
  )
  await asked.getByText('Jemand anderes hat das Anschreiben gleichzeitig geändert.').waitFor()
  await asked.getByRole('button', { name: 'Beide untereinander behalten' }).click()
  for (const one of [page, other]) {
    await one.getByRole('heading', { name: 'Paketpreise' }).click()
    await expect.poll(() => letter(one).textContent()).toMatch(/Bernd.*Anna|Anna.*Bernd/)
  }
})
