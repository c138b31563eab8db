import type { Calculation } from '@reisewerk/domain/calculation/calculate.ts'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../platform/pdf/read-pdf.fixture.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip, planTrip } from '../../test/planned-trip.ts'
import { reckonedCells } from '../../test/reckoned-sheet.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { unzipped } from '../../test/unzipped.ts'
import { askForTriples, calculationOf, savePrices } from './calculation.fixture.ts'

type Stored = { id: number; name: string; type: string; filetype: string; path: string }
let desk: TestApp
let bernd: Caller
let clara: Caller
let trip: PlannedTrip
let calculation: string
const euros = (amount: string) => ({ amount, currency: 'EUR' })

beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2026-11-21T09:00:00Z') })
  ;[bernd, clara] = [await desk.as('bernd'), await desk.as('clara')]
  trip = await planTrip(bernd)
  await askForTriples(bernd, trip, 2)
  const tier = (priceType: string, numberOfPersons: number, amount: string) => {
    return { priceType, numberOfPersons, sellPrice: euros(amount) }
  }
  await savePrices(bernd, trip, [tier('double', 20, '1649.00'), tier('double', 40, '1489.50')])
  const { id, contingentPrices } = await calculationOf(trip, bernd)
  calculation = `/api/calculations/${id}`
  const supplement = contingentPrices.find(({ priceType }) => priceType === 'hotelSupplement')
  const path = `/api/calculation_price_contingents/${supplement?.id}`
  await expectStatus(200, bernd.put(path, { sellPrice: euros('-31.50') }))
  const offered = { status: 'additional', priceType: 'per_group', price: euros('180.00') }
  const service = { day: trip.days[1]?.link, serviceDescription: 'Stadtführung', clientOffer: offered }
  await expectStatus(201, bernd.post('/api/other_placeholders', service))
  for (const [name, amount, billingType] of [
    ['=1+1', '12.50', 'included'],
    ['Frühbucher', '-20.00', 'included'],
    ['Provision', '77.77', 'not_included'],
  ]) {
    const extra = { calculation, name, type: 'per_person', sellPrice: euros(amount ?? ''), billingType }
    await expectStatus(201, bernd.post('/api/calculation_price_extras', extra))
  }
})
afterAll(() => desk.close())

function generate(query = '', locale = 'de_DE'): Promise<Stored> {
  const path = `/api/orders/${trip.id}/offer/generate-document?types=calculation${query}`
  return expectStatus<Stored>(200, bernd.with({ 'x-locale': locale }).post(path))
}

async function engine(basis: 'Asked' | 'Reserved'): Promise<Calculation> {
  return expectStatus<Calculation>(200, bernd.get(`${calculation}/lines?contingent_type=${basis}`))
}

const money = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace('-', '−')
    .replaceAll(/\s/g, ' ')

async function textOf({ path }: Stored): Promise<string> {
  return untypeset((await readPdf((await bernd.get(path)).raw)).text).replaceAll(/\s+/g, ' ')
}

describe('CALC-01 OFFER-06 the calculation as PDF', () => {
  test('names each row of the engine with its amount, and its total', async () => {
    const stored = await generate('&contingent_type=Asked')
    expect(stored).toMatchObject({ type: 'calculation', filetype: 'pdf' })
    expect(stored.name).toMatch(/^Kalkulation \d{7}$/)
    const { archival, isTagged } = await readPdf((await bernd.get(stored.path)).raw)
    expect({ archival, isTagged }).toEqual({ archival: '2A', isTagged: true })
    const text = await textOf(stored)
    const { lines, totals, group } = await engine('Asked')
    const counted = lines.filter(({ cents }) => cents !== 0)
    expect(counted).toHaveLength(5)
    for (const { parts } of counted) {
      for (const { quantity, unitCents, cents } of parts) {
        expect(text).toContain(`${quantity} ${money(unitCents)} ${money(cents)}`)
      }
    }
    expect(text).toContain(`Gesamtpreis ${money(totals.due)}`)
    expect(text).toContain(`Teilnehmer ${group.pax}`)
    expect(text).toContain('Stadtführung, Tag 2')
    expect(text).not.toMatch(/Provision|77,77|ab 20 Pax/)
  })

  test('CALC-02 counts what is asked for until something is booked, and says so', async () => {
    expect(await textOf(await generate())).toContain('Grundlage Kontingent')
    expect(await textOf(await generate('&contingent_type=Reserved'))).toContain('Grundlage Buchungsstand')
  })

  test.each([
    ['en', 'Calculation', ['Package price in a double room from 40 guests', 'Triple room', 'Total price']],
    [
      'fr',
      'Calcul du prix',
      ['Prix du forfait en chambre double à partir de 40 personnes', 'Chambre triple', 'Prix total'],
    ],
  ])('OFFER-02 speaks %s', async (locale, name, words) => {
    const stored = await generate('', locale)
    expect(stored.name).toMatch(new RegExp(`^${name} \\d{7}$`))
    const text = await textOf(stored)
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/Doppelzimmer|Gesamtpreis/)
  })

  test('APP-17 nobody makes one of a trip that is not theirs, and no other document comes as a sheet', async () => {
    const path = `/api/orders/${trip.id}/offer/generate-document`
    expect((await clara.post(`${path}?types=calculation`)).status).toBe(404)
    expect((await bernd.post(`${path}?types=offer&filetype=xlsx`)).status).toBe(422)
    expect((await bernd.post(`${path}?types=calculation&filetype=doc`)).status).toBe(400)
  })
})

describe('CALC-01 OFFER-06 the calculation as a sheet', () => {
  test('holds the amounts of the engine for readers that do not reckon', async () => {
    const stored = await generate('&contingent_type=Asked&filetype=xlsx')
    expect(stored).toMatchObject({ type: 'calculation', filetype: 'xlsx' })
    const { raw, headers } = await bernd.get(stored.path)
    expect(headers['content-type']).toContain('spreadsheetml.sheet')
    const [read] = await readExcelFile(raw)
    const rows = read?.data ?? []
    const { lines, totals } = await engine('Asked')
    const told = rows
      .filter((row) => typeof row[2] === 'number')
      .map(([, , quantity, price, amount]) => [quantity, price, amount])
    const parts = lines.flatMap((line) => line.parts).filter(({ cents }) => cents !== 0)
    expect(told).toEqual(parts.map(({ quantity, unitCents, cents }) => [quantity, unitCents / 100, cents / 100]))
    expect(rows.at(-1)).toEqual(['Gesamtpreis', null, null, null, totals.due / 100])
    expect(rows.flat()).toContain('=1+1')
    expect(rows.flat().join(' ')).not.toMatch(/Provision/)
  })

  test('goes on reckoning in Excel, only with formulas of the program, to the amounts of the engine', async () => {
    const file = (await bernd.get((await generate('&contingent_type=Asked&filetype=xlsx')).path)).raw
    const formulas = [...unzipped(file).matchAll(/<f>([^<]*)<\/f>(<v>[^<]*<\/v>)?/g)]
    expect(formulas.length).toBeGreaterThan(5)
    for (const [, formula, result] of formulas) {
      expect(formula).toMatch(/^(SUM\([A-E]\d+:[A-E]\d+\)|[A-E]\d+([*+][A-E]\d+)*)$/)
      expect(result).toMatch(/^<v>-?\d+(\.\d+)?<\/v>$/)
    }
    const cells = reckonedCells(file)
    const cents = (amount: number) => Math.round(amount * 100)
    expect(cells.map(({ reckoned }) => cents(reckoned))).toEqual(cells.map(({ written }) => cents(written)))
    expect(cents(cells.at(-1)?.reckoned ?? 0)).toBe((await engine('Asked')).totals.due)
  })
})
