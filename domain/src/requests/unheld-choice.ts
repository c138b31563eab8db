import type { RequestStatus } from '../accounts/options.ts'
import { isSettled } from './booked-statuses.ts'
import { type AskedNumber, contingentDifference, isForAll } from './losses/contingent-difference.ts'
import type { AskedFor } from './renewal.ts'
import { type KnownCrew, otherCrewWords } from './rooms/known-crew.ts'
import { mixWords, type RoomMix, roomChanges } from './rooms/room-mix.ts'

/** A request by which a service with a voucher goes, and for how many that voucher is. */
export type VoucherChoice = AskedNumber & {
  readonly name: string
  readonly status: RequestStatus
  /** Places it holds, and guests for whom papers are: booked, or asked for where nobody is booked yet (decision 104). */
  readonly held: number
  readonly guests: number
  /** Persons that the contingent of the trip asks for. */
  readonly contingent: number
  /** Persons in its own cabins or compartments: in those it holds, else in those it asks for; null where it has none. */
  readonly berths: number | null
  /** Rooms its house was told of or has confirmed; null where nobody told any. */
  readonly knownRooms: RoomMix | null
  /** What its last letter told, where that was another number or other rooms than it asks for by now (decision 179). */
  readonly told?: Pick<AskedFor, 'askedAmount' | 'rooms'> | null
  /** Rooms its voucher names: booked, or asked for where none are booked yet; null where it is for a part of the group. */
  readonly printedRooms: RoomMix | null
  /** Rooms of driver and guide, as its house knows them and as its voucher names them; null of what is no house, and where nobody noted it. */
  readonly knownCrew: KnownCrew | null
  readonly printedCrew: KnownCrew | null
}

/** What nobody should overlook before vouchers go out: 'Hotel Fjordblick ist noch nicht angefragt.', each once (TRUE-03). */
export function unheldWords(choices: readonly VoucherChoice[]): string[] {
  const told = choices.flatMap((choice) =>
    [
      standingOf(choice),
      toldOtherwise(choice) ?? otherNumber(choice) ?? otherRooms(choice),
      tooFewBerths(choice),
      otherCrew(choice),
    ].flatMap((words) => (words === null ? [] : [`${choice.name} ${words}.`])),
  )
  return [...new Set(told)]
}

/**
 * Whom travel documents name although nobody has asked them, or they have not answered: 'Hotel Fjordblick ist noch nicht angefragt.', each
 * once (TRUE-06). They name no numbers, so nothing is said of those.
 */
export function unansweredWords(choices: readonly Pick<VoucherChoice, 'name' | 'status'>[]): string[] {
  const told = choices.flatMap(({ name, status }) => {
    const words = unanswered(status)
    return words === null ? [] : [`${name} ${words}.`]
  })
  return [...new Set(told)]
}

function unanswered(status: RequestStatus): string | null {
  if (status === 'new') return 'ist noch nicht angefragt'
  return status === 'requested' ? 'hat noch nicht geantwortet' : null
}

/** Nobody has said yes yet, or to fewer guests; whom a house holds that is for all its own rule tells (`confirmedPart`). */
function standingOf({ status, asked, held, guests, wholeGroup }: VoucherChoice): string | null {
  const words = unanswered(status)
  if (words !== null) return words
  if (wholeGroup !== null || held === 0 || Math.max(asked, held) >= guests) return null
  return `hält Plätze für ${held} von ${guests} Gästen`
}

/** The last letter told it something else than stands by now, also where that is what it has confirmed before: it goes by the letter (decision 179). */
function toldOtherwise({ asked, guests, told, printedRooms }: VoucherChoice): string | null {
  if (told == null) return null
  const { askedAmount, rooms } = told
  if (askedAmount !== null && askedAmount > 0 && askedAmount !== asked && askedAmount !== guests)
    return `hat zuletzt ein Anschreiben für ${askedAmount} Personen bekommen, die Anfrage nennt ${asked || guests}`
  if (rooms == null || printedRooms === null || !roomChanges(rooms, printedRooms).some(({ by }) => by > 0)) return null
  return `hat zuletzt ein Anschreiben für ${mixWords(rooms)} bekommen, der Voucher nennt ${mixWords(printedRooms)}`
}

/**
 * It asks for another number than the contingent says by now ('alle angleichen'), and its voucher speaks of one or the other (decision
 * 151). Who is not asked yet gets a letter with the number first, and who holds places for all has been asked enough.
 */
function otherNumber(choice: VoucherChoice): string | null {
  const { status, asked, held, guests, contingent } = choice
  if (status === 'new' || !isForAll(choice) || asked === guests) return null
  if (contingentDifference(choice, contingent) === 0) return null
  // Of places that are held their own words tell whether they are enough.
  if (held > 0 && (asked < guests || held <= guests)) return null
  const standing = isSettled(status) ? 'gebucht' : 'angefragt'
  const number = asked === 0 ? 'ist ohne Personenzahl' : `ist für ${asked}`
  return `${number} ${standing}, im Kontingent stehen ${contingent}`
}

/** Its voucher names more rooms of some kind than its house knows of, also for as many guests (decision 165). Fewer of them are fewer guests. */
function otherRooms({ status, held, guests, knownRooms, printedRooms }: VoucherChoice): string | null {
  if (knownRooms === null || printedRooms === null) return null
  const changes = roomChanges(knownRooms, printedRooms)
  if (status === 'new' || !changes.some(({ by }) => by > 0)) return null
  // For how many it holds places its own words tell; that others of its rooms are too many they do not.
  if (held > 0 && held < guests && changes.every(({ by }) => by > 0)) return null
  const standing = isSettled(status) ? 'gebucht' : 'angefragt'
  return `ist für ${mixWords(knownRooms)} ${standing}, der Voucher nennt ${mixWords(printedRooms)}`
}

/** Who has come to drive or guide since its house was told has no room there yet (decision 182). */
function otherCrew({ status, knownCrew, printedCrew }: VoucherChoice): string | null {
  return status === 'new' ? null : otherCrewWords(knownCrew, printedCrew)
}

/** Its cabins sleep fewer than it holds places for, or is asked for: its voucher names both. */
function tooFewBerths({ asked, held, guests, berths }: VoucherChoice): string | null {
  const needed = Math.min(guests, held || asked || guests)
  if (berths === null || berths >= needed) return null
  return `hat Schlafplätze für ${berths} von ${needed} Gästen`
}
