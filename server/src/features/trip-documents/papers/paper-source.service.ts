import { addDays, type CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { TripPlan } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { PaperChoices } from '@reisewerk/domain/trip-documents/papers/paper-choices.ts'
import type {
  PaperMeal,
  PaperNote,
  PaperProvider,
  PaperSource,
} from '@reisewerk/domain/trip-documents/papers/paper-source.ts'
import { meals } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { DocumentTrip } from '../../documents/document-source.service.ts'
import {
  type BookedRow,
  type DetailRow,
  type FileRow,
  readAddressee,
  readBooked,
  readCheckIns,
  readDetails,
  readEmergency,
  readFiles,
} from './trip-papers.queries.ts'

export type PaperTrip = { readonly source: PaperSource; readonly pictures: readonly FileRow[] }
type Wanted = { readonly contact: number | null; readonly choices: PaperChoices; readonly freeText: RichText | null }

/** What the travel documents of a trip are made of, addressed to a contact. */
export async function readPaperTrip(trx: Transaction, trip: DocumentTrip, wanted: Wanted): Promise<PaperTrip> {
  const { orderId, organisationId, source } = trip
  const [contact, emergency, booked, details, checkIns] = await Promise.all([
    wanted.contact === null ? null : readAddressee(trx, wanted.contact),
    readEmergency(trx, organisationId),
    readBooked(trx, orderId),
    readDetails(trx, orderId),
    readCheckIns(trx, orderId),
  ])
  const pictures = await readFiles(trx, [...new Set(details.flatMap(({ images }) => images))])
  const shown = new Map(pictures.filter(isPicture).map((file) => [file.id, pictureName(file)]))
  const notes = (rows: readonly DetailRow[]) => rows.map((row) => noteOf(row, shown))
  return {
    pictures: pictures.filter(isPicture),
    source: {
      ...source,
      client: { ...source.client, contact },
      choices: wanted.choices,
      freeText: wanted.freeText,
      emergency,
      checkIns: new Map(checkIns.map(({ service, at }) => [service, at])),
      generalInfos: notes(details.filter(({ type }) => type === 'general_info')),
      providers: booked.map((row) => {
        const own = row.hasNoDetails ? [] : details.filter(({ requestId }) => requestId === row.requestId)
        return providerOf(row, source.days, notes(own.filter(({ type }) => type !== 'menu')), mealsOf(own))
      }),
    },
  }
}

const pictureKinds = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])
const isPicture = ({ filetype }: FileRow) => pictureKinds.has(filetype)

/** By which the template finds it. */
export function pictureName({ id, filetype }: Pick<FileRow, 'id' | 'filetype'>): string {
  return `images/${id}.${filetype}`
}

function noteOf({ type, title, text, subType, images }: DetailRow, shown: ReadonlyMap<number, string>): PaperNote {
  const files = images.flatMap((id) => shown.get(id) ?? [])
  return { type, title, text, hasQrCode: subType === 'QR-Code', images: files }
}

function providerOf(
  { serviceId, kind, name, stars, address, phone, website, place, menu, hasNoDetails }: BookedRow,
  plan: TripPlan,
  notes: readonly PaperNote[],
  eaten: readonly PaperMeal[],
): PaperProvider {
  const day = plan.find(({ services }) => services.some((one) => 'id' in one && one.id === serviceId))
  const service = day?.services.find((one) => 'id' in one && one.id === serviceId)
  const from = day?.date ?? ''
  return {
    ...{
      serviceId,
      kind,
      name,
      stars,
      address,
      phone,
      website,
      place,
      isLeftOut: hasNoDetails,
      notes,
      meals: eaten,
      menu,
    },
    from,
    until: service?.kind === 'hotel' ? addDays(from, service.nights) : lastDayOf(service, from),
    board: service?.kind === 'hotel' ? service.board : null,
  }
}

function lastDayOf(service: TripPlan[number]['services'][number] | undefined, from: CalendarDate): CalendarDate {
  const end = service !== undefined && 'endAt' in service ? (service.endAt?.slice(0, 10) ?? from) : from
  return end < from ? from : end
}

const mealKeys = Object.keys(meals) as (keyof typeof meals)[] // its keys are these and no others

/** A menu's kind of meal is its addition, by key or by word; its title is its date (002 §3). */
function mealsOf(rows: readonly DetailRow[]): PaperMeal[] {
  return rows
    .filter(({ type }) => type === 'menu')
    .flatMap((row) => {
      const date = row.date ?? dateOfWire(row.title)
      if (date === null) return []
      const meal = mealKeys.find((key) => key === row.subType || meals[key].label === row.subType) ?? 'dinner'
      return { date, meal, name: row.menuName ?? '', text: row.text ?? row.menuText }
    })
    .toSorted(
      (one, other) => one.date.localeCompare(other.date) || mealKeys.indexOf(one.meal) - mealKeys.indexOf(other.meal),
    )
}
