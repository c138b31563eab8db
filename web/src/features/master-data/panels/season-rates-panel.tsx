import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { rateTypes, rateTypesOf } from '@reisewerk/domain/partners/rate-types.ts'
import { seasonRateContract } from '@reisewerk/domain/partners/season-rate.contract.ts'
import { rateGaps, rateTitle } from '@reisewerk/domain/partners/season-rates.ts'
import type { RequestedKind } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire, linkTo } from '@reisewerk/domain/wire.ts'
import { useMemo } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { useSession } from '../../../lib/session.ts'
import { type ChildField, houseFields } from '../child-sheet/child-columns.ts'
import { ChildSheet } from '../child-sheet/child-sheet.tsx'

type Rate = ItemOf<typeof seasonRateContract>
const rateOf = (item: Item) => item as unknown as Rate // of this contract

function fieldsOf(kind: RequestedKind, houses: Session['organisations']): ChildField[] {
  const choices = rateTypesOf(kind).map((value) => ({
    value,
    label: `${rateTypes[value].label} ${rateTypes[value].per}`,
    alsoNamed: [rateTypes[value].label],
  }))
  return [
    { name: 'startAt', width: 104 },
    { name: 'endAt', width: 104 },
    { name: 'type', width: 240, choices },
    ...(kind === 'ferry' ? [{ name: 'persons', width: 84 }] : []),
    { name: 'price', width: 116 },
    ...(kind === 'hotel' ? [{ name: 'freePlaces', width: 120 }] : []),
    { name: 'optionDays', title: 'Option, Tage vor', width: 120 },
    ...houseFields(houses),
  ]
}

/** What a provider asks for season by season; a new request takes it over by its date (CALC-10). */
export function SeasonRatesPanel(props: { id: number; kind: RequestedKind }) {
  const { user } = useSession()
  return user.maySeePurchase ? <SeasonRates {...props} /> : null
}

function SeasonRates({ id, kind }: { id: number; kind: RequestedKind }) {
  const { organisations } = useSession()
  const fields = useMemo(() => fieldsOf(kind, organisations), [kind, organisations])
  return (
    <ChildSheet
      title="Saisonpreise"
      hint="Einkauf; eine neue Anfrage übernimmt sie nach dem Reisedatum"
      contract={seasonRateContract}
      filter={{ 'provider.id': id, '_order[startAt]': 'asc' }}
      parent={{ provider: linkTo('providers', id) }}
      fields={fields}
      nameOf={nameOf}
      addLabel="Saisonpreis hinzufügen"
      below={(items) => gapsOf(items)}
    />
  )
}

const nameOf = (item: Item) => rateTitle(rateOf(item))

/** Of each house by itself. */
function gapsOf(items: readonly Item[]): string | null {
  const houses = Map.groupBy(items.map(rateOf), ({ organisationFilter }) => organisationFilter)
  const gaps = [...houses.values()].flatMap((rates) =>
    rateGaps(
      rates.flatMap((rate) => {
        const [startAt, endAt] = [dateOfWire(rate.startAt), dateOfWire(rate.endAt)]
        return startAt === null || endAt === null ? [] : [{ ...rate, startAt, endAt }]
      }),
    ),
  )
  if (gaps.length === 0) return null
  const told = gaps.map((gap) => `${rateTitle(gap)} ${germanDate(gap.from)} – ${germanDate(gap.to)}`)
  return `Ohne Preis: ${told.join(', ')}`
}
