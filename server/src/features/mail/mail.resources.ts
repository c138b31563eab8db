import { emailContract, type Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import { emailTemplateContract } from '@reisewerk/domain/mail/template.contract.ts'
import { holding, isLike, nameContains } from '../../platform/resource/like.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { type Binding, declare, type Expression } from '../../platform/resource/resource.ts'
import { assignEmail, changeAssignment, removeAssignment } from './assignments.service.ts'
import { discardEmailFile } from './email-files.service.ts'
import { addEmail, changeEmail, removeEmail } from './emails.service.ts'
import { askedNow, knownOf, wordingOf } from './letters.queries.ts'
import {
  emailAssignmentLinks,
  emailAssignments,
  emailAttachments,
  emailFiles,
  emailMessages,
  emailTemplates,
} from './mail.tables.ts'
import { sheetOfMails } from './outgoing/mail-sheet.service.ts'

type OwnFilter = NonNullable<Binding['filters']>[string]

/** Narrows assignments to those of trips or concepts, named by number or link. */
function assignedTo(resource: 'orders' | 'order_concepts', column: string, name: string): OwnFilter {
  return (row, values, param) => {
    const ids = values.map((value) => readLinkTo(resource, value, name))
    return `exists (select from email_assignment_links l where l.assignment_id = ${row}.id
      and l.${column} = any (${param(ids)}::bigint[]))`
  }
}
/** What the read message tells; an assignment may have none. */
export function ofFile(value: string, otherwise: string): Expression {
  return (row) => `coalesce((select ${value} from email_files f where f.id = ${row}.file_id), ${otherwise})`
}
export const beginningOfText = `left(regexp_replace(f.text, '\\s+', ' ', 'g'), 160)`

const ofTrip = (column: string): Expression => {
  return (row) => `(select o.${column} from orders o where o.id = ${row}.order_id)`
}
/** 'Anna Beispiel <anna@example.org>, …' */
function namesOf(value: unknown): string {
  const boxes = value as readonly Mailbox[] // as its contract says
  return boxes.map(({ name, address }) => (name === '' ? address : `${name} <${address}>`)).join(', ')
}

const toOrders = (name: string) => assignedTo('orders', 'order_id', name)

export const mailResources = [
  declare(emailTemplateContract, {
    table: emailTemplates,
    columns: { organisationFilter: 'organisationId' },
    organisation: 'organisationId',
    search: nameContains,
    defaultOrder: (row) => `lower(${row}.name), ${row}.id`,
    isMasterData: true,
  }),
  declare(emailContract, {
    table: emailMessages,
    joins: { attachments: { table: emailAttachments, own: 'emailId', other: 'documentId' } },
    computed: {
      organisation: ofTrip('organisation_id'),
      orderNumber: ofTrip('order_number'),
      tripName: ofTrip('trip_name'),
      asks: (row) => `(select json_build_object('kind', r.request_type, 'now', ${askedNow},
          'knows', ${knownOf}, 'group', json_build_object('wholeGroup', r.whole_group, 'contingent',
            coalesce((select f.hotel_pax_asked from order_figures f where f.order_id = r.order_id), 0)))
        from requests r where r.id = ${row}.request_id)`,
      wording: (row) => wordingOf(`${row}.request_id`),
    },
    inSheet: { to: namesOf, cc: namesOf },
    sheet: sheetOfMails,
    search: (row, term, param) => {
      const pattern = param(holding(term))
      return `(${isLike(`${row}.subject`, pattern)} or ${isLike(`${row}."to"::text`, pattern)})`
    },
    filters: {
      isOpen: (row, [value]) =>
        `(${row}.status <> 'sent' or ${row}.failure is not null) = ${value === 'true' || value === '1'}`,
    },
    defaultOrder: (row) => `${row}.id desc`,
    constraints: {
      email_attachments_internal: {
        propertyPath: 'attachments',
        message: 'Eine interne Kalkulation zeigt Einkauf und Marge und geht mit keiner E-Mail hinaus.',
      },
      email_messages_request: { propertyPath: 'request', message: 'Diese Anfrage gehört zu einer anderen Reise.' },
    },
    create: addEmail,
    update: changeEmail,
    remove: removeEmail,
  }),
  declare(emailFileContract, {
    table: emailFiles,
    only: ['list', 'get', 'remove', 'options'],
    defaultOrder: (row) => `${row}.id desc`,
    remove: discardEmailFile,
  }),
  declare(emailAssignmentContract, {
    table: emailAssignments,
    computed: {
      links: (
        row,
      ) => `(select coalesce(json_agg(json_strip_nulls(json_build_object('order', '/api/orders/' || l.order_id,
        'orderConcept', '/api/order_concepts/' || l.order_concept_id)) order by l.id), '[]')
        from email_assignment_links l where l.assignment_id = ${row}.id)`,
      isUnread: (row) => `exists (select from received_emails r where r.file_id = ${row}.file_id and not r.is_read)`,
      received: (row) => `(select r.id from received_emails r where r.file_id = ${row}.file_id)`,
      fromName: ofFile('f.from_name', `''`),
      excerpt: ofFile(beginningOfText, `''`),
      attachmentCount: ofFile('jsonb_array_length(f.attachments)', '0'),
    },
    elsewhere: { links: { table: emailAssignmentLinks, column: 'assignmentId' } },
    filters: {
      'order.id': toOrders('order.id'),
      'links.order.id': toOrders('links.order.id'),
      'orderConcept.id': assignedTo('order_concepts', 'order_concept_id', 'orderConcept.id'),
    },
    defaultOrder: (row) => `${row}.date desc, ${row}.id desc`,
    create: assignEmail,
    update: changeAssignment,
    remove: removeAssignment,
  }),
]
