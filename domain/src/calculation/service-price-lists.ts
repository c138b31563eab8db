import { type RequestedKind, requestedKinds, serviceKinds } from '../service-kinds.ts'
import type { CalculationItem } from './given.ts'

type ServiceRow = CalculationItem['hotelPrices' | 'otherPrices'][number]

/** What services are sold for, kind by kind; what all of them have. */
export function servicePriceLists(
  item: CalculationItem,
): readonly { readonly kind: RequestedKind; readonly rows: readonly ServiceRow[] }[] {
  return requestedKinds.map((kind) => ({
    kind,
    rows: item[serviceKinds[kind].asked.priceList] as readonly ServiceRow[],
  }))
}
