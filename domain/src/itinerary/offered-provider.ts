/** Whether an offer names somebody as an example or for certain (002 §9); 'LT' is the Leistungsträger. */
export const offeredProviderTypes = {
  example: { label: 'Beispiel' },
  fixed: { label: 'festgelegter LT' },
} as const
export type OfferedProviderType = keyof typeof offeredProviderTypes

/** How sure the price of a flight is (002 §9). */
export const flightPriceTypes = {
  historical: { label: 'Unverbindlicher Richtpreis' },
  not_reserved: { label: 'Unverbindlicher Flugpreis' },
  reserved: { label: 'Flugpreis' },
} as const
export type FlightPriceType = keyof typeof flightPriceTypes
