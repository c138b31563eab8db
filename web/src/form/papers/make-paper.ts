import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { type Attempts, type Creation, makeForCertain } from '../attempts.ts'

/**
 * Where each paper is made, by the id of what it is made of: this is the one home of every 'Generieren'. A paper is stored and may
 * count a number, so nobody is told that it failed before the server has said so (OFFER-06, APP-09, decision 021).
 */
export const paperPaths = {
  /** Offer, calculation, reconfirmation, routes, allotment contract, of a trip. */
  offer: (trip: number) => `/api/orders/${trip}/offer/generate-document`,
  menuList: (trip: number) => `/api/orders/${trip}/menu/generate-document`,
  catalog: (trip: number) => `/api/orders/${trip}/catalog/generate-document`,
  vouchers: (trip: number) => `/api/orders/${trip}/voucher/generate-document`,
  roomLists: (trip: number) => `/api/orders/${trip}/room-list/generate-document`,
  /** The list of a hotel with the mail that takes it there, of a request. */
  hotelList: (request: number) => `/api/requests/${request}/list_letter`,
  tripPapers: (trip: number) => `/api/orders/${trip}/trip-details/generate`,
  invoice: (trip: number) => `/api/orders/${trip}/client-invoice/generate`,
  /** A new version of a client invoice. */
  invoiceVersion: (invoice: number) => `/api/client_invoices/${invoice}/generate`,
  /** Postings for the tax adviser, of a house. */
  datev: (organisation: number) => `/api/organisations/${organisation}/datev_exports`,
} as const
export type PaperKind = keyof typeof paperPaths

type How<Made extends { id?: number }> = Omit<Creation, 'path' | 'body'> & {
  readonly body?: Creation['body']
  /** Of somebody who may press again after half a minute without an answer. */
  readonly attempts?: Attempts<Made> | undefined
}

/**
 * Makes a paper and stores it; where the answer is lost, what became of it is asked for.
 * @param of id of what it is made of, as `paperPaths` says
 * @returns as the server tells of it
 * @throws ApiError when it was refused, or nobody answers for half a minute
 */
export function makePaper<Made extends { id?: number }>(
  kind: PaperKind,
  of: number,
  { attempts, body = {}, ...how }: How<Made> = {},
): Promise<Made> {
  return makeForCertain(documentContract, { ...how, path: paperPaths[kind](of), body }, { attempts })
}
