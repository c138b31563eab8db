/** Every field a voucher can have; which of them a voucher has follows from the kind of its service. */
export const voucherFieldIds = [
  'arrival',
  'departure',
  'rooms',
  'route',
  'flight',
  'train',
  'leaves',
  'arrives',
  'begin',
  'duration',
  'meetingPoint',
  'services',
  'seats',
  'cabins',
  'vehicle',
  'meals',
  'bookingNumber',
  'remarks',
] as const
export type VoucherFieldId = (typeof voucherFieldIds)[number]

/** How often something is there: '1 Doppelzimmer', '14 double rooms'. */
export type Counted = (count: number) => string

/** What a voucher says in one language. */
export type VoucherWords = {
  /** What its fields are called. */
  readonly titles: Readonly<Record<VoucherFieldId, string>>
  /** '14:00 Uhr' */
  readonly clock: (time: string) => string
  /** 'Check-in bis 12:45 Uhr' */
  readonly checkInUntil: (clock: string) => string
  readonly boardingFrom: (clock: string) => string
  readonly nights: Counted
  readonly guests: Counted
  readonly drivers: Counted
  readonly guides: Counted
  /** 'bis Donnerstag, 20. Mai 2027, 20:00 Uhr' */
  readonly until: (moment: string) => string
  readonly days: Counted
  readonly hours: Counted
  readonly minutes: Counted
  readonly seats: Counted
  readonly coaches: Counted
  /** Rooms for so many persons. */
  readonly rooms: (persons: number, count: number) => string
  /** Cabins of a ferry, or compartments of a train. */
  readonly cabins: (persons: number, type: string, count: number) => string
  readonly compartments: (persons: number, type: string, count: number) => string
  /** '3 Einzelzimmer für Fahrer und Reiseleitung' */
  readonly forCrew: (rooms: string, drivers: number, guides: number) => string
  readonly meals: Readonly<Record<string, string>>
  readonly track: (track: string) => string
  readonly foodAndBed: (nights: string, board: string) => string
  /** Nights of a house that serves nothing. */
  readonly onlyBed: (nights: string) => string
  /** 'Allgemein/Rezeption': whom one asks for where no name is known (002 §2). */
  readonly reception: string
  readonly paper: {
    readonly voucher: string
    readonly internal: string
    readonly group: string
    readonly persons: string
    readonly order: string
    readonly number: string
    readonly closing: string
    readonly notes: string
    readonly agency: string
    readonly day: (number: number) => string
    readonly qr: string
  }
}
