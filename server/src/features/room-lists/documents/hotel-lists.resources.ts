import { hotelListContract } from '@reisewerk/domain/room-lists/documents/hotel-list.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { confirmHotelList } from './hotel-lists.service.ts'
import { hotelLists } from './hotel-lists.tables.ts'

/** Lists that were made for hotels; they come from the generator, the hotel's confirmation is noted by hand (ROOM-08). */
export const hotelListsResources = [
  declare(hotelListContract, {
    table: hotelLists,
    defaultOrder: (row) => `${row}.id desc`,
    update: confirmHotelList,
    only: ['list', 'get', 'update', 'options'],
  }),
]
