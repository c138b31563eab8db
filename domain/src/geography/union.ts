/** Member states, in which a travel service is taxed; Monaco and the Isle of Man count as theirs (§ 1 Abs. 2a UStG). */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IM IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether a country is one of the Union's. @param country code of two letters */
export function isInUnion(country: string): boolean {
  return union.has(country)
}
