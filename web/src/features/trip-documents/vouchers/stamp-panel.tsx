import { Button } from '@mantine/core'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { act } from '../../../lib/api.ts'
import { keys } from '../../../lib/keys.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { vouchersOf } from './api.ts'
import { forgetUnfit, hasUnfit } from './unfit-texts.ts'
import classes from './vouchers.module.css'

type Props = { trip: { id: number; lastUpdatedVoucher: string | null }; isTyped: boolean }

/**
 * When the texts were last taken from the trip: at the first opening of the page, and at each reset, which throws away what
 * was typed and asks first (002 §4, DOC-10).
 */
export function StampPanel({ trip: { id, lastUpdatedVoucher }, isTyped }: Props) {
  const client = useQueryClient()
  const { save } = useSave(orderContract, id)
  const stamped = useRef(false)
  const isFirst = lastUpdatedVoucher === null
  // Opening the page is an event of the world outside; the trip is told of it once.
  useEffect(() => {
    if (!isFirst || stamped.current) return
    stamped.current = true
    save({ lastUpdatedVoucher: wireOfInstant(new Date()) })
  }, [isFirst, save])

  const vouchers = () => client.getQueryData(vouchersOf(id).queryKey)?.items ?? []
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await untilSaved()
      await act(`/api/orders/${id}/voucher/reset`)
      for (const voucher of vouchers()) forgetUnfit(voucher.id)
    },
    onSuccess: () => notice.good('Der Voucher wurde zurückgesetzt!'),
    onError: () => notice.bad('Der Voucher konnte nicht zurückgesetzt werden! Server Error!'),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: vouchersOf(id).queryKey }),
        client.invalidateQueries({ queryKey: keys.item(orderContract.name, id) }),
      ]),
  })

  async function reset() {
    const question = {
      title: 'Alle Voucher zurücksetzen?',
      text: 'Was von Hand geändert wurde, geht verloren; alle Voucher folgen wieder ihren Leistungen.',
      action: 'Zurücksetzen',
    }
    const isAsked = isTyped || vouchers().some((voucher) => hasUnfit(voucher.id))
    if (!isAsked || (await confirm(question))) mutate()
  }

  return (
    <Panel title="Stand der Texte">
      <p className={classes.stamp}>
        {lastUpdatedVoucher ?? 'noch nie'}
        <Button
          variant="default"
          size="compact-sm"
          color="gray"
          loading={isPending}
          leftSection={<IconRefresh size={14} stroke={1.7} aria-hidden />}
          onClick={() => void reset()}
        >
          Zurücksetzen
        </Button>
      </p>
    </Panel>
  )
}
