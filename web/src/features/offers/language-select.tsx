import { Select } from '@mantine/core'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useOptions } from '../../lib/options.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { Trip } from '../orders/trip/api.ts'

/** The language of the offer is the trip's, so that whatever is written for its client agrees (decision 018). */
export function LanguageSelect({ trip }: { trip: Pick<Trip, 'id' | 'orderLocale'> }) {
  const { save, errorOf } = useSave(orderContract, trip.id)
  const locales = useOptions('locale')
  return (
    <Select
      label="Sprache"
      data={locales.choices(trip.orderLocale)}
      value={trip.orderLocale}
      allowDeselect={false}
      checkIconPosition="right"
      error={errorOf('orderLocale')?.message}
      onChange={(locale) =>
        locale !== null &&
        save(
          { orderLocale: locale },
          {
            onFailed: (error) => notice.bad('Error while saving order, please try again', error.reason),
            onServerError: () => notice.bad('Error while saving order, please try again'),
          },
        )
      }
    />
  )
}
