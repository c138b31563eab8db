import { packageTravelContract } from '@reisewerk/domain/invoices/package-travel.contract.ts'
import { dateOfWire, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type BodyOf, create, newKey, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { InlineDate } from '../../../ui/inline/inline-date.tsx'
import { InlineText } from '../../../ui/inline/inline-text.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { packageTravelOf } from '../api.ts'
import classes from '../invoices.module.css'
import { CertificateFile } from './certificate-file.tsx'

const { fields } = packageTravelContract

/** What the travellers have in hand before they pay in advance: form and certificate (§ 651d, § 651r BGB; INV-13). */
export function PackagePanel({ orderId }: { orderId: number }) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(packageTravelOf(orderId))
  const item = data?.items[0]

  /** @returns why it was refused */
  async function keep(change: BodyOf<typeof packageTravelContract>): Promise<string | null> {
    try {
      if (item !== undefined) await update(packageTravelContract, item.id, change)
      else await create(packageTravelContract, { order: linkTo('orders', orderId), ...change }, newKey())
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.reason
    }
    await client.invalidateQueries({ queryKey: keys.resource(packageTravelContract.name) })
    return null
  }

  const dayField = (name: 'formGivenAt' | 'securityUntil', value: string | null | undefined) => (
    <InlineDate
      label={fields[name].words.label ?? name}
      value={value == null ? null : dateOfWire(value)}
      onSave={(day) => keep({ [name]: day === null ? null : wireOfDate(day) })}
    />
  )
  return (
    <Panel title={packageTravelContract.title} hint="vor jeder Zahlung im Voraus">
      {data === undefined && !isError && <LoadingRows rows={2} />}
      {data === undefined && isError && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={classes.package}>
          {dayField('formGivenAt', item?.formGivenAt)}
          <InlineText
            label={fields.security.words.label ?? 'security'}
            value={item?.security ?? ''}
            maxLength={200}
            onSave={(security) => keep({ security })}
          />
          {dayField('securityUntil', item?.securityUntil)}
          <p className={classes.detail}>Ohne eigenen Sicherungsschein gilt der aus den Einstellungen.</p>
          <CertificateFile orderId={orderId} />
        </div>
      )}
    </Panel>
  )
}
