import { contract } from '../../contract/contract.ts'
import { boolean, instant, link } from '../../contract/fields.ts'

/** A list that was made for a hotel (ROOM-08). */
export const hotelListContract = contract({
  name: 'hotel_lists',
  title: 'Liste eines Hotels',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    request: link('requests', { label: 'Anfrage', write: 'never' }),
    roomList: link('room_lists', { label: 'Zimmerliste', nullable: true, write: 'never' }),
    document: link('documents', { label: 'Dokument', nullable: true, write: 'never' }),
    sentAt: instant({ label: 'Versendet am', nullable: true, write: 'never' }),
    isConfirmed: boolean({ label: 'Vom Hotel bestätigt' }),
    createdAt: instant({ label: 'Angelegt am', write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in', 'request.id': 'in' },
})
