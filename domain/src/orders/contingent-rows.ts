/** What the contingent panel shows: K asked, B reserved, +/- requested, by size of room or cabin (000 §2.3). */
export type Entry = {
  readonly type: { readonly persons: number; readonly type: string }
  readonly askedAmount: number
  readonly reservedAmount: number
  readonly requestedChangeAmount: number | null
}
export type Figures = { readonly asked: number; readonly reserved: number; readonly change: number | null }

const nothing: Figures = { asked: 0, reserved: 0, change: null }

function plus(one: Figures, other: Figures): Figures {
  const change = one.change === null && other.change === null ? null : (one.change ?? 0) + (other.change ?? 0)
  return { asked: one.asked + other.asked, reserved: one.reserved + other.reserved, change }
}

/** Sums of entries in rooms or cabins. A requested change counts only where there is one (000 §9). */
export function totalOf(entries: readonly Entry[]): Figures {
  return entries.map(figuresOf).reduce(plus, nothing)
}

/** Sums of entries in persons: persons × amount (CAP-01). */
export function paxOf(entries: readonly Entry[]): Figures {
  return entries.map((entry) => times(figuresOf(entry), entry.type.persons)).reduce(plus, nothing)
}

/** Guests asked for or booked; who has a room and a cabin counts once, by rooms, without any by cabins (000 §2.3, CAP-04). */
export function guestsOf(rooms: number, cabins: number): number {
  return rooms > 0 ? rooms : cabins
}

function figuresOf(entry: Entry): Figures {
  return { asked: entry.askedAmount, reserved: entry.reservedAmount, change: entry.requestedChangeAmount }
}

function times({ asked, reserved, change }: Figures, factor: number): Figures {
  return { asked: asked * factor, reserved: reserved * factor, change: change === null ? null : change * factor }
}

/** A hotel row's cells are edited only where the size has a single entry, else they are totals (CAP-02). */
export function isEditableHotelRow(entries: readonly Entry[]): boolean {
  return entries.length === 1
}

/** Whether a cabin row's cells may be edited: single and double cabins with exactly one entry inside and one outside (CAP-02). */
export function isEditableCabinRow(entries: readonly Entry[]): boolean {
  const types = entries.map((entry) => entry.type.type).sort()
  const areSmall = entries.every((entry) => entry.type.persons <= 2)
  return areSmall && types.length === 2 && types[0] === 'inside' && types[1] === 'outside'
}
