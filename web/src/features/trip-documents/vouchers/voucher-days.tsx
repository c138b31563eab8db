import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconTicket } from '@tabler/icons-react'
import { day as dayOf } from '../../../lib/format.ts'
import { EmptyState } from '../../../ui/lists/list-state.tsx'
import { usePlan } from '../../itinerary/plan/plan-context.tsx'
import type { Voucher, VoucherLanguage } from './api.ts'
import { VoucherCard } from './voucher-card.tsx'
import classes from './vouchers.module.css'

type Props = { vouchers: readonly Voucher[]; language: VoucherLanguage; hasWhom: boolean }

/** 'Tag n - date - name' (002 §2), the vouchers of each day two in a row. */
export function VoucherDays({ vouchers, ...how }: Props) {
  const { trip, days } = usePlan()
  if (vouchers.length === 0) {
    return <EmptyState icon={IconTicket} text="Für diese Reise gibt es noch keine Leistung mit Voucher" />
  }
  return days.map((day, index) => {
    const own = vouchers.filter((voucher) => voucher.day === linkTo('days', day.id))
    if (own.length === 0) return null
    const shown = own.filter(({ infos }) => infos.showVoucher).length
    return (
      <section key={day.id} aria-label={`Tag ${index + 1}`}>
        <header className={classes.dayHead}>
          <h2 className={classes.day}>
            <strong>Tag {index + 1}</strong> - {dayOf(day.date)}
            {day.name !== '' && (
              <>
                {' - '}
                <strong>{day.name}</strong>
              </>
            )}
          </h2>
          <span className={classes.count}>
            {shown} von {own.length} {own.length === 1 ? 'wird' : 'werden'} gedruckt
          </span>
        </header>
        <div className={classes.pair}>
          {own.map((voucher) => (
            <VoucherCard key={voucher.id} orderId={trip.id} voucher={voucher} {...how} />
          ))}
        </div>
      </section>
    )
  })
}
