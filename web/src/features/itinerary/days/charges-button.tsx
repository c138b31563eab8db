import { Popover } from '@mantine/core'
import { formatMoney, type Money, parseAmount, type WireMoney } from '@reisewerk/domain/money.ts'
import { IconCoinEuro } from '@tabler/icons-react'
import row from '../../../ui/lists/row-button.module.css'
import { amountOfCharge } from '../plan/service-words.ts'
import type { ServiceOf } from '../plan/services.ts'
import classes from './service-card.module.css'

/** What a bullet point costs on the way: its location charges and the entrance price per person (001 §2.2). */
export function ChargesButton({ service, title }: { service: ServiceOf<'route'>; title: string }) {
  const { locationCharges, pricePerPerson } = service.item
  const isFree = pricePerPerson === null || parseAmount(pricePerPerson.amount) === 0
  if (locationCharges.length === 0 && isFree) return null
  return (
    <Popover position="bottom-start" width={320} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={row.button} aria-label={`${title}: Gebühren`}>
          <IconCoinEuro size={14} stroke={1.7} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <table className={classes.charges} tabIndex={-1} data-autofocus>
          <tbody>
            {locationCharges.map(({ id, name, price }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{amountOfCharge(price)}</td>
              </tr>
            ))}
            {totalOf(locationCharges.map(({ price }) => price)).map((total) => (
              <tr key={total.currency} className={classes.total}>
                <th scope="row">Ortsgebühren</th>
                <td>{formatMoney(total)}</td>
              </tr>
            ))}
            <tr className={classes.total}>
              <th scope="row">Eintritt pro Person</th>
              {/* A missing price is kept as 0 EUR (001 §5), which nobody has entered. */}
              <td>{isFree ? '–' : pricePerPerson.formatted}</td>
            </tr>
          </tbody>
        </table>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The sum of several prices, one a currency. */
function totalOf(prices: readonly WireMoney[]): Money[] {
  if (prices.length < 2) return []
  const sums = new Map<string, number>()
  for (const { amount, currency } of prices) {
    sums.set(currency, (sums.get(currency) ?? 0) + (parseAmount(amount) ?? 0))
  }
  return [...sums].map(([currency, cents]) => ({ cents, currency }))
}
