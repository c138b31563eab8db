import { type RequestedKind, requestedKinds } from '@reisewerk/domain/service-kinds.ts'
import { dayIn, keysIn, pageIn, positiveIn, sizeIn, textIn } from '../../list/read-address.ts'

/** The state of the page of options as it stands in the address. */
export type RadarSearch = {
  q?: string | undefined
  organisation?: number | undefined
  /** Who is responsible for the trip. */
  user?: number | undefined
  kind?: RequestedKind | undefined
  /** The last day of the option. */
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

/** Reads an address; what makes no sense in it is left out. */
export function readRadarSearch(raw: Record<string, unknown>): RadarSearch {
  return {
    q: textIn(raw.q),
    organisation: positiveIn(raw.organisation),
    user: positiveIn(raw.user),
    kind: keysIn(requestedKinds, raw.kind)?.[0],
    from: dayIn(raw.from),
    to: dayIn(raw.to),
    page: pageIn(raw.page),
    size: sizeIn(raw.size),
  }
}
