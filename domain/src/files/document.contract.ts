import { contract } from '../contract/contract.ts'
import { boolean, instant, integer, link, text } from '../contract/fields.ts'

/** A stored file of a trip (002 §3); its bytes are at `path`. */
export const documentContract = contract({
  name: 'documents',
  title: 'Dokument',
  fields: {
    name: text({ max: 200 }),
    type: text({ write: 'never' }),
    filetype: text({ write: 'never' }),
    path: text({ write: 'never' }),
    byteSize: integer({ write: 'never' }),
    cloudStorage: boolean({ write: 'never' }),
    global: boolean({ write: 'never' }),
    order: link('orders', { nullable: true, write: 'never' }),
    createdAt: instant({ write: 'never' }),
    updatedAt: instant({ write: 'never' }),
  },
  filters: { id: 'in', 'links.order.id': 'in', 'order.id': 'in', type: 'in' },
  orderBy: ['id', 'name', 'createdAt'],
  knownGroups: ['document_read'],
})
