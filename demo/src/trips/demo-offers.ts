/** An offer that went out twice: what the first version said otherwise than the trip does now. */
interface DemoOffer {
  tripName: string
  /** What its package price cost more, from so many guests on. */
  dearer: { numberOfPersons: number; cents: number }
  introTitle: string
}

/** Offers of the demo agency whose versions differ: the client asked for a better price, and got it. */
export const demoOffers: readonly DemoOffer[] = [
  {
    tripName: 'Schottlands Schlösser',
    dearer: { numberOfPersons: 40, cents: 3_000 },
    introTitle: 'Ihre Reise zu Schottlands Schlössern und Gärten',
  },
]
