import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FormName } from '../../web/src/form/form-names.ts'
import { accountingForms } from './accounting-forms.ts'
import { dialog, press, type Steps, tagIn } from './form-steps.ts'
import { mailForms } from './mail-forms.ts'
import { choose as chooseIn, typeRange } from './new-trip-form.ts'
import { choose, hotelIn, type Item, open, type Plan, post, read } from './planned-trip.ts'
import { tripForms } from './trip-forms.ts'

async function template(page: Page, region: string, name: string): Promise<Locator> {
  await page.goto('/master-data/task-templates')
  await page.getByRole('region', { name: region }).getByRole('button', { name: 'Neue Vorlage' }).click()
  return dialog(page, name)
}
async function panel(page: Page, { address }: Plan): Promise<void> {
  await page.evaluate(() => localStorage.setItem('orders-tabs', JSON.stringify(['todos'])))
  await page.goto(address)
  await page.getByRole('region', { name: 'AUFGABEN' }).waitFor()
}
/** Somebody of the test's own, who has not signed in yet. */
async function invited(page: Page, { id }: Plan): Promise<Item> {
  const person = { firstName: 'Nora', lastName: 'Neu', email: `nora.${id}@reisewerk.example` }
  return post(page, 'staff', { ...person, organisations: [1] })
}
const contingentsOf = ({ id }: Plan) => `order_contingent_hotels?order.id=${id}`
const organisationFilter = '/api/organisations/1'

/** All forms of the app: one that is not told here does not compile. */
export const everyForm: Record<FormName, Steps> = {
  'new-order': {
    open: async (page) => {
      await page.goto('/orders/add')
      await chooseIn(page, 'Organisation', 'Reisewerk Nord')
      await typeRange(page, '', '14.5.27', '23.5.27')
      return page.getByRole('main')
    },
    field: 'Gruppenname',
    texts: ['Unterwegs verloren', 'Unterwegs geändert'],
    save: 'Reise speichern',
    list: () => 'orders?_search=Unterwegs',
    name: 'groupName',
    isFinal: true,
  },
  'master-data': {
    open: (page) => press(page, '/destinations', 'Neue Destination', 'Neue Destination'),
    field: 'Name',
    save: 'Anlegen',
    list: () => 'destinations?_itemsPerPage=500',
    name: 'name',
  },
  child: {
    open: async (page) => {
      await page.goto('/clients/1')
      await page.getByRole('button', { name: 'Kontakt hinzufügen' }).click()
      return page.getByRole('form', { name: 'Kontakt hinzufügen' })
    },
    field: 'Nachname',
    save: 'Anlegen',
    list: () => 'contacts?client.id=1&_itemsPerPage=200',
    name: 'lastName',
  },
  todo: {
    open: async (page, plan) => {
      await panel(page, plan)
      await choose(page, 'Aufgaben: Aktionen', 'Neue Aufgabe')
      return dialog(page, 'Neue Aufgabe')
    },
    field: 'Name',
    save: 'Speichern',
    list: ({ id }) => `todos?order.id=${id}`,
    name: 'name',
  },
  'visit-report': {
    open: async (page, plan) => {
      const order = `/api/orders/${plan.id}`
      await post(page, 'todos', { name: 'Besuch', order, todoType: 'visit', dueDate: '01.01.2028' })
      await panel(page, plan)
      await page.getByRole('button', { name: 'Aufgabe Besuch: Aktionen' }).click()
      await page.getByRole('menuitem', { name: 'Kundenbericht' }).click()
      return dialog(page, 'Kundenbericht')
    },
    field: 'Bericht',
    save: 'Speichern',
    list: ({ id }) => `visit_reports?order.id=${id}`,
    name: 'content',
  },
  absence: {
    open: async (page) => {
      const away = await press(page, '/user-dashboard', 'Abwesenheit', 'Abwesenheit')
      await away.getByRole('textbox', { name: 'Von' }).fill('01.03.2029')
      // The calendar would lie over what comes next.
      await page.keyboard.press('Tab')
      await away.getByRole('combobox', { name: 'Vertretung' }).click()
      await page.getByRole('option', { name: 'Bernd Thomsen' }).click()
      return away
    },
    field: 'Bis',
    save: 'Eintragen',
    list: () => 'user_absences?startAt[after]=01.03.2029&_itemsPerPage=100',
    name: 'endAt',
    texts: ['05.03.2029', '06.03.2029'],
  },
  'todo-template': {
    open: (page) => template(page, 'Aufgabenvorlagen', 'Neue Aufgabenvorlage'),
    field: 'Name',
    save: 'Speichern',
    list: () => 'todo_templates?_itemsPerPage=200',
    name: 'name',
  },
  'checklist-template': {
    open: (page) => template(page, 'Checklistenvorlagen', 'Neue Checklistenvorlage'),
    field: 'Titel',
    save: 'Speichern',
    list: () => 'checklist_templates?_itemsPerPage=200',
    name: 'title',
  },
  'new-order-concept': {
    open: (page) => press(page, '/concepts', 'Neues Gesamtkonzept', 'Neues Gesamtkonzept'),
    field: 'Titel',
    save: 'Anlegen',
    list: () => 'order_concepts?_itemsPerPage=200',
    name: 'name',
  },
  'new-day-concept': {
    open: (page) => press(page, '/concepts?tab=days', 'Neues Tageskonzept', 'Neues Tageskonzept'),
    field: 'Name',
    save: 'Anlegen',
    list: () => 'day_concepts?_itemsPerPage=500',
    name: 'name',
  },
  'order-concept-page': {
    open: async (page, { id }) => {
      const concept = await post(page, 'order_concepts', { name: `Elbe ${id}`, organisationFilter })
      await page.goto(`/order_concepts/${concept.id}`)
      return page.getByRole('main')
    },
    field: 'Titel',
    save: 'Speichern',
    list: () => 'order_concepts?_itemsPerPage=200',
    name: 'name',
  },
  'day-concept-page': {
    open: async (page, { id }) => {
      const concept = await post(page, 'day_concepts', { name: `Elbe ${id}`, organisationFilter })
      await page.goto(`/day_concepts/${concept.id}`)
      return page.getByRole('main')
    },
    field: 'Untertitel',
    save: 'Speichern',
    list: () => 'day_concepts?_itemsPerPage=500',
    name: 'subtitle',
  },
  'order-concept-of-trip': {
    open: async (page, plan) => {
      await open(page, plan)
      await choose(page, 'Weitere Aktionen', 'Als Gesamtkonzept speichern')
      return dialog(page, 'Gesamtkonzept speichern')
    },
    field: 'Titel',
    save: 'Speichern',
    list: () => 'order_concepts?_itemsPerPage=200',
    name: 'name',
  },
  'day-concept-of-day': {
    open: async (page, plan) => {
      await open(page, plan)
      await choose(page, 'Tag 1: Aktionen', 'Als Tageskonzept speichern')
      return dialog(page, 'Tag 1 als Tageskonzept speichern')
    },
    field: 'Name',
    save: 'Speichern',
    list: () => 'day_concepts?_itemsPerPage=500',
    name: 'name',
  },
  service: {
    open: async (page, plan) => {
      await open(page, plan)
      await choose(page, 'Tag 1: Leistung hinzufügen', 'Hotel hinzufügen')
      const form = dialog(page, 'Hotel hinzufügen')
      await form.getByRole('combobox', { name: 'Ort' }).fill('Oslo')
      await page.getByRole('option', { name: 'Oslo' }).click()
      return form
    },
    field: 'Leistungsbeschreibung',
    save: 'Speichern',
    list: ({ id }) => `hotel_placeholders?day.order.id=${id}`,
    name: 'serviceDescription',
    isThere: true,
  },
  estimate: {
    open: async (page, plan) => {
      await open(page, plan)
      await choose(page, 'Weitere Aktionen', 'Komplexität und Rentabilität bearbeiten')
      return dialog(page, 'Komplexität und Rentabilität bearbeiten')
    },
    field: 'Rentabilität p. P.',
    save: 'Speichern',
    list: ({ id }) => `complexities?order.id=${id}`,
    name: 'rentability',
    texts: ['45', '46'],
    isThere: true,
  },
  origin: {
    open: async (page, plan) => {
      await open(page, plan)
      await choose(page, 'Weitere Aktionen', 'Herkunft und Tags bearbeiten')
      return dialog(page, 'Herkunft und Tags bearbeiten')
    },
    field: 'Tags',
    fill: tagIn,
    save: 'Speichern',
    list: ({ id }) => `orders?id=${id}`,
    name: 'traitTags',
    isThere: true,
  },
  'calculation-cost': {
    open: async (page, { address }) => {
      await page.goto(`${address}/calculations`)
      await page.getByRole('button', { name: 'Weitere Kosten' }).click()
      return dialog(page, 'Weitere Kosten')
    },
    field: 'Name',
    save: 'Anlegen',
    list: ({ id }) => `calculation_costs?order.id=${id}`,
    name: 'name',
  },
  ...accountingForms,
  'trip-person': {
    open: async (page, plan) => {
      const client = await post(page, 'clients', {
        companyName: `Chor ${plan.id}`,
        shortName: `C${plan.id}`,
        organisationFilter,
      })
      const answer = await page.request.patch(`/api/orders/${plan.id}`, {
        data: { client: `/api/clients/${client.id}` },
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      await page.evaluate(() => localStorage.setItem('orders-tabs', JSON.stringify(['contacts'])))
      await page.goto(plan.address)
      await page.getByRole('button', { name: 'Reiseleitung hinzufügen' }).click()
      await page.getByRole('button', { name: 'Neuer Kontakt' }).click()
      return dialog(page, 'Reiseleitung: neuer Kontakt')
    },
    field: 'Nachname',
    save: 'Speichern',
    list: ({ id }) => `contacts?_search=${encodeURIComponent(`Text ${id}`)}`,
    name: 'lastName',
  },
  'saved-view': {
    open: (page) => press(page, '/orders', 'Ansicht sichern', 'Ansicht sichern'),
    field: 'Name der Ansicht',
    save: 'Sichern',
    list: () => 'order_views?_itemsPerPage=200',
    name: 'name',
  },
  invitation: {
    open: async (page, { id }) => {
      const form = await press(page, '/users', 'Einladen', 'Kollegin oder Kollegen einladen')
      await form.getByLabel('Nachname').fill('Neu')
      await form.getByLabel('E-Mail').fill(`neu.${id}@reisewerk.example`)
      await form.getByLabel('Reisewerk Nord').check()
      return form
    },
    field: 'Vorname',
    save: 'Einladen',
    list: () => 'staff',
    name: 'firstName',
  },
  staff: {
    open: async (page, plan) => {
      const { id } = await invited(page, plan)
      await page.request.patch(`/api/staff/${id}`, { data: { firstName: `Nora ${id}` } })
      await page.goto('/users')
      await page.getByRole('button', { name: `Aktionen für Nora ${id} Neu` }).click()
      await page.getByRole('menuitem', { name: 'Bearbeiten' }).click()
      return dialog(page, `Nora ${id} Neu`)
    },
    field: 'Vorname',
    save: 'Speichern',
    list: () => 'staff',
    name: 'firstName',
    isThere: true,
  },
  'profile-page': {
    open: async (page) => {
      await page.goto('/account')
      return page.getByRole('region', { name: 'PROFIL' })
    },
    field: 'Funktion',
    save: 'Speichern',
    list: () => 'staff',
    name: 'jobTitle',
    isThere: true,
  },
  'house-page': {
    open: async (page) => {
      await page.goto('/settings?organisation=1&area=house')
      return page.getByRole('form', { name: 'Unser Haus' })
    },
    field: 'Logo in Worten',
    save: 'Speichern',
    list: () => 'organisations?id=1&_groups[]=house',
    name: 'logoAlt',
    isThere: true,
  },
  'assign-todos': {
    open: async (page, plan) => {
      await post(page, 'todos', {
        name: 'Busse',
        order: `/api/orders/${plan.id}`,
        todoType: 'visit',
        dueDate: '01.01.2028',
      })
      await panel(page, plan)
      await choose(page, 'Aufgaben: Aktionen', 'Aufgaben einem neuen User zuordnen')
      return dialog(page, 'Alle Aufgaben neu zuordnen')
    },
    field: 'User',
    save: 'Speichern',
    // Its house has a to-do for every new trip.
    list: ({ id }) => `todos?order.id=${id}&todoType=visit`,
    name: 'user',
    texts: ['/api/users/2', '/api/users/1'],
    fill: async (form, user) => {
      await form.getByRole('combobox', { name: 'User' }).click()
      await form
        .page()
        .getByRole('option', { name: user === '/api/users/2' ? 'Bernd Thomsen' : 'Anna Lindqvist' })
        .click()
    },
    isThere: true,
  },
  request: {
    open: async (page, plan) => {
      await hotelIn(page, plan.days[0], 'Oslo')
      await page.goto(`${plan.address}/requests`)
      await page.getByRole('combobox', { name: 'Leistung' }).fill('Oslo')
      await page.getByRole('option', { name: 'Hotel in Oslo' }).click()
      await page.getByRole('button', { name: 'Anfrage hinzufügen' }).click()
      const form = dialog(page, 'Anfrage hinzufügen')
      await form.getByRole('combobox', { name: 'Agentur' }).click()
      await page.getByRole('option').first().click()
      return form
    },
    field: 'Notizen',
    save: 'Speichern',
    list: ({ id }) => `requests?order.id=${id}`,
    name: 'notes',
  },
  contingent: {
    open: async (page, plan) => {
      const [{ id, doubleRooms }] = await read<[Item & { doubleRooms: Item[] }]>(page, contingentsOf(plan))
      const suite = { type: { persons: 2, type: 'Suite' }, askedAmount: 1 }
      const data = { doubleRooms: [...doubleRooms.map((room) => ({ id: room.id })), suite] }
      const answer = await page.request.patch(`/api/order_contingent_hotels/${id}`, { data })
      expect(answer.ok(), await answer.text()).toBe(true)
      await page.goto(plan.address)
      await choose(page, 'Menü Kontingent', 'Hotelkontingent bearbeiten')
      const form = dialog(page, 'KONTINGENT (K) & BUCHUNGSSTAND (B)')
      await form.getByRole('button', { name: 'Suite bearbeiten' }).click()
      return form
    },
    field: 'Zimmerart',
    save: 'Aktualisieren',
    list: contingentsOf,
    rows: ({ doubleRooms }) =>
      (doubleRooms as { type: { type: string } }[]).map(({ type }, id) => ({ id, name: type.type })),
    name: 'name',
    isThere: true,
  },
  'view-name': {
    open: async (page, { id }) => {
      const view = await post(page, 'order_views', { name: `Ansicht ${id}`, organisationFilter, state: {} })
      await page.goto(`/orders?view=${view.id}`)
      await choose(page, `Ansicht 'Ansicht ${id}' bearbeiten`, 'Umbenennen')
      return dialog(page, 'Ansicht umbenennen')
    },
    field: 'Name der Ansicht',
    save: 'Sichern',
    list: () => 'order_views?_itemsPerPage=200',
    name: 'name',
    isThere: true,
    isRemoved: true,
  },
  'option-entry': {
    open: async (page) => {
      await page.goto('/settings?list=room_type')
      return page.getByRole('region', { name: 'Zimmerarten' })
    },
    field: 'Neuer Eintrag',
    save: 'Hinzufügen',
    list: () => 'options/1',
    rows: (lists) => (lists.room_type as { label: string }[]).map(({ label }, id) => ({ id, label })), // by its key
    name: 'label',
  },
  ...mailForms,
  ...tripForms,
}
