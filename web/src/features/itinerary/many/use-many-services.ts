import type { ClientOfferStatus } from '@reisewerk/domain/accounts/options.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { bulkChange } from '../../../lib/bulk-change.ts'
import { counted } from '../../../lib/format.ts'
import { takeBackPlanChange } from '../../../lib/undo-deletion.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { confirmedPartners } from '../plan/confirmed-partners.ts'
import { type DaysChange, type TripDay, useDaysChange } from '../plan/days.ts'
import { titleOf } from '../plan/service-words.ts'
import { requestsOf, type Service } from '../plan/services.ts'

const failed = 'Die Leistungen konnten nicht geändert werden! Server Error!'
export const notUndone = 'Nicht rückgängig gemacht!'

/** What is done with many services of a trip in one go; each offers to be taken back as one (EASE-02). */
export function useManyServices(orderId: number) {
  const change = useDaysChange(orderId)
  const undo = (planChange: number) =>
    change({ send: () => takeBackPlanChange(planChange), done: 'Rückgängig gemacht!', failed: notUndone })

  return {
    /** Those that stand there already stay where they are. */
    moveTo: (services: readonly Service[], day: TripDay) => {
      const moved = services.filter(({ dayId }) => dayId !== day.id)
      if (moved.length === 0) return Promise.resolve()
      const moves = moved.map((service) => ({
        placeholder: linkOf(service),
        day: linkTo('days', day.id),
        before: null,
      }))
      return bulkChange(change, {
        path: '/api/placeholders/day',
        body: { moves },
        names: namesOf(moved),
        done: `${countedServices(moved)} verschoben!`,
        failed,
        undo,
      })
    },
    offer: (services: readonly Service[], status: ClientOfferStatus) => {
      const changed = services.filter(({ item }) => item.clientOffer.status !== status)
      if (changed.length === 0) return Promise.resolve()
      return bulkChange(change, {
        path: '/api/placeholders/client_offer',
        body: { offers: changed.map((service) => ({ placeholder: linkOf(service), status })) },
        names: namesOf(changed),
        done: 'Abrechnung geändert!',
        failed,
        undo,
      })
    },
    remove: (services: readonly Service[]) => removeServices(change, services),
  }
}

async function removeServices(change: DaysChange, services: readonly Service[]): Promise<void> {
  const requests = services.flatMap(requestsOf)
  const lost = requests.length === 0 ? '' : `Mit ihnen gehen ${counted(requests.length, ['Anfrage', 'Anfragen'])}.`
  const isMeant = await confirm({
    title: `${countedServices(services)} löschen?`,
    text: `Sie lassen sich 30 Tage lang wiederherstellen. ${lost} ${confirmedPartners(requests)}`.trimEnd(),
    action: 'Löschen',
    tone: 'bad',
  })
  if (!isMeant) return
  await bulkChange(change, {
    path: '/api/placeholders/delete',
    body: { placeholders: services.map(linkOf) },
    names: namesOf(services),
    done: `${countedServices(services)} gelöscht!`,
    failed: 'Die Leistungen konnten nicht gelöscht werden! Server Error!',
  })
}

export const countedServices = (services: readonly unknown[]) => counted(services.length, ['Leistung', 'Leistungen'])

export function linkOf({ kind, item }: Service) {
  return linkTo(serviceKinds[kind].resource, item.id)
}

export function namesOf(services: readonly Service[]): ReadonlyMap<number, string> {
  return new Map(services.map((service) => [service.item.id, titleOf(service)]))
}
