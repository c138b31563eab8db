import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'
import { type Item, planTrip, post, read } from './harness/planned-trip.ts'

test('MD-01 MD-02 a client is found by its people, kept on its profile, and its accounts stay with administrators', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'anna')
  await page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link', { name: 'Kunden' }).click()
  await page.getByRole('searchbox', { name: 'Kunden durchsuchen' }).fill('Oehl')
  const list = page.getByRole('table', { name: 'Kunden' })
  await expect.poll(() => list.getByRole('row').count()).toBe(2)
  expect(new URL(page.url()).searchParams.get('q')).toBe('Oehl')
  await axeClean(page)
  await list.getByRole('link', { name: 'Kantorei St. Michael, Lüneburg' }).click()
  await page.getByRole('heading', { level: 1, name: 'Kantorei St. Michael, Lüneburg' }).waitFor()
  await page
    .getByRole('table', { name: 'Reisen des Kunden' })
    .getByRole('link', { name: /^\d{7}$/ })
    .first()
    .waitFor()

  // A field saves itself; what the server refuses stays in it with the reason.
  await page.getByRole('textbox', { name: 'Kurzname' }).fill('Kantorei Michael')
  await page.keyboard.press('Enter')
  await page.getByText('Kurzname:').waitFor()
  const company = page.getByRole('textbox', { name: 'Firma' })
  await company.fill(' ')
  await company.press('Tab')
  await page.getByText('Bitte ausfüllen').waitFor()
  await expect.poll(() => company.inputValue()).toBe(' ')
  await company.press('Escape')
  await expect.poll(() => company.inputValue()).toBe('Kantorei St. Michael, Lüneburg')

  await page.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
  const person = page.getByRole('form', { name: 'Kontakt hinzufügen' })
  await person.getByRole('textbox', { name: 'Nachname' }).fill('Quast')
  await person.getByRole('textbox', { name: 'E-Mail' }).fill('quast')
  await person.getByRole('button', { name: 'Anlegen' }).click()
  await person.getByText('Bitte eine E-Mail-Adresse eingeben').waitFor()
  await person.getByRole('textbox', { name: 'E-Mail' }).fill('quast@kantorei-st-michael.example')
  await person.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('textbox', { name: 'Nachname: Quast' }).waitFor()

  await page.getByRole('button', { name: 'Bankverbindung hinzufügen' }).click()
  const account = page.getByRole('form', { name: 'Bankverbindung hinzufügen' })
  await account.getByRole('textbox', { name: 'Inhaber' }).fill('Kantorei')
  await account.getByRole('textbox', { name: 'IBAN' }).fill('DE02120300000000202051')
  await account.getByRole('button', { name: 'Anlegen' }).click()
  const number = page.getByRole('textbox', { name: 'IBAN: Kantorei' })
  await expect.poll(() => number.inputValue()).toBe('DE02120300000000202051')
  await axeClean(page)

  const planner = await newPage()
  await signIn(planner, 'bernd', new URL(page.url()).pathname)
  const masked = planner.getByRole('textbox', { name: 'IBAN: Kantorei' })
  await expect.poll(() => masked.inputValue()).toBe('DE•• •••• •••• 2051')
  await expect.poll(() => masked.isDisabled()).toBe(true)
})

test('MD-03 a new airline opens by its address, and a hotel in use is retired instead of deleted', async ({ page }) => {
  await signIn(page, 'anna', '/airlines?add')
  const form = page.getByRole('dialog', { name: 'Neue Airline' })
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await form.getByText('Bitte ausfüllen').waitFor()
  await form.getByRole('textbox', { name: 'Name' }).fill('Nordlicht Air')
  await axeClean(page)
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nordlicht Air' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/airlines\/\d+$/)

  await page.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('link', { name: 'Leistungsträger' }).click()
  const [request] = await (await page.request.get('/api/hotel_requests?_itemsPerPage=1')).json()
  const { name } = await (await page.request.get(request.provider)).json()
  await page.getByRole('searchbox', { name: 'Leistungsträger durchsuchen' }).fill(name)
  await page.getByRole('table', { name: 'Leistungsträger' }).getByRole('link', { name }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText(/^in \d+ Reisen?$/).waitFor()
  await page.getByRole('radiogroup', { name: 'Bewertung' }).getByText('7', { exact: true }).click()
  await page.getByText('Bewertung:').waitFor()

  // What a trip needs is not deleted, but retired.
  expect(await page.getByRole('button', { name: 'Löschen', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Stilllegen' }).click()
  await page.getByText('Stillgelegt', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Wieder anbieten' }).click()
  await page.getByText('Stillgelegt', { exact: true }).waitFor({ state: 'detached' })
})

test('MD-03 REQ-02 what a firm offers is kept on its page, listed, and noted from the request that asks it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const type = await post(page, 'other_service_types', { name: 'Schlossführung', category: 'guide' })
  const link = `/api/other_service_types/${type.id}`
  await post(page, 'other_placeholders', {
    day: `/api/days/${plan.days[0]?.id}`,
    ...{ otherServiceType: link, isBrandNew: false, driverNotParticipating: false },
  })
  const castle = await post(page, 'providers', { name: 'Schloss Rosenholm', kind: 'other' })
  await post(page, 'providers', { name: 'Kronborg Rundgänge', kind: 'other' })

  await page.goto(`/providers/${castle.id}`)
  await page.getByText('Noch keine angebotene Leistung.').waitFor()
  await page.getByRole('button', { name: 'Angebotene Leistung hinzufügen' }).click()
  const offer = page.getByRole('form', { name: 'Angebotene Leistung hinzufügen' })
  await offer.getByRole('combobox', { name: 'Leistungsart' }).fill('Schloss')
  await page.getByRole('option', { name: 'Schlossführung' }).click()
  await offer.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('combobox', { name: 'Leistungsart: Schlossführung' }).waitFor()
  await axeClean(page)

  await page.goto('/master-data')
  await page.getByRole('link', { name: /^Angebotene Leistungen/ }).click()
  await page.getByRole('searchbox', { name: 'Angebotene Leistungen durchsuchen' }).fill('rosenholm')
  const list = page.getByRole('table', { name: 'Angebotene Leistungen' })
  await expect.poll(() => list.getByRole('row').count()).toBe(2)
  await list.getByRole('link', { name: 'Schlossführung' }).click()
  await page.getByRole('heading', { level: 1, name: 'Schlossführung · Schloss Rosenholm' }).waitFor()
  await page.getByText('noch nirgends').waitFor()
  await axeClean(page)

  await page.goto(`${plan.address}/requests`)
  await page.getByRole('combobox', { name: 'Leistung' }).fill('Schloss')
  await page.getByRole('option', { name: 'Schlossführung' }).click()
  await page.getByRole('button', { name: 'Anfrage hinzufügen' }).click()
  const form = page.getByRole('dialog', { name: 'Anfrage hinzufügen' })
  const provider = form.getByRole('combobox', { name: 'Leistungsträger' })
  await provider.fill('Schloss Rosenholm')
  await page.getByRole('option', { name: /^Schloss Rosenholm/ }).click()
  await form.getByText('Schloss Rosenholm bietet „Schlossführung“ an.').waitFor()
  await provider.fill('Kronborg')
  await page.getByRole('option', { name: /^Kronborg Rundgänge/ }).click()
  await form.getByText('„Schlossführung“ steht bei Kronborg Rundgänge noch nicht unter').waitFor()
  await form.getByRole('button', { name: 'Angebotene Leistung anlegen' }).click()
  const offered = form.getByRole('combobox', { name: 'Angebotene Leistung' })
  await expect.poll(() => offered.inputValue()).toBe('Kronborg Rundgänge')
  await axeClean(page)
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  const [asked] = await read<Item[]>(page, `other_requests?order.id=${plan.id}`)
  const [made] = await read<Item[]>(page, 'other_services?_search=kronborg')
  expect(made).toMatchObject({ otherServiceType: link })
  expect(asked).toMatchObject({ otherService: `/api/other_services/${made?.id}`, provider: made?.provider })
})

test('MD-04 geography has its lists and positions, and a port tells and takes the ports reached from it', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'anna', '/master-data')
  await axeClean(page)
  await page.getByRole('link', { name: /^Häfen/ }).click()
  await page.getByRole('searchbox', { name: 'Häfen durchsuchen' }).fill('Kiel')
  await page.getByRole('table', { name: 'Häfen' }).getByRole('link', { name: 'Kiel', exact: true }).click()
  const reached = page.getByRole('table', { name: 'Erreichbare Häfen' })
  await reached.getByRole('combobox', { name: 'Zielhafen: Oslo' }).waitFor()
  const before = await reached.getByRole('row').count()
  await page.getByRole('button', { name: 'Verbindung hinzufügen' }).click()
  const form = page.getByRole('form', { name: 'Verbindung hinzufügen' })
  await form.getByRole('combobox', { name: 'Zielhafen' }).fill('Trelleborg')
  await page.getByRole('option', { name: 'Trelleborg', exact: true }).click()
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await expect.poll(() => reached.getByRole('row').count()).toBe(before + 1)
  await axeClean(page)

  // What serves everybody is named and placed by administrators.
  const planner = await newPage()
  await signIn(planner, 'bernd', new URL(page.url()).pathname)
  await expect.poll(() => planner.getByRole('textbox', { name: 'Breitengrad' }).isDisabled()).toBe(true)
  await planner.getByText('Was allen Organisationen dient', { exact: false }).first().waitFor()
  // Nor does a page offer what would be refused: where a crossing leads is theirs, how long it takes is known by everybody.
  const planned = planner.getByRole('table', { name: 'Erreichbare Häfen' })
  await expect.poll(() => planned.getByRole('combobox', { name: 'Zielhafen: Oslo' }).isDisabled()).toBe(true)
  await expect.poll(() => planned.getByRole('textbox', { name: 'Dauer (Minuten): Oslo' }).isEnabled()).toBe(true)
  expect(await planned.getByRole('button', { name: /löschen$/ }).count()).toBe(0)
})

test('MD-05 MD-06 MD-07 MD-08 infos, service types, charges and templates are kept on pages of their own and told where they belong', async ({
  page,
}) => {
  await signIn(page, 'anna', '/master-data')
  // A charge: what the server refuses stands at its field, each on its own.
  await page.getByRole('link', { name: /^Ortsgebühren/ }).click()
  await page.getByRole('button', { name: 'Neue Gebühr hinzufügen' }).click()
  const charge = page.getByRole('dialog', { name: 'Neue Gebühr hinzufügen' })
  await charge.getByRole('textbox', { name: 'PLZ' }).fill('1'.repeat(21))
  await charge.getByRole('textbox', { name: 'Stadt' }).fill('Borgund')
  await charge.getByRole('textbox', { name: 'Preis' }).fill('12,50')
  await charge.getByRole('button', { name: 'Anlegen' }).click()
  await expect.poll(() => charge.locator('[class*="InputWrapper-error"]').count()).toBe(2)
  await axeClean(page)
  await expect.poll(() => charge.getByRole('textbox', { name: 'Stadt' }).inputValue()).toBe('Borgund')
  await charge.getByRole('textbox', { name: 'Name' }).fill('Stabkirche Borgund')
  await charge.getByRole('textbox', { name: 'PLZ' }).fill('6888')
  const bulletPoints = charge.getByRole('combobox', { name: 'Routenstichpunkte' })
  await bulletPoints.fill('Cliffs of Moher')
  await page
    .getByRole('option', { name: /Cliffs of Moher/ })
    .first()
    .click()
  await charge.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Stabkirche Borgund' }).waitFor()
  const price = page.getByRole('textbox', { name: 'Preis' })
  await expect.poll(() => price.inputValue()).toBe('12,50')
  await price.fill('viel')
  await price.press('Tab')
  await page.getByText('Bitte einen Betrag wie 1.234,50 eingeben').waitFor()
  await price.fill('14')
  await price.press('Enter')
  await page.getByText('Preis:').first().waitFor()
  await axeClean(page)

  // The bullet point knows the charge, and takes an info that the list of all infos shows with where it belongs.
  await page.goto(new URL('/predefined_route_details?q=Cliffs of Moher', page.url()).href)
  await page
    .getByRole('table', { name: 'Routenstichpunkte' })
    .getByRole('link', { name: /Cliffs of Moher/ })
    .first()
    .click()
  await page.getByText('Stabkirche Borgund').waitFor()
  await page.getByRole('button', { name: 'Hinweis hinzufügen' }).click()
  const info = page.getByRole('form', { name: 'Hinweis hinzufügen' })
  await info.getByRole('textbox', { name: 'Titel' }).fill('Aussicht bei Nebel')
  await info.getByRole('combobox', { name: 'Wichtigkeit' }).click()
  await page.getByRole('option', { name: 'hoch' }).click()
  await info.getByRole('switch', { name: 'In der Reise' }).click()
  await info.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('textbox', { name: 'Titel: Aussicht bei Nebel' }).waitFor()
  await page.goto(new URL('/infos?q=Nebel', page.url()).href)
  const row = page.getByRole('table', { name: 'Hinweise' }).getByRole('row', { name: /Aussicht bei Nebel/ })
  await expect.poll(() => row.textContent()).toMatch(/Cliffs of Moher.*hoch.*ja/)

  // A service type with a time of day of its own.
  await page.goto(new URL('/other_service_types', page.url()).href)
  await page.getByRole('table', { name: 'Leistungsarten' }).getByRole('link').first().click()
  const times = page.getByRole('table', { name: 'Tageszeiten' })
  await page.getByRole('button', { name: 'Tageszeit hinzufügen' }).click()
  const index = (await times.getByRole('row').count()) - 1
  await times.getByRole('textbox', { name: `Beginn: Tageszeit ${index}` }).fill('19:30')
  await page.keyboard.press('Tab')
  await times.getByRole('textbox', { name: `Ende: Tageszeit ${index}` }).fill('21:00')
  await page.keyboard.press('Tab')
  await page.getByText('stehen im Formular der Leistung zur Wahl').waitFor()
  await page.reload()
  await expect.poll(() => times.getByRole('textbox', { name: `Ende: Tageszeit ${index}` }).inputValue()).toBe('21:00')
  await axeClean(page)

  // A template of the cover letter.
  await page.goto(new URL('/offer_intro_templates?add', page.url()).href)
  const letter = page.getByRole('dialog', { name: 'Neues Anschreiben' })
  await letter.getByRole('textbox', { name: 'Name' }).fill('Chorreise in den Norden')
  await letter.getByRole('button', { name: 'Anlegen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Chorreise in den Norden' }).waitFor()
  await page.getByRole('button', { name: 'Stilllegen' }).click()
  await page.getByText('Stillgelegt', { exact: true }).waitFor()
  await axeClean(page)

  // A menu is for requests of some kinds, and its history says so in German.
  await page.goto(new URL('/menus', page.url()).href)
  await page.getByRole('table', { name: 'Menüs' }).getByRole('link').first().click()
  const requests = page.getByRole('combobox', { name: 'Für Anfragen, leer für alle' })
  // Its field is hidden behind what is chosen.
  await requests.press('ArrowDown')
  await page.getByRole('option', { name: 'Zug' }).click()
  await page.getByRole('region', { name: 'Verlauf' }).getByText('Für Anfragen:').first().waitFor()
  await page.reload()
  await page.getByText('Zug', { exact: true }).first().waitFor()

  // The next trip of a client begins on its page.
  await page.goto(new URL('/clients?q=Oehl', page.url()).href)
  await page.getByRole('table', { name: 'Kunden' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Neue Reise' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neue Reise anlegen' }).waitFor()
  const client = page.getByRole('combobox', { name: 'Kunde', exact: true })
  await expect.poll(() => client.inputValue()).toBe('Kantorei St. Michael, Lüneburg')
})
