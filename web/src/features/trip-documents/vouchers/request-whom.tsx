import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout/panel.tsx'
import { vouchersOf } from './api.ts'
import classes from './vouchers.module.css'
import { Whom } from './whom.tsx'

/** Where the provider of a service is, and who answers there: the same choice as on its voucher (002 §7). */
export function RequestWhom({ orderId, service }: { orderId: number; service: number }) {
  const { data } = useQuery(vouchersOf(orderId))
  const voucher = data?.items.find(({ id }) => id === service)
  if (voucher === undefined || voucher.infos.request === null) return null
  return (
    <Panel title="Adresse und Kontakt">
      <div className={classes.ofRequest}>
        <Whom orderId={orderId} voucher={voucher} />
      </div>
    </Panel>
  )
}
