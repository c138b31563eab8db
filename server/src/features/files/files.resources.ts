import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { declare } from '../../platform/resource/resource.ts'
import { documents } from './files.tables.ts'

/** Documents come from generators and uploads; here they are listed, renamed and removed. */
export const filesResources = [
  declare(documentContract, {
    table: documents,
    columns: { global: 'isGlobal' },
    computed: { path: (row) => `'/api/documents/' || ${row}.id || '/file'` },
    filters: {
      'links.order.id': (row, values, param) => `${row}.order_id = any (${param(orderIds(values))}::bigint[])`,
    },
    defaultOrder: (row) => `${row}.id desc`,
    only: ['list', 'get', 'update', 'remove', 'options'],
  }),
]

function orderIds(values: readonly string[]): string[] {
  return values.map((value) => value.replace('/api/orders/', '')).filter((value) => /^\d{1,15}$/.test(value))
}
