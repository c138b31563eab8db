import type { Board, Locale, PassageType } from '../../accounts/options.ts'
import type { Translations } from '../../accounts/translation/translations.ts'
import type { CalendarDate, LocalTime } from '../../calendar-date.ts'
import type { AskedRooms } from '../../requests/rooms/room-types.ts'
import type { RequestedKind } from '../../service-kinds.ts'

/** What the voucher of a service is made of, as the database has it: the service, its chosen request, and its trip. */
export type VoucherSource = {
  readonly kind: RequestedKind
  readonly orderNumber: string
  readonly groupName: string
  readonly date: CalendarDate
  /** What the house has chosen in its settings; null where that is the default. */
  readonly maxLines: number | null
  readonly maxCharacters: number | null
  /** 'Kundensprache' (002 §2). */
  readonly clientLocale: Locale
  /** The house's default language, null where it has chosen none (002 §9). */
  readonly houseLocale: Locale | null
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  readonly checkInAt: LocalTime | null
  readonly serviceDescription: string
  /** Description and meeting point of the service in other languages. */
  readonly translations: Translations<'serviceDescription' | 'meetingPoint'>
  readonly isWithoutDriver: boolean
  readonly board: Board | null
  readonly times: readonly { readonly type: string; readonly time: string }[]
  readonly passageType: PassageType | null
  readonly from: string | null
  readonly to: string | null
  readonly fromTranslations: Translations<'name'> | null
  readonly toTranslations: Translations<'name'> | null
  readonly place: string | null
  readonly placeTranslations: Translations<'name'>
  readonly serviceType: string | null
  readonly typeTranslations: Translations<'name' | 'meetingPoint'>
  readonly meetingPoint: string
  /** Where one usually meets for a service of its type. */
  readonly typeMeetingPoint: string
  /** Guests of the whole group, and the rooms and the cabins on ferries they have. */
  readonly guests: number
  readonly rooms: readonly AskedRooms[]
  readonly ferryCabins: readonly Beds[]
  readonly crew: readonly CrewMember[]
  readonly request: VoucherRequest | null
}

/** Cabins or compartments of one kind. */
export type Beds = { readonly persons: number; readonly type: string; readonly amount: number }

/** A driver or guide of the trip, with the size of the room, the cabin and the bus. */
export type CrewMember = {
  readonly isDriver: boolean
  readonly roomFor: number | null
  readonly cabinFor: { readonly persons: number; readonly type: string } | null
  readonly busHeight: string
  readonly busLength: string
  readonly busPlate: string
}

/** The chosen request: who is asked, and what was agreed. */
export type VoucherRequest = {
  readonly id: number
  readonly provider: string
  readonly phone: string
  /** ISO 3166-1; where the provider is at home. */
  readonly country: string | null
  readonly agency: string
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  readonly checkInAt: LocalTime | null
  readonly embarkAt: LocalTime | null
  readonly guests: number
  /** It is asked for all of the group, or booked for them (REQ-10). */
  readonly isWholeGroup: boolean
  readonly extra: string
  readonly bookingNumber: string
  readonly ticketNumber: string
  readonly serviceDescription: string
  readonly translations: Translations<'serviceDescription' | 'meetingPoint'>
  readonly notes: string
  readonly board: Board | null
  readonly shipName: string
  readonly flightNumber: string
  readonly trainNumber: string
  readonly startTrack: string
  readonly endTrack: string
  readonly meetingPoint: string
  readonly cabins: readonly Beds[]
  /** Some of its cabins are held; else they are merely asked for. */
  readonly holdsCabins: boolean
  readonly contacts: readonly VoucherContact[]
  readonly addresses: readonly VoucherAddress[]
  readonly assignedContact: number | null
  readonly assignedAddress: number | null
}

export type VoucherContact = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
}

export type VoucherAddress = {
  readonly id: number
  readonly streetAddress: string
  readonly zip: string
  readonly city: string
  readonly country: string
  /** Its place among those of its house; what is for invoices stands behind all others. */
  readonly sort: number
  readonly isForInvoices: boolean
}
