import { type DemoInvoice, demoInvoices } from '@reisewerk/demo/invoices/demo-invoices.ts'
import { demoStatement, demoSwift } from '@reisewerk/demo/invoices/demo-statement.ts'
import { demoOffers } from '@reisewerk/demo/trips/demo-offers.ts'
import { nextBankDay } from '@reisewerk/domain/accounting/pay-runs/bank-days.ts'
import { type CalendarDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { decimalAmount } from '@reisewerk/domain/money.ts'
import type { Overdue } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import pg from 'pg'
import { type Application, signedIn } from './demo-desk.ts'
import { type Ask, makeDemoMails } from './demo-mails.ts'
import { makeDemoPhotos } from './demo-photos.ts'

type OpenInvoice = {
  invoiceNumber: string
  client: { companyName: string } | null
  open: { amount: string }
}

/**
 * Makes what the demo agency has offered, invoiced and received, once, as a clerk would: with numbers, files and versions like any other.
 * A start that was broken off leaves it at what it had issued: numbers follow the dates.
 * @throws when something was refused or could not be set
 */
export async function makeDemoPapers(app: Application, adminUrl: string, now: Date): Promise<void> {
  const owner = new pg.Client({ connectionString: adminUrl })
  await owner.connect()
  try {
    const { rowCount } = await owner.query(
      'select from installation where demo_loaded_at is not null and demo_papers_at is null',
    )
    if (rowCount === 0) return
    const ask = await signedIn(app)
    const { rowCount: drawn } = await owner.query('select from photos limit 1')
    if (drawn === 0) await makeDemoPhotos(owner, ask)
    const { rowCount: offered } = await owner.query('select from offer_versions limit 1')
    if (offered === 0) await offerAll(owner, ask)
    const { rowCount: issued } = await owner.query('select from client_invoices limit 1')
    if (issued === 0) {
      await issueAll(owner, ask, todayInGermany(now))
      await remindSome(ask)
      await readStatement(ask, todayInGermany(now))
    }
    const { rowCount: paid } = await owner.query('select from pay_runs limit 1')
    if (paid === 0) await paySuppliers(owner, ask, todayInGermany(now))
    const { rowCount: received } = await owner.query('select from received_emails limit 1')
    if (received === 0) await makeDemoMails(owner, ask, now)
    await owner.query('update installation set demo_papers_at = now()')
  } finally {
    await owner.end()
  }
}

async function issueAll(owner: pg.Client, ask: Ask, today: CalendarDate): Promise<void> {
  const { rows } = await owner.query<{ id: string; trip: string; group: string }>(
    'select id, trip_name as trip, group_name as "group" from orders',
  )
  for (const invoice of demoInvoices(today)) {
    const trip = rows.find(({ trip, group }) => trip === invoice.tripName && group === invoice.groupName)
    if (trip === undefined) throw new Error(`The demo agency has no trip '${invoice.tripName}'`)
    await issue(ask, trip.id, invoice)
  }
}

/** The two that are overdue longest were reminded today, one of them by letter; of the newest nobody is to be reminded. */
async function remindSome(ask: Ask): Promise<void> {
  // As the contract says.
  const { items } = (await ask('GET', 'reminders/due')) as unknown as { items: Overdue[] }
  const due = items.flatMap(({ clientInvoice, next }) =>
    next.state === 'due' ? [{ clientInvoice, step: next.step }] : [],
  )
  const { reminders } = (await ask('POST', 'reminders', { invoices: due.slice(0, 2) })) as { reminders: string[] }
  await ask('POST', `${reminders[0]?.replace('/api/', '')}/sent`)
  const newest = items.at(-1)?.clientInvoice.replace('/api/', '')
  if (newest !== undefined) await ask('PATCH', newest, { reminderBlock: 'Rest ist für nächste Woche zugesagt' })
}

/** What the bank tells of the last days lies there to be booked. */
async function readStatement(ask: Ask, today: CalendarDate): Promise<void> {
  const query = 'isOpen=true&organisation.id=1&_order[dueAt]=desc&_itemsPerPage=3&_groups[]=client_invoice_read'
  // As the contract says.
  const open = (await ask('GET', `client_invoices?${query}`)) as unknown as OpenInvoice[]
  const paid = open.map(({ invoiceNumber, client, open: { amount } }) => ({
    ...{ invoiceNumber, amount },
    client: client?.companyName ?? '',
  }))
  const read = (name: string, file: string) =>
    ask('POST', `bank_statements?organisation=1&name=${name}`, Buffer.from(file))
  await read('Kontoauszug.csv', demoStatement(paid, today))
  const again = demoSwift(paid, today)
  if (again !== null) await read('Umsaetze.sta', again)
}

async function issue(
  ask: Ask,
  trip: string,
  { type, percent, charge, paid, takenBackOn, ...days }: DemoInvoice,
): Promise<void> {
  const generate = (query: string, body: object) => ask('POST', `orders/${trip}/client-invoice/generate?${query}`, body)
  const dated = { invoiceDate: wireDay(days.invoiceDate), dueDate: wireDay(days.dueDate) }
  const { clientInvoice } = await generate(percent === null ? '' : `percent=${percent}`, {
    ...{ type, ...dated },
    ...(charge === null ? {} : { amount: charge }),
  })
  const id = String(clientInvoice).replace(/^\D+/, '')
  if (takenBackOn !== null) {
    await generate(`oldId=${id}`, { type: 'cancelation', invoiceDate: wireDay(takenBackOn) })
    return
  }
  await ask('POST', `client_invoices/${id}/sent`)
  if (paid === null) return
  const { amount } = (await ask('GET', `client_invoices/${id}`)) as { amount: { amount: string; currency: string } } // as the contract says
  const cents = Math.round((Number(amount.amount) * 100 * paid.percent) / 100)
  await ask('POST', 'payments', {
    ...{ clientInvoice, dateOfPayment: wireDay(paid.date), note: 'Überweisung' },
    amount: { amount: decimalAmount(cents), currency: amount.currency },
  })
}

/** Each goes out, is sent, and goes out again with the price the trip has now, so that there are versions to compare. */
async function offerAll(owner: pg.Client, ask: Ask): Promise<void> {
  for (const { tripName, dearer, introTitle } of demoOffers) {
    const { rows } = await owner.query<{ trip: string; offer: string; price: string; cents: string; currency: string }>(
      `select o.id as trip, f.id as offer, p.id as price, p.sell_price_cents as cents, p.sell_price_currency as currency
       from orders o join offers f on f.order_id = o.id join calculation_price_contingents p on p.order_id = o.id
       where o.trip_name = $1 and p.price_type = 'double' and p.number_of_persons = $2`,
      [tripName, dearer.numberOfPersons],
    )
    const [found] = rows
    if (found === undefined) throw new Error(`The demo agency offers no trip '${tripName}'`)
    const { trip, offer, price, currency } = found
    const costs = (cents: number) =>
      ask('PATCH', `calculation_price_contingents/${price}`, { sellPrice: { amount: decimalAmount(cents), currency } })
    const goesOut = () => ask('POST', `orders/${trip}/offer/generate-document?types=offer`)
    await costs(Number(found.cents) + dearer.cents)
    await goesOut()
    const sent = await owner.query<{ id: string }>('select id from offer_versions where order_id = $1', [trip])
    await ask('POST', `offer_versions/${sent.rows[0]?.id}/sent`)
    await costs(Number(found.cents))
    await ask('PATCH', `offers/${offer}`, { type: 'updated', introTitle })
    await goesOut()
  }
}

/** What hotels are owed first is with the bank, and more is approved. */
async function paySuppliers(owner: pg.Client, ask: Ask, today: CalendarDate): Promise<void> {
  const { rows } = await owner.query<{ house: number; id: number }>(
    `select o.organisation_id::int as house, i.id::int from supplier_invoices i join orders o on o.id = i.order_id
       join creditors c on c.provider_id = i.provider_id and c.organisation_id = o.organisation_id and c.iban <> ''
     where i.status = 'approved' and i.amount_currency = 'EUR' order by i.due_date, i.id`,
  )
  const [first] = rows
  if (first === undefined) return
  const chosen = rows.filter(({ house }) => house === first.house).slice(0, 3)
  const run = await ask('POST', `organisations/${first.house}/pay_runs`, {
    executionDate: wireDay(nextBankDay(today)),
    supplierInvoices: chosen.map(({ id }) => `/api/supplier_invoices/${id}`),
  })
  await ask('POST', `pay_runs/${run.id}/hand_over`)
}

/** '03.09.2027' */
function wireDay(date: CalendarDate): string {
  return date.split('-').reverse().join('.')
}
