import { type Refusal, refusal } from '../refusal.ts'

/** What decides whether a trip may be offered together with another one. */
export type AttachableOrder = {
  readonly id: number
  readonly orderNumber: string
  readonly organisationId: number
  readonly clientId: number | null
  /** The trip whose offer speaks for it; `''` where the number is not for the reader's eyes, null where it has its own. */
  readonly managedBy: string | null
  /** Whether its offer speaks for others. */
  readonly speaksForOthers: boolean
}

/**
 * Why a trip cannot be attached to the offer of another one (OFFER-01): one offer speaks for a trip, offers form no chain, and
 * one letter goes to one client of one organisation.
 * @param main the trip of the offer @param isAttached whether it is attached there already, which only has to stay true
 */
export function attachingRefused(main: AttachableOrder, other: AttachableOrder, isAttached: boolean): Refusal | null {
  if (isAttached) return null
  if (main.managedBy !== null) return because(`Dieses Angebot wird über ${tripOf(main.managedBy)} verwaltet.`)
  if (other.managedBy !== null) {
    return because(`Das Angebot der Reise ${other.orderNumber} wird schon über ${tripOf(other.managedBy)} verwaltet.`)
  }
  if (other.speaksForOthers) return because(`An der Reise ${other.orderNumber} hängen selbst Reisen.`)
  if (other.organisationId !== main.organisationId) {
    return because(`Die Reise ${other.orderNumber} gehört zu einer anderen Organisation.`)
  }
  const isOfOtherClient = main.clientId !== null && other.clientId !== null && main.clientId !== other.clientId
  return isOfOtherClient ? because(`Die Reise ${other.orderNumber} ist für einen anderen Kunden.`) : null
}

function tripOf(orderNumber: string): string {
  return orderNumber === '' ? 'eine andere Reise' : `die Reise ${orderNumber}`
}

function because(message: string): Refusal {
  return refusal('not_attachable', message, 'attachedOrders')
}
