import { photoContract } from '@reisewerk/domain/files/photos/photo.contract.ts'
import { readLinkTo } from '../../../platform/resource/list.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { photos } from './photos.tables.ts'

/** Photos come by upload; here they are listed, told and removed. Their bytes stay as long as they can be brought back (EASE-03). */
export const photosResources = [
  declare(photoContract, {
    table: photos,
    isOnShelves: true,
    computed: { path: (row) => `'/api/photos/' || ${row}.id || '/file'` },
    filters: {
      'order.id': (row, values, param) =>
        `${row}.order_id = any (${param(values.map((value) => readLinkTo('orders', value, 'order.id')))}::bigint[])`,
    },
    defaultOrder: (row) => `${row}.sort, ${row}.id`,
    only: ['list', 'get', 'update', 'remove', 'options'],
  }),
]
