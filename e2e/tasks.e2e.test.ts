import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession, signIn } from './harness/people.ts'
import { choose, type Item, type Plan, planTrip, post, read } from './harness/planned-trip.ts'

/** Opens a trip with just these panels. */
async function openWith(page: Page, { address }: Plan, tabs: string[]): Promise<void> {
  await page.evaluate((open) => localStorage.setItem('orders-tabs', JSON.stringify(open)), tabs)
  await page.goto(address)
  await page.getByRole('heading', { level: 1, name: 'REISEMASKE' }).waitFor()
}

const todosIn = (page: Page, { id }: Plan) => read<Item[]>(page, `todos?order.id=${id}&_order[dueDate]=asc`)
const card = (panel: Locator, name: string) =>
  panel.getByRole('listitem').filter({ has: panel.page().getByRole('button', { name, exact: true }) })
/** By the calendar of the desk: an hour before midnight elsewhere it is tomorrow there. */
const inDays = (days: number) => {
  const date = new Date(Date.now() + days * 86_400_000)
  const timeZone = 'Europe/Berlin'
  return new Intl.DateTimeFormat('de-DE', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' }).format(date)
}

test('TODO-01 TODO-02 TODO-03 TODO-04 TODO-05 HEAD-09 the to-dos of a trip from the first to the last', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const order = `/api/orders/${plan.id}`
  for (let number = 1; number <= 5; number++) {
    await post(page, 'todos', { name: `Punkt ${number}`, order, dueDate: inDays(200 + number) })
  }
  await post(page, 'todos', { name: 'Erst nach der Buchung', order, orderStatuses: ['booked'] })
  await openWith(page, plan, ['todos'])
  const panel = page.getByRole('region', { name: 'AUFGABEN' })

  // Five to a page, with the deadline of § 651h that came by itself; the most urgent stands in the head.
  await panel.getByText('1–5 von 6').waitFor()
  await panel.getByRole('button', { name: 'Nächste Aufgaben' }).click()
  await card(panel, 'Mindestteilnehmer prüfen (§ 651h)').getByText('07.05.2028').waitFor()
  const urgent = page.getByRole('group', { name: 'Dringendste Aufgabe' })
  await urgent.getByRole('button', { name: 'Punkt 1', exact: true }).waitFor()
  await axeClean(page)

  // A new one by the form: a visit, with deadline, tags and colleague.
  await choose(page, 'Aufgaben: Aktionen', 'Neue Aufgabe')
  const form = page.getByRole('dialog', { name: 'Neue Aufgabe' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Kundenbesuch in Lüneburg')
  await form.getByText('Besuch', { exact: true }).click()
  await form.getByText('extern', { exact: true }).click()
  await form.getByRole('textbox', { name: 'Frist' }).fill(inDays(3))
  await form
    .getByRole('combobox', { name: 'Tags' })
    .or(form.getByRole('textbox', { name: 'Tags' }))
    .fill('Chor')
  await page.keyboard.press('Enter')
  // Escape does not drop it unasked.
  await form.getByRole('textbox', { name: 'Name' }).press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await form.getByRole('button', { name: 'Speichern' }).click()
  await form.waitFor({ state: 'hidden' })
  await urgent.getByRole('button', { name: 'Kundenbesuch in Lüneburg', exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Vorige Aufgaben' }).click()
  const visit = card(panel, 'Kundenbesuch in Lüneburg')
  await visit.getByText('Kundenbesuch in…').waitFor()
  await visit.getByRole('img', { name: 'Besuch' }).waitFor()
  await visit.getByText('Chor', { exact: true }).waitFor()
  await visit.getByRole('img', { name: 'Anna Lindqvist' }).waitFor()

  // The deadline is edited where it stands.
  await visit.getByRole('button', { name: /^Frist der Aufgabe/ }).click()
  await visit.getByRole('textbox', { name: /^Frist der Aufgabe/ }).fill(inDays(5))
  await page.keyboard.press('Enter')
  await visit.getByText(inDays(5)).waitFor()

  // The report of the visit is kept with client and trip; other to-dos have none.
  const menuOf = (name: string) => panel.getByRole('button', { name: `Aufgabe ${name}: Aktionen` })
  await menuOf('Punkt 1').click()
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['offen', 'wartend', 'erledigt', 'bearbeiten'])
  await page.keyboard.press('Escape')
  await menuOf('Kundenbesuch in Lüneburg').click()
  await page.getByRole('menuitem', { name: 'Kundenbericht' }).click()
  const report = page.getByRole('dialog', { name: 'Kundenbericht' })
  await report.getByRole('textbox', { name: 'Bericht', exact: true }).fill('Der Vorstand wünscht Bergen.')
  await report.getByRole('button', { name: 'Speichern' }).click()
  await noticed(page, 'Erfolgreich gespeichert!')
  const [kept] = await read<Item[]>(page, `visit_reports?order.id=${plan.id}`)
  expect(kept).toMatchObject({ content: 'Der Vorstand wünscht Bergen.', order })

  // Done it leaves the list; with 'erledigt' shown it stands there struck through, done today.
  await menuOf('Kundenbesuch in Lüneburg').click()
  await page.getByRole('menuitem', { name: 'erledigt' }).click()
  await visit.waitFor({ state: 'hidden' })
  await urgent.getByRole('button', { name: 'Aufgabe Punkt 1 erledigt' }).click()
  await urgent.getByRole('button', { name: 'Punkt 2', exact: true }).waitFor()
  await panel.getByRole('button', { name: 'erledigt', exact: true }).click()
  const struck = card(panel, 'Kundenbesuch in Lüneburg').getByRole('button', {
    name: 'Kundenbesuch in Lüneburg',
    exact: true,
  })
  await struck.waitFor()
  expect(await struck.evaluate((node) => getComputedStyle(node).textDecorationLine)).toBe('line-through')
  const done = (await todosIn(page, plan)).find(({ name }) => name === 'Kundenbesuch in Lüneburg')
  expect(done?.doneDate).toBe(`${inDays(0)} 00:00:00`)
  await panel.getByRole('button', { name: 'erledigt', exact: true }).click()

  // 'alle' shows what rests in this status.
  await panel.getByText('1–5 von 5').waitFor()
  await panel.getByText('alle', { exact: true }).click()
  await panel.getByRole('button', { name: 'Nächste Aufgaben' }).click()
  await card(panel, 'Erst nach der Buchung').getByText('ruht').waitFor()

  // Everything goes to a colleague; then nothing is left of one's own.
  await choose(page, 'Aufgaben: Aktionen', 'Aufgaben einem neuen User zuordnen')
  const dialog = page.getByRole('dialog', { name: 'Alle Aufgaben neu zuordnen' })
  await dialog.getByRole('combobox', { name: 'User' }).click()
  await page.getByRole('option', { name: 'Bernd Thomsen' }).waitFor()
  // People of the other house would be refused.
  expect(await page.getByRole('option', { name: 'Clara Wiesner' }).count()).toBe(0)
  await page.getByRole('option', { name: 'Bernd Thomsen' }).click()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await noticed(page, 'Aufgaben wurden geändert')
  const left = (await todosIn(page, plan)).filter(({ status }) => status !== 'done')
  expect(new Set(left.map(({ user }) => user))).toEqual(new Set(['/api/users/2']))
  await panel.getByRole('button', { name: 'User: Alle User' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Anna Lindqvist' }).click()
  await panel.getByText('Keine Aufgaben zu erledigen').waitFor()
})

test('CHECK-01 MD-08 APP-12 APP-09 a checklist, filled by a template, ticked by two; a to-do deleted while it is edited', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  await page.goto('/master-data')
  await page.getByRole('link', { name: 'Vorlagen für Aufgaben und Checklisten' }).click()
  const templates = page.getByRole('region', { name: 'Checklistenvorlagen' })
  await templates.getByRole('button', { name: 'Neue Vorlage' }).click()
  const form = page.getByRole('dialog', { name: 'Neue Checklistenvorlage' })
  await form.getByRole('textbox', { name: 'Titel' }).fill('Bordkarten geprüft')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await templates.getByRole('button', { name: 'Bordkarten geprüft' }).waitFor()
  await axeClean(page)

  await openWith(page, plan, ['checklist'])
  const list = page.getByRole('region', { name: 'CHECKLISTE' })
  // What the demo agency's templates bring to every new trip.
  await list.getByRole('button', { name: 'Wünsche des Kunden vollständig erfasst', exact: true }).waitFor()
  await list.getByRole('textbox', { name: 'Neuer Punkt der Checkliste' }).fill('Bus bestellt')
  await page.keyboard.press('Enter')
  await list.getByRole('checkbox', { name: 'Bus bestellt erledigt' }).waitFor()
  await axeClean(page)

  const other = await newPage()
  await bringSession(other, 'bernd')
  await openWith(other, plan, ['checklist'])
  const theirs = other.getByRole('region', { name: 'CHECKLISTE' })
  await theirs.getByRole('checkbox', { name: 'Bus bestellt erledigt' }).check()
  await list.getByRole('checkbox', { name: 'Bus bestellt erledigt', checked: true }).waitFor()
  const [ticked] = await read<Item[]>(page, `checklist_items?order.id=${plan.id}&doneDate[exists]=true`)
  expect(ticked?.doneDate).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d:\d\d$/)

  await page.request.patch(`/api/orders/${plan.id}`, { data: { currentStatus: 'booked' } })
  await list.getByRole('checkbox', { name: 'Bordkarten geprüft erledigt' }).waitFor()
  const filter = list.getByRole('combobox', { name: 'Filter der Checkliste' })
  await filter.click()
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual(['Alle Aufgaben', 'Offene Aufgaben', 'Erledigte Aufgaben'])
  await page.getByRole('option', { name: 'Erledigte Aufgaben' }).click()
  await list.getByText('1 Punkt').waitFor()
  await list.getByRole('button', { name: 'Bus bestellt', exact: true }).click()
  await list.getByRole('textbox', { name: 'Titel' }).fill('Reisebus bestellt')
  await page.keyboard.press('Enter')
  await theirs.getByRole('checkbox', { name: 'Reisebus bestellt erledigt' }).waitFor()

  await list.getByRole('button', { name: 'Reisebus bestellt löschen' }).click()
  const question = page.getByRole('alertdialog').filter({ hasText: 'Are you sure?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await list.getByRole('button', { name: 'Reisebus bestellt löschen' }).press('Enter')
  await question.getByRole('button', { name: 'Löschen' }).press('Enter')
  await list.getByText('Keine Aufgaben auf der Checkliste').waitFor()
  // By the keyboard one goes on where the item was, or with a new one.
  const added = list.getByRole('textbox', { name: 'Neuer Punkt der Checkliste' })
  await expect.poll(() => added.evaluate((field) => field === document.activeElement)).toBe(true)
  // A new item is open: among the done ones nobody would see it come.
  await list.getByRole('textbox', { name: 'Neuer Punkt der Checkliste' }).fill('Kurtaxe')
  await page.keyboard.press('Enter')
  await list.getByRole('checkbox', { name: 'Kurtaxe erledigt' }).waitFor()
  await expect.poll(() => filter.inputValue()).toBe('Alle Aufgaben')

  const call = await post(page, 'todos', { name: 'Kantor anrufen', order: `/api/orders/${plan.id}` })
  await openWith(page, plan, ['todos'])
  await choose(page, 'Aufgabe Kantor anrufen: Aktionen', 'Bearbeiten')
  const todo = page.getByRole('dialog', { name: 'Aufgabe bearbeiten' })
  await todo.getByRole('textbox', { name: 'Name' }).fill('Kantor wegen der Noten anrufen')
  expect((await other.request.delete(`/api/todos/${call.id}`)).status()).toBe(204)
  await todo.getByText('Bernd Thomsen hat diese Aufgabe gelöscht.').waitFor()
  await expect
    .poll(() => todo.getByRole('textbox', { name: 'Name' }).inputValue())
    .toBe('Kantor wegen der Noten anrufen')
  await expect.poll(() => todo.getByRole('button', { name: 'Speichern', exact: true }).isDisabled()).toBe(true)
})

test('APP-10 APP-22 HEAD-04 the first page of the day, also for an absent colleague', async ({ page, newPage }) => {
  const plan = await planTrip(page)
  const order = `/api/orders/${plan.id}`
  await post(page, 'todos', { name: 'Heute noch anrufen', order, dueDate: inDays(-40) })
  const colleague = await newPage()
  await signIn(colleague, 'bernd', '/user-dashboard')
  await post(colleague, 'todos', { name: 'Bernds Rückruf', dueDate: inDays(-39) })
  await colleague.getByRole('button', { name: 'Abwesenheit' }).click()
  const away = colleague.getByRole('dialog', { name: 'Abwesenheit' })
  const begin = away.getByRole('textbox', { name: 'Von' }).and(colleague.locator(':focus'))
  await begin.waitFor()
  await begin.fill(inDays(0))
  await away.getByRole('textbox', { name: 'Bis' }).fill(inDays(4))
  await away.getByRole('combobox', { name: 'Vertretung' }).click()
  await colleague.getByRole('option', { name: 'Anna Lindqvist' }).click()
  await away.getByRole('button', { name: 'Eintragen' }).press('Enter')
  await away.getByText('Vertretung Anna Lindqvist').waitFor()
  await begin.waitFor()

  // Whoever deletes a trip comes to the first page of the day.
  const gone = await post(page, 'orders', {
    organisationFilter: '/api/organisations/1',
    startAt: '14.05.2028',
    endAt: '15.05.2028',
  })
  await page.goto(`/orders/${gone.id}`)
  await page.getByRole('button', { name: /^Status:/ }).click()
  await page.getByRole('menuitem', { name: 'Gelöscht' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await page.waitForURL('**/user-dashboard')
  await page.getByText(/^Bernd Thomsen ist bis .* abwesend/).waitFor()
  const todos = page.getByRole('list', { name: 'Dringende Aufgaben' }).getByRole('listitem')
  await todos.filter({ hasText: 'Bernds Rückruf' }).getByText('Vertretung').waitFor()
  await axeClean(page)
  const call = todos.filter({ hasText: 'Heute noch anrufen' })
  // Whoever ticks one off by the keyboard goes on at the next.
  await call.getByRole('checkbox').press('Space')
  await call.waitFor({ state: 'hidden' })
  await todos.getByRole('checkbox').and(page.locator(':focus')).waitFor()
  await page.getByRole('list', { name: 'Optionen laufen ab' }).getByRole('listitem').first().waitFor()

  const line = page.getByRole('link', { name: /^Neu \d/ })
  const count = Number(((await line.textContent()) ?? '').replace(/\D/g, ''))
  await line.click()
  await page.getByText(new RegExp(`^${count} Reisen? in dieser Ansicht`)).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Heute')
  await page.getByRole('option', { name: /Heute: Aufgaben und Fristen/ }).click()
  await page.waitForURL('**/user-dashboard')

  await away.getByRole('button', { name: /^Abwesenheit Bernd Thomsen ab .* löschen$/ }).press('Enter')
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).press('Enter')
  await expect.poll(() => away.getByRole('listitem').count()).toBe(0)
  await begin.waitFor()
})
