/**
 * Where the group sleeps: the place of the hotel that was chosen, for the town that was looked in may be another one; the
 * place of the service as long as none is chosen or nobody knows where the house is (001 §5, decision 005).
 * @param wanted place of the service
 * @param chosen the hotel its selected request asks
 */
export function placeOfStay<Place>(
  wanted: Place | null,
  chosen: { readonly place?: Place | null | undefined } | null | undefined,
): Place | null {
  return chosen?.place ?? wanted
}
