import { Button } from '@mantine/core'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { rounded } from '@reisewerk/domain/money.ts'
import { IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { amount, currencySign, today } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import type { Trip } from '../orders/trip/api.ts'
import { CancelledOn } from './cancelled-on.tsx'
import classes from './invoices.module.css'
import { chargeDayOf, useOfferedCharge } from './use-offered-charge.ts'

/** What is invoiced of a cancelled trip is not its price, but what the client owes for stepping back, as the offer says. */
export function ChargeButton({ trip, beforePayments }: { trip: Trip; beforePayments: number }) {
  const charge = useOfferedCharge(trip)
  const cents = rounded(((charge?.percent ?? 0) * beforePayments) / 10_000)
  return (
    <>
      <CancelledOn trip={trip} inline />
      <span className={classes.charged}>{offered(charge?.percent ?? null, trip)}</span>
      <Button
        variant={charge?.percent === 0 ? 'default' : 'filled'}
        leftSection={<IconReceipt size={15} stroke={1.7} aria-hidden />}
        renderRoot={(root) => (
          <Link
            {...root}
            {...paths.clientInvoice(trip.id, { tab: 'create', type: 'cancelation', cancels: 'charge' })}
          />
        )}
      >
        {cents > 0 ? `Stornokosten über ${amount(cents)} ${currencySign(trip.orderCurrency)}` : 'Stornokosten'}
      </Button>
    </>
  )
}

function offered(percent: number | null, trip: Trip): string {
  if (percent === null) return 'Die Reise ist storniert.'
  const { on } = chargeDayOf(trip)
  const day = on === today() ? 'heute' : `am ${germanDate(on)}`
  return percent === 0
    ? `Laut Angebot ist ein Rücktritt ${day} kostenfrei.`
    : `Laut Angebot ${day} ${(percent / 100).toLocaleString('de-DE')} %`
}
