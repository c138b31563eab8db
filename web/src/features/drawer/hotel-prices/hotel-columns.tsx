import { IconCircle, IconCircleCheckFilled, IconCircleXFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { currencySign } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { Stars } from '../../../ui/marks/stars.tsx'
import { choice, number, text } from '../fields.ts'
import { providerOf, rawOf } from '../rows.ts'
import type { Words } from '../use-words.tsx'
import { roomPrice } from './hotel-items.ts'
import classes from './hotel-prices.module.css'
import type { HotelRow } from './hotel-rows.ts'
import { asked, askedIn, Best, computed, type HotelColumn, type Money, shown } from './price-columns.tsx'

/** What the pressed cells do. */
export type HotelActions = {
  readonly onChoose: (row: HotelRow) => void
  readonly onOpenHotel: (id: number) => void
  readonly onOpenAgency: (id: number) => void
}

/** The columns of the price overview (002 §2); each has the name by which it is sorted. */
export function hotelColumns(words: Words, money: Money, actions: HotelActions): HotelColumn[] {
  const sign = currencySign(money.currency)
  // A line more about currencies, and all columns still fit a screen of 1440.
  const ofRoom = (title: string, fullTitle: string, width: number, wider = 20) =>
    money.isMixed
      ? { title, fullTitle, width: width + wider }
      : { title: `${title} ${sign}`, fullTitle: `${fullTitle} ${sign}`, width: width + (money.isAveraged ? 12 : 0) }
  const follows = computed(money)
  return [
    chooser(actions),
    hotel(actions, money.isMixed ? 168 : 192),
    agency(actions),
    shown(
      { key: 'stars', title: 'Sterne', width: 54 },
      ({ hotel: { provider } }) => provider?.stars ?? null,
      (row) => <Stars count={row.hotel.provider?.stars ?? 0} />,
    ),
    shown(
      { key: 'area', title: 'Ort', fullTitle: 'Ort (Gebiet)', width: money.isMixed ? 68 : 78 },
      ({ place }) => place,
    ),
    ...(money.isMixed ? [askedIn(money.currency)] : []),
    asked('double', roomPrice('double', ofRoom('DZ', 'Doppelzimmer', 62))),
    asked('single', roomPrice('single', ofRoom('EZ', 'Einzelzimmer', 62))),
    asked(
      'halfBoard',
      roomPrice('halfBoard', { ...ofRoom('HP', 'Halbpension', 56, 8), words: [{ value: 0, word: 'inkl.' }] }),
    ),
    follows('perPerson', 'DZ p. P.', 'Doppelzimmer pro Person', 64),
    follows('withHalfBoard', 'mit HP', 'Doppelzimmer pro Person mit Halbpension', 64),
    follows('singleSupplement', 'EZ-Zuschl.', 'Einzelzimmerzuschlag', 72),
    text({ width: 62, path: 'requestDetails.free' }),
    text({ width: 62, path: 'requestDetails.cancel' }),
    text({ width: 84, path: 'requestDetails.payment' }),
    { ...text({ width: money.isMixed ? 84 : 110, title: 'Bemerkung', path: 'notes', isMultiline: true }), grows: true },
    {
      ...choice({ width: 132, path: 'requestStatus.status', choices: words.statuses, draw: words.drawStatus }),
      key: 'status',
    },
    rating,
    money.isMixed ? { ...tags, width: 84 } : tags,
  ]
}

function chooser({ onChoose }: HotelActions): HotelColumn {
  return {
    ...shown({ key: 'chosen', title: '', fullTitle: 'Ausgewählt', width: 36 }, ({ isChosen }) =>
      isChosen ? 'ausgewählt' : '',
    ),
    lock: () => 'Leertaste: Hotel auswählen',
    press: onChoose,
    draw: (row) => {
      const Glyph = !row.isChosen ? IconCircle : row.stands ? IconCircleCheckFilled : IconCircleXFilled
      const name = nameOf(row)
      return (
        <button
          type="button"
          tabIndex={-1}
          className={classes.choose}
          aria-pressed={row.isChosen}
          data-lost={(row.isChosen && !row.stands) || undefined}
          aria-label={`${name} als Leistung setzen`}
          title={
            !row.isChosen
              ? 'Als Leistung setzen'
              : row.stands
                ? 'Ausgewählte Anfrage'
                : 'Ausgewählt, hält aber nichts mehr'
          }
          onClick={() => onChoose(row)}
        >
          <Glyph size={15} stroke={1.6} aria-hidden />
        </button>
      )
    },
  }
}

/** Whom a line asks. */
export function nameOf({ hotel }: HotelRow): string {
  return hotel.provider?.name ?? hotel.agency?.name ?? 'Noch niemand'
}

function hotel({ onOpenHotel }: HotelActions, width: number): HotelColumn {
  return {
    ...shown({ key: 'hotel', title: 'Hotel', width }, ({ hotel: { provider } }) => provider?.name ?? 'noch offen'),
    isPinned: true,
    lock: () => 'Enter: Stammdaten des Hotels',
    press: (row) => row.hotel.provider !== null && onOpenHotel(row.hotel.provider.id),
    draw: ({ isChosen, hotel: { provider } }) =>
      provider === null ? (
        <span className={classes.quiet}>noch offen</span>
      ) : (
        <Link
          {...paths.masterItem('hotels', provider.id)}
          tabIndex={-1}
          className={classes.name}
          data-chosen={isChosen || undefined}
        >
          {provider.name}
        </Link>
      ),
  }
}

function agency({ onOpenAgency }: HotelActions): HotelColumn {
  return {
    ...shown({ key: 'agency', title: 'Agentur', width: 76 }, (row) => row.hotel.agency?.name ?? 'direkt'),
    lock: () => 'Enter: Stammdaten der Agentur',
    press: (row) => row.hotel.agency !== null && onOpenAgency(row.hotel.agency.id),
    draw: ({ hotel }) =>
      hotel.agency === null ? (
        <span className={classes.quiet}>direkt</span>
      ) : (
        <Link {...paths.masterItem('agencies', hotel.agency.id)} tabIndex={-1} className={classes.agency}>
          {hotel.agency.name}
        </Link>
      ),
  }
}

const noHotel = 'Die Anfrage nennt noch kein Hotel.'
const lock = (row: HotelRow) => (providerOf(row) === null ? noHotel : null)

const rating: HotelColumn = {
  ...number({ of: 'provider', path: 'rating', short: 'Bew.', width: 46 }),
  key: 'rating',
  value: (row) => ratingIn(rawOf(row, 'provider', 'rating')),
  change: (value) => ({ rating: value }),
  refuses: (value) => (value === null || (Number(value) >= 1 && Number(value) <= 10) ? null : 'Bewertung von 1 bis 10'),
  lock,
  draw: (row) => (
    <Best of={row} what="rating">
      {row.rating}
    </Best>
  ),
}

function ratingIn(raw: unknown): number | null {
  return typeof raw === 'number' ? raw : null
}

export const tagsColumnKey = 'provider.traitTags'

/** Any word is a tag; several stand behind each other. */
const tags: HotelColumn = {
  ...text({ of: 'provider', path: 'traitTags', width: 110 }),
  key: tagsColumnKey,
  value: (row) => tagsIn(rawOf(row, 'provider', 'traitTags')).join(', '),
  change: (value) => ({ traitTags: [...new Set(tagsIn(String(value ?? '').split(',')))] }),
  lock,
}

function tagsIn(raw: unknown): string[] {
  if (!Array.isArray(raw)) return []
  return raw.map((tag) => String(tag).trim()).filter((tag) => tag !== '')
}
