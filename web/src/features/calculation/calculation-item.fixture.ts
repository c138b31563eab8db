import type { CalculationItem } from '@reisewerk/domain/calculation/given.ts'

export const money = (amount: string, currency = 'EUR') => ({ amount, currency, formatted: `${amount} ${currency}` })

const common = {
  version: 1,
  order: '/api/orders/1',
  calculation: '/api/calculations/1',
  billingType: 'included',
} as const

/** A package price ('double') or one of a single room. */
export const tier = (id: number, priceType: 'double' | 'single', numberOfPersons: number, amount: string) => ({
  ...{ ...common, id, priceType, numberOfPersons, hasFreeplaces: true, sellPrice: money(amount) },
  ...{
    persons: null,
    type: null,
    cabinIndex: null,
    orderHotelRoom: null,
    orderFerryCabin: null,
    trainCabinType: null,
    placeholder: null,
    title: '',
    isWithoutService: false,
    cabins: [],
  },
})
const whole = {
  title: '',
  priceType: 'per_person',
  passage: null,
  category: null,
  nights: 1,
  date: '14.05.2027 00:00:00',
  amounts: null,
} as const
const hotel = {
  ...{ ...common, id: 3, hasFreeplaces: false, placeholder: '/api/hotel_placeholders/9' as const, title: 'Bergen' },
  priceType: 'additionalHotel' as const,
  ...{ isWithoutService: false, info: { ...whole, title: 'Bergen', status: 'additional' as const, cabins: [] } },
  doubleRoomSellPrice: money('80.00'),
  singleRoomPremiumSellPrice: money('30.00'),
}
const extra = (id: number) => ({
  ...{
    ...common,
    id,
    hasFreeplaces: false,
    priceType: 'extra' as const,
    name: `Extra ${id}`,
    type: 'per_group' as const,
    quantity: 1,
  },
  ...{ sellPrice: money('100.00'), offerTextBlock: 'invoice' },
})

/** 40 guests, two package tiers, one of single rooms, a hotel on top and two extras. */
export const calculationItem: CalculationItem = {
  ...{ id: 1, version: 1, order: '/api/orders/1', sortHelper: [], numberOfPersons: null, minimumPersons: null },
  ...{
    freePlaces: [],
    attachedFreePlaces: null,
    withdrawnChoices: [],
    movedChoices: [],
    uncountedTexts: [],
    packagePrices: [],
    sortedPrices: [],
    ferryPrices: [],
    trainPrices: [],
    airlinePrices: [],
    otherPrices: [],
    itemPrices: [],
  },
  contingent: {
    rooms: [
      { persons: 2, type: 'standard', askedAmount: 18, reservedAmount: 18 },
      { persons: 1, type: 'standard', askedAmount: 4, reservedAmount: 4 },
    ],
    cabins: [],
  },
  contingentPrices: [
    tier(1, 'double', 25, '1649.00'),
    tier(2, 'double', 35, '1489.00'),
    tier(4, 'single', 6, '415.00'),
  ],
  hotelPrices: [hotel],
  extraPrices: [extra(7), extra(8)],
}
