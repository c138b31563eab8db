import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

let desk: TestApp
let anna: Caller
beforeAll(async () => {
  desk = await testApp()
  anna = await desk.as('anna')
})
afterAll(() => desk?.close())

async function sheet(by: Caller, address: string) {
  const { status, raw, headers } = await by.get(address)
  expect(status).toBe(200)
  expect(headers['content-type']).toContain('spreadsheetml')
  const [first] = await readExcelFile(raw)
  return first?.data ?? []
}

test('LIST-04 every list is a file: the words of its contract as heads, choices and links as one reads them, whatever the page', async () => {
  const place = await anna.post<{ id: number }>('/api/places', {
    name: 'Ausfuhrstadt',
    country: 'NO',
    latitude: 59.9,
    longitude: 10.7,
  })
  expect(place.status, JSON.stringify(place.body)).toBe(201)
  for (const name of ['Haus Anker', 'Haus Boje']) {
    const made = await anna.post('/api/hotels', { name, place: `/api/places/${place.body.id}`, stars: 4 })
    expect(made.status).toBe(201)
  }
  const query = '_search=haus&_order[name]=desc&_itemsPerPage=1'
  const [head = [], ...rows] = await sheet(anna, `/api/hotels/export.xlsx?${query}&_groups[]=place_read`)
  expect(rows.map((row) => row[head.indexOf('Name')])).toEqual(['Haus Boje', 'Haus Anker'])
  expect(rows[0]?.[head.indexOf('Sterne')]).toBe(4)
  expect(head).toContain('Ort')
  expect(rows[0]?.[head.indexOf('Ort')]).toBe('Ausfuhrstadt')
})

test('LIST-04 APP-03 APP-04 a file holds what its reader may see, and takes what the list takes', async () => {
  const clara = await desk.as('clara')
  const body = { companyName: 'Nur Nord', shortName: 'NN', organisationFilter: '/api/organisations/1' }
  expect((await anna.post('/api/clients', body)).status).toBe(201)
  const names = async (by: Caller) => (await sheet(by, '/api/clients/export.xlsx?_search=nur nord')).slice(1).length
  expect(await names(anna)).toBe(1)
  expect(await names(clara)).toBe(0)
  expect((await desk.nobody.get('/api/clients/export.xlsx')).status).toBe(401)
  expect((await anna.get('/api/clients/export.xlsx?colour=red')).status).toBe(400)
})

test.each([
  'orders?currentStatus[]=deleted',
  'received_emails?state=open',
  'email_messages?isOpen=true&_order[updatedAt]=desc',
  'bank_lines?state=open&_groups[]=bank_line_read',
  'reminders?_order[id]=desc&_groups[]=reminder_read',
  'reminders/due?view=all&_search=Chor',
  'open_items?_search=Chor',
  'staff?_search=anna',
  'order_concepts',
  'day_concepts?isHidden=false',
  'supplier_invoices?organisation.id=1&status=open&_groups[]=supplier_invoice_read',
  'creditors?organisation.id=1',
])('MOVE-04 the list %s is a file as well', async (list) => {
  const [name, query = ''] = list.split('?')
  const [head = []] = await sheet(anna, `/api/${name}/export.xlsx?${query}`)
  expect(head.length).toBeGreaterThan(4)
})

test('MOVE-04 the file of mails that wait tells for whom each is', async () => {
  await loadNorth(desk.db)
  const trip = await planTrip(anna)
  const to = [{ name: 'Käthe Beispiel', address: 'kaethe@example.org' }, { address: 'chor@example.org' }]
  const mail = { order: `/api/orders/${trip.id}`, subject: '=1+1', to }
  const made = await anna.post('/api/email_messages', mail)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const [head = [], row = []] = await sheet(anna, '/api/email_messages/export.xlsx?isOpen=true&_search=1%2B1')
  expect(row[head.indexOf('An')]).toBe('Käthe Beispiel <kaethe@example.org>, chor@example.org')
  expect(row[head.indexOf('Betreff')]).toBe('=1+1')
})
