import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import { completedVoucher, type StoredVoucher } from '@reisewerk/domain/trip-documents/vouchers/voucher.ts'
import { declare, type Item } from '../../../platform/resource/resource.ts'
import { lockPlanOf } from '../../orders/plan-lock.service.ts'
import { shownVoucher, voucherNumber, voucherPlace, voucherSource, voucherTable } from './voucher-source.queries.ts'
import { changeVoucher } from './vouchers.service.ts'

const kinds = requestedKinds.map((kind) => `'${kind}'`).join(', ')

/** How the vouchers of services are kept; one is read and changed by routes of its own, for they say in which language it is. */
export const voucherResource = declare(voucherContract, {
  table: voucherTable,
  isOnShelves: true,
  columns: { isEditable: 'voucherIsEditable', fields: 'voucherTexts' },
  computed: {
    number: voucherNumber,
    infos: (row) => `json_build_object('source', ${voucherSource(row)}, 'showVoucher', ${shownVoucher(row)},
      'isLost', has_lost_its_choice(${row}.selected_request_id), 'answer', answer_of_choice(${row}.id),
      'unchosen', (select count(*)::int from requests r where r.placeholder_id = ${row}.id and ${row}.selected_request_id is null
        and stands(r.id, r.status)))`,
  },
  scope: (row) => `${row}.kind in (${kinds})`,
  defaultOrder: voucherPlace,
  // Read by this very contract.
  completed: (item) => ({ ...item, ...completedVoucher(item as Item & StoredVoucher) }),
  lockFirst: (trx, id) => lockPlanOf(trx, 'placeholders', id),
  update: changeVoucher,
  only: ['list', 'options'],
})
