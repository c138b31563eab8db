import { requestLetters } from '@reisewerk/demo/agency/request-letters.ts'
import { plainTextOf, type RichText, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, loadNorth, planTrip } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

type Item = { id: number }

let desk: TestApp
let bernd: Caller
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T10:00:00Z') })
  bernd = await desk.as('bernd')
})
afterAll(() => desk.close())

test('TRUE-04 letter and voucher of a ferry by night name the cabins of driver and guide beside those of the guests', async () => {
  const make = (path: string, body: object) => expectStatus<Item>(201, bernd.post(`/api/${path}`, body))
  for (const { body, ...template } of requestLetters.filter(({ kind }) => kind === 'ferry'))
    await make('email_templates', { ...template, body: richTextOf(body) })
  const north = await loadNorth(desk.db)
  const trip = await planTrip(bernd)
  const inside = { persons: 1, type: 'inside' }
  for (const role of ['3_bus_driver', '1_tour_guide'])
    await make('order_contacts', { order: trip.order, role, cabinType: inside })
  const ferry = await make('ferry_placeholders', {
    ...{ day: trip.days[0]?.link, type: 'night', driverNotParticipating: false, showVoucher: true },
    ...{ startPort: `/api/ports/${north.Hirtshals}`, endPort: `/api/ports/${north.Larvik}` },
  })
  const request = await make('ferry_requests', {
    ...{ placeholder: `/api/ferry_placeholders/${ferry.id}`, ferry: `/api/ferries/${north.Nordlinie}`, type: 'night' },
    contingent: { askedAmount: 38, doubleCabins: [{ type: { persons: 2, type: 'outside' }, askedAmount: 19 }] },
  })
  const letter = async (locale: string) => {
    const { body } = await expectStatus<{ body: RichText }>(
      200,
      bernd.post(`/api/requests/${request.id}/letter/preview`, { locale }),
    )
    return plainTextOf(body)
  }
  expect(await letter('de_DE')).toContain(
    'Kabinen: 19 Doppelkabinen (außen), 2 Einzelkabinen (innen) für Fahrer und Reiseleitung',
  )
  expect(await letter('en')).toContain(
    'Cabins: 19 double cabins (outside), 2 single cabins (inside) for driver and tour leader',
  )
  type Field = { id: string; content: string }
  const cabinsOfVoucher = async () => {
    const { fields } = await expectStatus<{ fields: Field[] }>(200, bernd.get(`/api/vouchers/${ferry.id}`))
    return fields.find(({ id }) => id === 'cabins')?.content
  }
  expect(await cabinsOfVoucher()).toBe('19 Doppelkabinen außen, 2 Einzelkabinen innen für Fahrer und Reiseleitung')
  // The bus goes, its driver sleeps elsewhere.
  await expectStatus(200, bernd.put(`/api/ferry_placeholders/${ferry.id}`, { driverNotParticipating: true }))
  expect(await cabinsOfVoucher()).toBe('19 Doppelkabinen außen, 1 Einzelkabine innen für die Reiseleitung')
  expect(await letter('de_DE')).toContain(', 1 Einzelkabine (innen) für die Reiseleitung')
})
