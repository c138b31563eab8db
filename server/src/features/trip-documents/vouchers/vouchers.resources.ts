import { requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import { voucherContract } from '@reisewerk/domain/trip-documents/vouchers/voucher.contract.ts'
import { completedVoucher, type StoredVoucher } from '@reisewerk/domain/trip-documents/vouchers/voucher.ts'
import { declare, type Expression, type Item } from '../../../platform/resource/resource.ts'
import { lockPlanOf } from '../../orders/plan-lock.service.ts'
import { voucherSource, voucherTable } from './voucher-source.queries.ts'
import { changeVoucher } from './vouchers.service.ts'

const number: Expression = (row) =>
  `(select o.order_number || '-' || lpad(${row}.voucher_number::text, greatest(2, length(${row}.voucher_number::text)), '0')
    from orders o where o.id = ${row}.order_id and ${row}.voucher_number is not null)`
const showVoucher: Expression = (row) => `coalesce(${row}.show_voucher, ${row}.client_offer_status = 'included')`
const kinds = requestedKinds.map((kind) => `'${kind}'`).join(', ')

/** How the vouchers of services are kept; changes go by routes of their own, for they say in which language they are. */
export const voucherResource = declare(voucherContract, {
  table: voucherTable,
  isOnShelves: true,
  columns: { isEditable: 'voucherIsEditable', fields: 'voucherTexts' },
  computed: {
    number,
    infos: (row) => `json_build_object('source', ${voucherSource(row)}, 'showVoucher', ${showVoucher(row)})`,
  },
  scope: (row) => `${row}.kind in (${kinds})`,
  defaultOrder: (row) => `(select d.date from days d where d.id = ${row}.day_id),
    (select array_position(d.sort_helper, ${row}.kind || '-' || ${row}.id) from days d where d.id = ${row}.day_id), ${row}.id`,
  // Read by this very contract.
  completed: (item) => ({ ...item, ...completedVoucher(item as Item & StoredVoucher) }),
  lockFirst: (trx, id) => lockPlanOf(trx, 'placeholders', id),
  update: changeVoucher,
  only: ['list', 'get', 'options'],
})
