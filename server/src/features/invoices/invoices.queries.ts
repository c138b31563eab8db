import type { HouseFacts } from '@reisewerk/domain/accounts/house/house-facts.ts'
import type { JobTitles } from '@reisewerk/domain/accounts/job-title.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Addressee } from '@reisewerk/domain/documents/salutation.ts'
import type { Addressing, AmountType, InvoiceBasis, InvoiceType } from '@reisewerk/domain/invoices/invoice-types.ts'
import type { IssuedInvoice, LineTaxes, PostalAddress } from '@reisewerk/domain/invoices/issued.ts'
import type { PackageTravel } from '@reisewerk/domain/invoices/package-travel.ts'
import { type DueAgain, paidBeside, type StandingInvoice, takenOver } from '@reisewerk/domain/invoices/standing.ts'
import type { SentStanding } from '@reisewerk/domain/invoices/texts/invoice-mail.ts'
import type { EInvoicing } from '@reisewerk/domain/partners/e-invoicing.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/transaction.ts'
import { houseFactsOf, jobTitlesOf } from '../accounts/accounts.tables.ts'
import { clientInvoiceSnapshots, clientInvoices, clientInvoiceVersions, dueAgainOf } from './invoices.tables.ts'

/** What an invoice knows of its trip, its client and its house. */
export type InvoiceFacts = {
  readonly organisationId: number
  readonly house: HouseFacts
  readonly currency: string
  readonly isFormal: boolean
  readonly clientId: number | null
  readonly clientName: string
  readonly clientVatId: string
  readonly isClientPrivate: boolean
  /** How its invoices go out; null without a client. */
  readonly electronic: EInvoicing | null
  readonly address: (PostalAddress & { readonly id: number }) | null
  readonly contact: (Addressee & { readonly id: number; readonly email: string | null }) | null
  readonly signer: Omit<IssuedInvoice['signer'], 'role'> & { readonly id: number; readonly titles: JobTitles }
  readonly letter: {
    readonly introText: RichText | null
    readonly introEndText: RichText | null
    readonly addressing: Addressing | null
  } | null
  readonly packageTravel: PackageTravel
}

type Chosen = {
  readonly address: number | null | undefined
  readonly contact: number | null | undefined
  readonly user: number | undefined
}

const factsSql = `
  select o.organisation_id as "organisationId", o.order_currency as currency, o.is_formal as "isFormal", o.client_id as "clientId",
    coalesce(c.company_name, '') as "clientName", coalesce(c.vat_id, '') as "clientVatId",
    coalesce(c.kind = 'private', false) as "isClientPrivate",
    case when c.id is not null then json_build_object('eInvoice', c.e_invoice, 'leitwegId', c.leitweg_id,
      'buyerReference', c.buyer_reference, 'eInvoiceKind', c.e_invoice_kind, 'eInvoiceAddress', c.e_invoice_address) end as electronic, ${houseFactsOf('h')} as house,
    (select row_to_json(x) from (select a.id, a.street_address as street, a.zip, a.city, a.country from addresses a
      where a.client_id = o.client_id and ($2::bigint is null or a.id = $2) order by a.purpose = 'invoice' desc, a.sort, a.id limit 1) x) as address,
    (select row_to_json(x) from (select k.id, k.salutation, k.first_name as "firstName", k.last_name as "lastName", k.email
      from (select coalesce($3::bigint, addressee_of(o.id)) as id offset 0) chosen join contacts k on k.id = chosen.id
        and ($3::bigint is null or k.client_id = o.client_id
          or exists (select from order_contacts oc where oc.order_id = o.id and oc.contact_id = k.id))) x) as contact,
    (select row_to_json(x) from (select u.id, trim(u.first_name || ' ' || u.last_name) as name, ${jobTitlesOf('u')} as titles, u.phone, u.email
      from users u where u.id = coalesce($4::bigint, o.user_id) and ($4::bigint is null or exists (select from user_organisations m
        where m.user_id = u.id and m.organisation_id = o.organisation_id))) x) as signer,
    (select row_to_json(x) from (select l.intro_text as "introText", l.intro_end_text as "introEndText", l.addressing
      from client_invoice_letters l where l.order_id = o.id) x) as letter,
    json_build_object('isPackage', not coalesce(c.without_package_law, false), 'formGivenAt', p.form_given_at,
      'security', coalesce(p.security, ''), 'securityUntil', p.security_until) as "packageTravel"
  from orders o join organisations h on h.id = o.organisation_id left join clients c on c.id = o.client_id
    left join package_travels p on p.order_id = o.id
  where o.id = $1 and o.current_status <> 'concept'`

/** @returns null when the actor sees no such trip; what was chosen and is none of the trip's is null */
export async function readInvoiceFacts(
  trx: Transaction,
  orderId: number,
  chosen: Chosen,
): Promise<InvoiceFacts | null> {
  const [row] = await trx.query<InvoiceFacts>(factsSql, [
    orderId,
    chosen.address ?? null,
    chosen.contact ?? null,
    chosen.user ?? null,
  ])
  return row ?? null
}

/** An invoice of the trip with what came in for it. */
export type EarlierInvoice = {
  readonly id: number
  readonly number: string
  readonly type: InvoiceType
  readonly invoiceDate: CalendarDate
  readonly dueDate: CalendarDate | null
  readonly billingType: 'included' | 'not_included'
  readonly status: string
  readonly currency: string
  readonly totalCents: number
  readonly taxCents: number
  readonly dueCents: number
  readonly takesOver: boolean
  /** It takes another one back. */
  readonly takesBack: boolean
  /** Places of its first and its last version among those of the trip. */
  readonly issuedAs: number
  readonly saidAs: number
  readonly taxPercentage: number
  readonly lineTaxes: LineTaxes
  /** Payments it takes off, where it asks for what was open. */
  readonly deductions: readonly { readonly invoiceId: number; readonly cents: number }[]
  /** Payments on hidden invoices, which it leaves out. */
  readonly leftOut: readonly { readonly invoiceId: number; readonly cents: number }[]
  readonly payments: readonly {
    readonly place: number
    readonly cents: number
    readonly date: CalendarDate
    readonly isDiscount: boolean
  }[]
  /** What was taken back since, with the last payment that was there by then: a removed row changes no more. */
  readonly removed: readonly { readonly place: number; readonly cents: number; readonly after: number }[]
}

export async function readEarlierInvoices(trx: Transaction, orderId: number): Promise<EarlierInvoice[]> {
  return trx.query<EarlierInvoice>(
    `select i.id::int, i.invoice_number as number, i.type, i.invoice_date as "invoiceDate", i.due_date as "dueDate",
       i.billing_type as "billingType",
       i.status, i.currency, i.total_cents::float as "totalCents", i.tax_cents::float as "taxCents", i.due_cents::float as "dueCents",
       i.takes_over as "takesOver", i.type = 'cancelation' and i.old_invoice_id is not null as "takesBack",
       v.first::float as "issuedAs", v.last::float as "saidAs",
       i.tax_percentage as "taxPercentage", i.line_taxes as "lineTaxes",
       case when i.takes_over then k.snapshot -> 'deductions' else '[]' end as deductions,
       coalesce(case when i.takes_over then k.snapshot -> 'leftOut' end, '[]') as "leftOut",
       (select coalesce(json_agg(json_build_object('place', p.id, 'cents', p.amount_cents, 'date', p.date_of_payment,
          'isDiscount', p.kind = 'discount')
          order by p.id), '[]') from payments p
        where p.client_invoice_id = i.id and p.kind <> 'reminderFee' and p.removed_at is null) as payments,
       (select coalesce(json_agg(json_build_object('place', p.id, 'cents', p.amount_cents, 'after',
          (select max(x.id) from payments x where x.client_invoice_id = i.id and x.kind <> 'reminderFee' and x.created_at <= p.updated_at))), '[]')
        from payments p where p.client_invoice_id = i.id and p.kind <> 'reminderFee' and p.removed_at is not null) as removed
     from client_invoices i
       cross join lateral (select min(id) as first, max(id) as last from client_invoice_versions where client_invoice_id = i.id) v
       join client_invoice_snapshots k on k.version_id = v.last
     where i.order_id = $1 order by i.id`,
    [orderId],
  )
}

/** Where the last version of an invoice and its XML are kept. */
export type KeptXml = {
  readonly invoiceNumber: string
  readonly pdfKey: string
  /** Of an XRechnung. */
  readonly xmlKey: string | null
  /** Null for what went out as a PDF alone. */
  readonly xmlSha256: string | null
}

/** @returns null when the actor sees no such invoice */
export async function readKeptXml(trx: Transaction, id: number): Promise<KeptXml | null> {
  const [found] = await trx.query<KeptXml>(
    `select i.invoice_number as "invoiceNumber", d.key as "pdfKey", x.key as "xmlKey", v.xml_sha256 as "xmlSha256"
     from client_invoices i
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join documents d on d.id = v.document_id left join documents x on x.id = v.xml_document_id
     where i.id = $1`,
    [id],
  )
  return found ?? null
}

/** An invoice that is to go out by mail, and what is open on it today. */
export type InvoiceToSend = SentStanding & {
  readonly orderId: number
  readonly organisationId: number
  /** The client of the trip today. */
  readonly clientId: number | null
  readonly contactId: number | null
  readonly documentId: number
  /** Of an XRechnung. */
  readonly xmlDocumentId: number | null
  /** Until when it is to be paid, once that is another day than it says. */
  readonly payBy: CalendarDate | null
  readonly snapshot: IssuedInvoice
}

/** @returns null when the actor sees no such invoice */
export async function readInvoiceToSend(trx: Transaction, id: number): Promise<InvoiceToSend | null> {
  const [found] = await trx.query<InvoiceToSend>(
    `select i.order_id::int as "orderId", i.organisation_id::int as "organisationId", o.client_id::int as "clientId",
       i.contact_id::int as "contactId", v.document_id::int as "documentId", v.xml_document_id::int as "xmlDocumentId", s.snapshot,
       i.open_cents::float as "openCents", ${dueAgainOf('s.snapshot', 'i')} as "dueAgain", i.asked_again_at::text as "payBy", later.invoice_number as "replacedBy", taking.invoice_number as "canceledBy"
     from client_invoices i join orders o on o.id = i.order_id
       left join client_invoices later on later.id = i.carried_to_id left join client_invoices taking on taking.id = i.canceled_by_id
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join client_invoice_snapshots s on s.version_id = v.id
     where i.id = $1`,
    [id],
  )
  if (found === undefined) return null
  const { snapshot, payBy } = found
  return { ...found, snapshot: { ...snapshot, dueDate: payBy ?? snapshot.dueDate } }
}

/**
 * The certificate that goes along with the first mail asking for money: that of the trip, else the house's, the newest of each.
 * @returns null where none is filed, or where a mail that has left took one along
 */
export async function readCertificateToSend(
  trx: Transaction,
  orderId: number,
  organisationId: number,
): Promise<number | null> {
  const [found] = await trx.query<{ id: number }>(
    `select d.id::int from documents d
     where d.type = 'security_certificate' and d.organisation_id = $2 and d.fault is null and d.erased_at is null
       and (d.order_id = $1 or (d.order_id is null and d.provider_id is null and d.is_global))
       and not exists (select from email_attachments a join email_messages m on m.id = a.email_id
         join documents c on c.id = a.document_id
         where a.order_id = $1 and m.sent_at is not null and c.type = 'security_certificate')
     order by d.order_id is null, d.id desc limit 1`,
    [orderId, organisationId],
  )
  return found?.id ?? null
}

/** An issued invoice, locked, with what it said last. */
export type LockedInvoice = {
  readonly id: number
  readonly orderId: number
  readonly invoiceNumber: string
  /** '2027', or the number of the trip. */
  readonly numberScope: string
  readonly type: InvoiceType
  readonly status: 'new' | 'paid' | 'canceled'
  readonly versionNumber: number
  readonly isFixed: boolean
  readonly isSent: boolean
  readonly isReminded: boolean
  readonly hasPayments: boolean
  readonly isCarried: boolean
  /** It is in a file for the tax adviser (INV-08). */
  readonly isExported: boolean
  readonly oldInvoiceId: number | null
  readonly contactId: number | null
  readonly addressId: number | null
  readonly userId: number
  readonly amountType: AmountType | null
  readonly percent: number | null
  readonly partialCents: number | null
  readonly calculationBasis: InvoiceBasis
  readonly taxPercentage: number
  readonly lineTaxes: LineTaxes
  readonly locale: Locale
  readonly depositReason: string
  /** With their placeholders; of what was issued before these were kept, as it was filled then. */
  readonly writtenIntroText: RichText | null
  readonly writtenEndText: RichText | null
  readonly snapshot: IssuedInvoice
}

/** @returns null when the actor sees no such invoice */
export async function lockInvoice(trx: Transaction, id: number): Promise<LockedInvoice | null> {
  const [trip] = await trx.query<{ oldInvoiceId: number | null }>(
    'select old_invoice_id as "oldInvoiceId" from client_invoices where id = $1',
    [id],
  )
  if (trip === undefined) return null
  // In the order in which a payment locks them: the cancelled one, then what took it back.
  if (trip.oldInvoiceId !== null) {
    await trx.query('select from client_invoices where id = $1 for update', [trip.oldInvoiceId])
  }
  // What is looked up beside its row is to be as whoever held it has left it: a statement sees what there was when it began to wait.
  await trx.query('select from client_invoices where id = $1 for update', [id])
  const [found] = await trx.query<LockedInvoice>(
    `select i.id::int, i.order_id::int as "orderId", i.invoice_number as "invoiceNumber", i.number_scope as "numberScope", i.type, i.status,
       i.version_number as "versionNumber", i.old_invoice_id::int as "oldInvoiceId", i.contact_id::int as "contactId",
       i.address_id::int as "addressId", i.user_id::int as "userId", i.amount_type as "amountType", i.percent,
       i.partial_cents::float as "partialCents", i.calculation_basis as "calculationBasis",
       i.tax_percentage as "taxPercentage", i.line_taxes as "lineTaxes", i.locale, i.deposit_reason as "depositReason",
       coalesce(i.written_intro_text, i.intro_text) as "writtenIntroText", coalesce(i.written_end_text, i.intro_end_text) as "writtenEndText",
       i.sent_at is not null as "isSent", i.carried_to_id is not null as "isCarried",
       is_fixed_invoice(i.id) as "isFixed", exists (select from reminded_invoices r where r.client_invoice_id = i.id) as "isReminded",
       exists (select from payments p where p.client_invoice_id = i.id) as "hasPayments",
       exists (select from datev_bookings b where b.client_invoice_id = i.id and b.kind = 'invoice') as "isExported", s.snapshot
     from client_invoices i
       join client_invoice_versions v on v.client_invoice_id = i.id and v.version_number = i.version_number
       join client_invoice_snapshots s on s.version_id = v.id
     where i.id = $1`,
    [id],
  )
  return found ?? null
}

/** Takes the next number of a year or a trip; the row stays locked until the invoice is committed (INV-06). */
export async function takeInvoiceNumber(trx: Transaction, organisationId: number, scope: string): Promise<number> {
  const [taken] = await trx.query<{ last: number }>(
    `insert into client_invoice_numbers (organisation_id, scope, last_number) values ($1, $2, 1)
     on conflict (organisation_id, scope) do update set last_number = client_invoice_numbers.last_number + 1
     returning last_number as last`,
    [organisationId, scope],
  )
  if (taken === undefined) throw new Error('no number was given')
  return taken.last
}

export type InvoiceRow = typeof clientInvoices.$inferInsert
type Version = Omit<typeof clientInvoiceVersions.$inferInsert, 'clientInvoiceId' | 'orderId'>

export async function insertInvoice(trx: Transaction, row: InvoiceRow): Promise<number> {
  const [issued] = await trx.db.insert(clientInvoices).values(row).returning({ id: clientInvoices.id })
  if (issued === undefined) throw new Error('an issued invoice has no row')
  return issued.id
}

/** Keeps a version with all it says. */
export async function insertVersion(
  trx: Transaction,
  { id: clientInvoiceId, orderId }: { readonly id: number; readonly orderId: number },
  version: Version,
  snapshot: IssuedInvoice,
): Promise<void> {
  const [kept] = await trx.db
    .insert(clientInvoiceVersions)
    .values({ ...version, clientInvoiceId, orderId })
    .returning({ id: clientInvoiceVersions.id })
  if (kept === undefined) throw new Error('a kept version has no row')
  await trx.db.insert(clientInvoiceSnapshots).values({ versionId: kept.id, orderId, snapshot })
}

export async function updateInvoice(trx: Transaction, id: number, row: Partial<InvoiceRow>): Promise<void> {
  await trx.db.update(clientInvoices).set(row).where(eq(clientInvoices.id, id))
}

type Standing = StandingInvoice & {
  readonly carriedToId: number | null
  readonly carriedCents: number | null
  readonly leftOutCents: number
}

/** How the invoices of a trip stand to each other. */
function readStanding(trx: Transaction, orderId: number): Promise<Standing[]> {
  return trx.query<Standing>(
    `select i.id::int, v.first::float as "issuedAs", v.last::float as "saidAs", i.due_cents::float as "dueCents",
       i.takes_over as "takesOver", i.canceled_by_id is not null as "isCanceled",
       i.type = 'cancelation' and i.old_invoice_id is not null as "isStorno", i.carried_to_id::int as "carriedToId",
       i.carried_cents::float as "carriedCents", i.left_out_cents::float as "leftOutCents",
       case when i.takes_over then k.snapshot -> 'deductions' else '[]' end as deductions,
       coalesce(case when i.takes_over then k.snapshot -> 'leftOut' end, '[]') as "leftOut"
     from client_invoices i
       cross join lateral (select min(id) as first, max(id) as last from client_invoice_versions where client_invoice_id = i.id) v
       join client_invoice_snapshots k on k.version_id = v.last
     where i.order_id = $1 order by i.id`,
    [orderId],
  )
}

/** Writes down which claims later invoices ask for, after one was issued, made anew or cancelled. */
export async function settleTakenOver(trx: Transaction, orderId: number): Promise<void> {
  const invoices = await readStanding(trx, orderId)
  const taken = takenOver(invoices)
  const beside = paidBeside(invoices)
  const changed = invoices
    .map((one) => {
      const by = taken.get(one.id)
      return { ...one, by, leftOut: (by ?? beside.get(one.id))?.leftOutCents ?? 0 }
    })
    .filter(
      ({ carriedToId, carriedCents, leftOutCents, by, leftOut }) =>
        carriedToId !== (by?.into ?? null) || carriedCents !== (by?.cents ?? null) || leftOutCents !== leftOut,
    )
  if (changed.length === 0) return
  await trx.query(
    `update client_invoices i set carried_to_id = t.into_id, carried_cents = t.cents, left_out_cents = t.left_out
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[]) t (id, into_id, cents, left_out) where i.id = t.id`,
    [
      changed.map(({ id }) => id),
      changed.map(({ by }) => by?.into ?? null),
      changed.map(({ by }) => by?.cents ?? null),
      changed.map(({ leftOut }) => leftOut),
    ],
  )
  // What has come in on them counts where their claims are now.
  const takers = changed.flatMap(({ carriedToId, by }) => [carriedToId ?? [], by?.into ?? []].flat())
  await trx.query('update client_invoices set paid_cents = paid_cents where id = any($1::bigint[])', [takers])
}

export async function markCanceled(trx: Transaction, id: number, by: number): Promise<void> {
  await trx.query('update client_invoices set canceled_by_id = $2 where id = $1', [id, by])
}

/** Notes by when earlier invoices are to be paid that ask for themselves again (decision 160). */
export async function markAskedAgain(trx: Transaction, orderId: number, again: readonly DueAgain[]): Promise<void> {
  if (again.length === 0) return
  await trx.query(
    `update client_invoices i set asked_again_at = a.day from unnest($2::text[], $3::date[]) a (number, day)
     where i.order_id = $1 and i.invoice_number = a.number`,
    [orderId, again.map(({ number }) => number), again.map(({ dueDate }) => dueDate)],
  )
}

export async function markInvoiceSent(trx: Transaction, id: number, at: Date): Promise<void> {
  await trx.query('update client_invoices set sent_at = $2 where id = $1 and sent_at is null', [id, at])
}
