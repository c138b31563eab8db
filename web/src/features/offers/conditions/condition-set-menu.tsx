import { Button, Menu } from '@mantine/core'
import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { conditionSetContract } from '@reisewerk/domain/offers/conditions/condition-set.contract.ts'
import { byFit } from '@reisewerk/domain/offers/conditions/fitting-sets.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { dateOfWire, idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listOf, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { dataFailed } from '../../../lib/query-client.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import { type Offer, offerKey } from '../api.ts'
import { openedOffer } from '../open-offer.ts'

type ConditionSet = ItemOf<typeof conditionSetContract>

/** Applies conditions the house keeps by name; those that fit the trip stand first. */
export function ConditionSetMenu({ offer, trip }: { offer: Offer; trip: Trip }) {
  const sets = useQuery({ ...listOf(conditionSetContract, { query: setsOfHouse(trip) }), meta: dataFailed })
  const apply = useApplySet(offer, trip.id)
  const [startAt, endAt] = [dateOfWire(trip.startAt), dateOfWire(trip.endAt)]
  const days = startAt === null || endAt === null ? 0 : daysBetween(startAt, endAt) + 1
  const sorted = byFit(sets.data?.items ?? [], {
    category: trip.category,
    days,
    destinations: trip.trip.destinations.map(({ id }) => linkTo('destinations', id)),
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-xs"
          variant="default"
          rightSection={<IconChevronDown size={13} aria-hidden />}
          loading={apply.isPending}
        >
          Satz anwenden
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sorted.length === 0 && (
          <Menu.Label>
            {sets.isPending
              ? 'Wird geladen …'
              : sets.isError
                ? 'Konnte nicht geladen werden'
                : 'Es gibt noch keinen Satz'}
          </Menu.Label>
        )}
        {sorted.map((set) => (
          <Menu.Item key={set.id} onClick={() => void choose(set)}>
            {set.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )

  async function choose(set: ConditionSet) {
    const told = new Set(set.conditions.map(({ category }) => category))
    const replaced = offer.conditions.filter(({ category }) => told.has(category))
    const isMeant =
      replaced.length === 0 ||
      (await confirm({
        title: `„${set.name}“ anwenden?`,
        text: `Ersetzt werden die Konditionen unter ${[...new Set(replaced.map(({ category }) => category))].join(', ')}.`,
        action: 'Ersetzen',
        tone: 'bad',
      }))
    if (isMeant) apply.mutate(set)
  }
}

function setsOfHouse({ organisationFilter }: Trip) {
  return { 'organisationFilter.id': idOf(organisationFilter), isRetired: false, _itemsPerPage: 200 }
}

function useApplySet(offer: Offer, orderId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ conditions }: ConditionSet) => {
      const told = new Set(conditions.map(({ category }) => category))
      const kept = offer.conditions.filter(({ category }) => !told.has(category)).map(({ id }) => ({ id }))
      const fresh = conditions.map(({ id: _id, version: _version, conditionSet: _set, _sort, ...said }) => said)
      return update(
        offerContract,
        await openedOffer(offer),
        { conditions: [...kept, ...fresh] },
        { ifMatch: offer.version },
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: offerKey(orderId) }),
    onError: (error) =>
      notice.bad(
        'Die Konditionen konnten nicht gespeichert werden! Server Error!',
        error instanceof ApiError && error.status === 409
          ? 'Jemand anderes hat das Angebot inzwischen geändert. Bitte noch einmal anwenden.'
          : error.message,
      ),
  })
}
