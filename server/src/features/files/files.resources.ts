import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare } from '../../platform/resource/resource.ts'
import { documents } from './files.tables.ts'
import { removeDocument } from './uploads.service.ts'

/** Documents come from generators and uploads; here they are listed, renamed and removed. */
export const filesResources = [
  declare(documentContract, {
    table: documents,
    columns: { global: 'isGlobal' },
    computed: { path: (row) => `'/api/documents/' || ${row}.id || '/file'` },
    filters: {
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
