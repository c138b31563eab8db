import { send } from '../../../lib/http.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'

/**
 * Asks before a paper of a trip leaves out whom it has lost: chosen requests that declined, were cancelled or whose option ran out
 * (TRUE-01), or speaks for times or guests nobody has said yes to (TRUE-02, TRUE-03). @returns whether the paper is to be made
 */
export async function askAboutLosses(orderId: number, paper?: 'voucher'): Promise<boolean> {
  const asked = paper === undefined ? '' : `?paper=${paper}`
  const { data: lost } = await send<string[]>('GET', `/api/orders/${orderId}/lost_choices${asked}`)
  if (lost.length === 0) return true
  return confirm({ title: 'Trotzdem erzeugen?', text: lost.join(' '), action: 'Erzeugen' })
}
