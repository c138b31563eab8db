import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { nameContains } from '../../platform/resource/like.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare } from '../../platform/resource/resource.ts'
import { documents } from './files.tables.ts'
import { removeDocument } from './uploads.service.ts'

/** Its own, those of the providers it asks, and those offered to every trip (DOC-07); what of them is seen the policies say. */
const ofTrips = (row: string, trips: string) =>
  `${row}.order_id = any (${trips}::bigint[]) or ${row}.is_global and ${row}.provider_id is null or ${row}.provider_id in (
    select q.provider_id from requests q where q.order_id = any (${trips}::bigint[]))`

/** Documents come from generators and uploads; here they are listed, renamed and removed. */
export const filesResources = [
  declare(documentContract, {
    table: documents,
    columns: { global: 'isGlobal', user: 'createdById', uploaded: 'isUpload' },
    computed: {
      path: (row) => `'/api/documents/' || ${row}.id || '/file'`,
      sentAt: (row) => `(select max(m.sent_at) from email_attachments a join email_messages m on m.id = a.email_id
        where a.document_id = ${row}.id)`,
    },
    search: nameContains,
    filters: {
      'trip.id': (row, values, param) =>
        ofTrips(row, param(values.map((value) => readLinkTo('orders', value, 'trip.id')))),
      'links.order.id': (row, values, param) =>
        `${row}.order_id = any (${param(values.map((value) => readLinkTo('orders', value, 'links.order.id')))}::bigint[])`,
      'links.provider.id': (row, values, param) =>
        `${row}.provider_id = any (${param(values.map((value) => readLinkTo('providers', value, 'links.provider.id')))}::bigint[])`,
    },
    constraints: {
      documents_internal: {
        propertyPath: 'type',
        message: 'Eine interne Kalkulation bleibt eine, und nichts anderes wird zu einer.',
      },
      documents_invoice: {
        propertyPath: 'type',
        message: 'Dieses Dokument ist eine ausgestellte Rechnung und bleibt, wie es ist.',
      },
      client_invoices_document_id_fkey: {
        propertyPath: 'id',
        message: 'Dieses Dokument ist eine ausgestellte Rechnung und bleibt deshalb erhalten.',
      },
      client_invoice_versions_xml_document_id_fkey: {
        propertyPath: 'id',
        message: 'Dieses Dokument ist eine ausgestellte Rechnung und bleibt deshalb erhalten.',
      },
      client_invoice_versions_document_id_fkey: {
        propertyPath: 'id',
        message: 'Dieses Dokument ist eine ausgestellte Rechnung und bleibt deshalb erhalten.',
      },
      email_attachments_document_id_fkey: {
        propertyPath: 'id',
        message: 'Dieses Dokument hängt an einer E-Mail und bleibt deshalb erhalten.',
      },
      offers_last_document_id_documents_id_fk: {
        propertyPath: 'id',
        message: 'Dieses Dokument ist das letzte Angebot der Reise und bleibt deshalb erhalten.',
      },
    },
    remove: removeDocument,
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'update', 'remove', 'options'],
  }),
]
