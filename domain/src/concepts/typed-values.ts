/** What a day is called and how far it goes, automatic or not. */
export type DayValues = { readonly name: string; readonly distance: number | null }

type Typed = {
  readonly name?: string
  readonly isAutomaticName?: false
  readonly distance?: number | null
  readonly distanceIsCalculated?: false
}

/**
 * What the save of a concept says anew of its day. Forms send the heading and the kilometres along as they showed them; only
 * what differs was typed, and only that ends the automatic name and the calculated kilometres (DAY-02, BULK-04).
 * @param own what the day has so far
 */
export function typedValues(
  own: DayValues,
  asked: { readonly [K in keyof DayValues]?: DayValues[K] | undefined },
): Typed {
  const { name, distance } = asked
  return {
    ...(name !== undefined && name !== '' && name !== own.name && { name, isAutomaticName: false }),
    ...(distance !== undefined && distance !== own.distance && { distance, distanceIsCalculated: false }),
  }
}

/**
 * What a day is called in the trip that it comes into: by its concept, or by its route where nobody has typed a heading. A
 * form that sends the concept's name along types none.
 * @returns undefined where the day keeps its own, automatic name
 */
export function nameInTrip(
  concept: { readonly name: string; readonly isAutomaticName: boolean },
  asked = '',
): string | undefined {
  if (asked !== '' && asked !== concept.name) return asked
  return concept.isAutomaticName ? undefined : concept.name
}
