import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { camt, csv, mt940 } from '@reisewerk/domain/payments/bank/bank-files.fixture.ts'
import type { BankImport, BankProposal, bankLineContract } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/caller.ts'
import { equipHouses } from '../../test/invoicing-houses.ts'
import { expectStatus } from '../../test/planned-trip.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { euros, type InvoicedTrip, type Issued, issue, tripToInvoice } from '../invoices/invoices.fixture.ts'

type Line = ItemOf<typeof bankLineContract>

let desk: TestApp
let bernd: Caller
let trip: InvoicedTrip
let invoice: Issued
beforeAll(async () => {
  desk = await testApp({ now: () => new Date('2027-02-15T09:00:00Z') })
  bernd = await desk.as('bernd')
  await equipHouses(desk.db)
  trip = await tripToInvoice(bernd)
  invoice = await issue(bernd, trip, { type: 'prepayment', address: trip.address, amount: euros('750.50') })
})
afterAll(() => desk.close())
beforeEach(async () => {
  // What a bank told stays for good, but for this test.
  await desk.db.query('truncate bank_statements, bank_lines, payments cascade')
})

const drop = async (text: string, by = bernd) =>
  expectStatus<BankImport>(201, by.post('/api/bank_statements?name=auszug&organisation=1', Buffer.from(text)))
const lines = async (more = '') => (await bernd.get<Line[]>(`/api/bank_lines?_order[id]=asc${more}`)).body

/** The payer's name left out, as some banks' lists do. */
const shortCsv = csv.replaceAll('Kantorei Lüneburg', '').replace('"Hotel ""Bellevue"""', '')
const rows = (...more: string[]) => `Konto;DE89 3704 0044 0532 0130 00
Buchungstag;Beguenstigter/Zahlungspflichtiger;Verwendungszweck;Betrag
${more.join('\n')}
`

describe('the same days of an account in another kind of file (INV-08)', () => {
  test.each([
    ['camt.053', 'MT940', camt('02'), mt940],
    ['MT940', 'camt.053', mt940, camt('08')],
    ['camt.053', 'CSV', camt('08'), csv],
    ['CSV', 'MT940', csv, mt940],
  ])('INV-08 %s first and %s afterwards: every entry is there once', async (_one, _other, first, again) => {
    expect(await drop(first)).toMatchObject({ entries: 2, added: 2, repeats: 0 })
    expect(await drop(again)).toEqual({ entries: 2, added: 0, repeats: 0, doubled: 0, statements: [], gaps: [] })
    const kept = await lines()
    expect(kept.map(({ account, state }) => [account, state])).toEqual([
      ['DE89370400440532013000', 'open'],
      ['DE89370400440532013000', 'open'],
    ])
  })

  test('INV-08 two equal payments of one file both stay, and a third in another file is the one that is new', async () => {
    const paid = '12.02.2027;Eva Fuchs;Anzahlung;50,00'
    expect(await drop(rows(paid, paid))).toMatchObject({ entries: 2, added: 2, repeats: 0 })
    const swift = [
      ...[':20:S', ':25:37040044/0532013000', ':28C:33/1', ':60F:C270212EUR0,'],
      ...[1, 2, 3].flatMap((number) => [
        `:61:2702120212C50,NTRFNONREF//R-${number}`,
        ':86:166?20SVWZ+Anzahlung?32EVA FUCHS',
      ]),
      ...[':62F:C270212EUR150,', '-'],
    ].join('\n')
    expect(await drop(swift)).toMatchObject({ entries: 3, added: 1, repeats: 0 })
  })

  test('INV-08 what tells less waits: it is neither proposed nor booked until somebody says that it is another payment', async () => {
    await drop(camt('02'))
    const [paid] = await lines()
    expect(await drop(shortCsv)).toMatchObject({ entries: 2, added: 2, repeats: 2 })
    const [again, out] = await lines('&state=repeat')
    const id = again?.id ?? 0
    expect(again).toMatchObject({
      ...{ amount: { amount: '750.50' }, repeats: linkTo('bank_lines', paid?.id ?? 0), isDistinct: false },
    })
    const book = () =>
      bernd.post(`/api/bank_lines/${id}/book`, {
        parts: [{ clientInvoice: invoice.clientInvoice, amount: euros('750.50') }],
      })
    const proposals = () => expectStatus<BankProposal[]>(200, bernd.get(`/api/bank_lines/${id}/proposals`))
    expect(await proposals()).toEqual([])
    expect(await book()).toMatchObject({
      status: 422,
      body: {
        violations: [{ propertyPath: 'parts', message: expect.stringMatching(/wahrscheinlich schon eingelesen/) }],
      },
    })
    // The same payment: it is put aside, and says of what it is the repeat.
    await expectStatus(200, bernd.patch(`/api/bank_lines/${out?.id}`, { isDismissed: true }))
    expect((await lines('&state=dismissed')).map((one) => one.id)).toEqual([out?.id])

    await expectStatus(200, bernd.patch(`/api/bank_lines/${id}`, { isDistinct: true }))
    expect(await proposals()).not.toEqual([])
    await expectStatus(200, book())
    expect((await lines('&state=booked')).map((one) => one.id)).toEqual([id])
    expect(await bernd.patch(`/api/bank_lines/${id}`, { isDistinct: false })).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'isDistinct', message: 'Bitte zuerst die Buchungen zurücknehmen' }] },
    })
    // Twice paid now: a third file of the same days knows both.
    expect(await drop(mt940)).toMatchObject({ added: 0 })
  })

  test('INV-08 the payments of a batch wait where another kind of file has told their sum as one entry', async () => {
    await drop(rows('12.02.2027;;Sammelueberweisung;99,00'))
    const [sum] = await lines()
    const part = (amount: string, name: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
    const batch = `<Ntry><Amt Ccy="EUR">99.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-02-12</Dt></BookgDt>
<NtryDtls>${part('50.00', 'Eva Fuchs')}${part('49.00', 'Max Reh')}</NtryDtls></Ntry>`
    expect(await drop(camt('02', '1599.00', batch))).toMatchObject({ entries: 4, added: 4, repeats: 2 })
    const waiting = await lines('&state=repeat')
    const of = linkTo('bank_lines', sum?.id ?? 0)
    expect(waiting.map(({ amount, repeats }) => [amount.amount, repeats])).toEqual([
      ['50.00', of],
      ['49.00', of],
    ])
    // Whoever books by name takes the parts, and puts the sum aside.
    for (const { id } of waiting) {
      await expectStatus(200, bernd.patch(`/api/bank_lines/${id}`, { isDistinct: true }))
    }
    await expectStatus(200, bernd.patch(`/api/bank_lines/${sum?.id}`, { isDismissed: true }))
    expect((await lines('&state=open')).map(({ amount }) => amount.amount)).toEqual([
      '750.50',
      '-250.50',
      '50.00',
      '49.00',
    ])
  })

  test.each([
    ['as a batch', (batch: string) => camt('02', '1599.00', batch)],
    [
      'one by one',
      () => rows('12.02.2027;Eva Fuchs;Anzahlung;50,00', '12.02.2027;Max Reh;Rest;49,00').replaceAll('EUR', ''),
    ],
  ])(
    'INV-08 the sum of payments that were told before %s waits beside the first of them, and is not booked twice',
    async (_, first) => {
      const part = (amount: string, name: string) =>
        `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties></TxDtls>`
      await drop(
        first(`<Ntry><Amt Ccy="EUR">99.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-02-12</Dt></BookgDt>
<NtryDtls>${part('50.00', 'Eva Fuchs')}${part('49.00', 'Max Reh')}</NtryDtls></Ntry>`),
      )
      const told = await lines()
      const eva = told.find(({ name }) => name === 'Eva Fuchs')
      const swift = [
        ...[':20:S', ':25:37040044/0532013000', ':28C:33/1', ':60F:C270212EUR0,', ':61:2702120212C99,NTRFNONREF//Q-1'],
        ...[':86:191?00SAMMELGUTSCHRIFT', ':62F:C270212EUR99,', '-'],
      ].join('\n')
      expect(await drop(swift)).toMatchObject({ entries: 1, added: 1, repeats: 1 })
      const [sum] = await lines('&state=repeat')
      expect(sum).toMatchObject({ amount: { amount: '99.00' }, repeats: linkTo('bank_lines', eva?.id ?? 0) })
      expect(await expectStatus(200, bernd.get(`/api/bank_lines/${sum?.id}/proposals`))).toEqual([])
    },
  )

  test('INV-08 the database itself books nothing of what is probably there already', async () => {
    await drop(camt('02'))
    await drop(shortCsv)
    const [again] = await lines('&state=repeat')
    const insert = `insert into payments (order_id, client_invoice_id, date_of_payment, amount_cents, amount_currency, user_id, bank_line_id)
      select order_id, id, '2027-02-12', 100, 'EUR', 1, $1 from client_invoices limit 1`
    await expect(desk.db.query(insert, [again?.id])).rejects.toThrow('bank_lines_repeat_unbooked')
    await expect(desk.db.query('update bank_lines set repeats_id = null')).rejects.toThrow('frozen')
  })

  test('INV-08 what leaves an account is known again by who may not see it, too, and no word of it is told', async () => {
    await drop(camt('02'))
    await desk.db.query('update users set may_see_purchase = false where id = 2')
    const told = await drop(mt940)
    const shown = await lines()
    await desk.db.query('update users set may_see_purchase = true where id = 2')
    expect(told).toEqual({ entries: 2, added: 0, repeats: 0, doubled: 0, statements: [], gaps: [] })
    expect(shown).toHaveLength(1)
    expect(await lines()).toHaveLength(2)
  })

  test('INV-08 two people who bring two kinds of file at the same moment bring every entry once', async () => {
    const told = await Promise.all([drop(camt('02')), drop(mt940), drop(csv)])
    expect(told.map(({ added }) => added).sort()).toEqual([0, 0, 2])
    expect(await lines()).toHaveLength(2)
  })

  /** What an account received as MT940 of one day tells it, which has no reference of the bank. */
  const swift = (number: string, day: string, ...payers: string[]) =>
    [
      ...[':20:S', ':25:37040044/0532013000', `:28C:${number}`, `:60F:C${day}EUR0,`],
      ...payers.flatMap((payer) => [`:61:${day}${day.slice(2)}C50,NTRFNONREF`, `:86:166?20SVWZ+Anzahlung?32${payer}`]),
      ...[`:62F:C${day}EUR${50 * payers.length},`, '-'],
    ].join('\n')

  test('INV-08 an equal payment of another day is one of its own, of another statement somebody says; a file once more brings nothing', async () => {
    expect(await drop(swift('33/1', '270212', 'EVA FUCHS'))).toMatchObject({ added: 1, repeats: 0 })
    expect(await drop(swift('34/1', '270213', 'EVA FUCHS'))).toMatchObject({ added: 1, repeats: 0 })
    expect(await drop(swift('34/1', '270213', 'EVA FUCHS').replaceAll('\n', '\r\n'))).toMatchObject({ added: 0 })
    expect(await drop(swift('35/1', '270213', 'EVA FUCHS', 'IDA WOLF'))).toMatchObject({ added: 2, repeats: 1 })
    expect((await lines()).map(({ state }) => state)).toEqual(['open', 'open', 'repeat', 'open'])
    // Whatever was said of it, it is there.
    expect(await drop(swift('35/1', '270213', 'EVA FUCHS', 'IDA WOLF').replaceAll('\n', '\r\n'))).toMatchObject({
      added: 0,
    })
  })

  test('INV-08 what two kinds of file brought twice before they were compared waits for a word as well, and can be set aside', async () => {
    await drop(camt('02'))
    await drop(shortCsv)
    // As it was before: nothing said that the second one repeats.
    await desk.db.query('alter table bank_lines disable trigger user')
    await desk.db.query('update bank_lines set repeats_id = null')
    await desk.db.query('alter table bank_lines enable trigger user')
    expect((await lines()).map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open'])

    expect(await drop(swift('33/1', '270301', 'IDA WOLF'))).toMatchObject({ added: 1, repeats: 0, doubled: 2 })
    const told = await lines()
    expect(told.map(({ state }) => state)).toEqual(['open', 'open', 'repeat', 'repeat', 'open'])
    expect(told[2]?.repeats).toBe(linkTo('bank_lines', told[0]?.id ?? 0))
    await expectStatus(200, bernd.patch(`/api/bank_lines/${told[2]?.id}`, { isDismissed: true }))
    await expectStatus(200, bernd.patch(`/api/bank_lines/${told[3]?.id}`, { isDistinct: true }))
    expect(await drop(swift('34/1', '270302', 'IDA WOLF'))).toMatchObject({ doubled: 0 })
    expect((await lines('&state=dismissed')).map(({ id }) => id)).toEqual([told[2]?.id])
  })
})
