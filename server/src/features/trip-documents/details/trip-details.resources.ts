import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { htmlOfText } from '@reisewerk/domain/rich-text-html.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { declare } from '../../../platform/resource/resource.ts'
import { subTypeRefused } from '../sub-type.ts'
import { addTripDetail, changeTripDetail } from './trip-details.service.ts'
import { tripDetailImages, tripDetails } from './trip-details.tables.ts'

export const tripDetailsResources = [
  declare(tripDetailContract, {
    table: tripDetails,
    isOnShelves: true,
    joins: { images: { table: tripDetailImages, own: 'tripDetailId', other: 'documentId' } },
    shownAs: { title: shownTitle },
    computed: {
      renderedText: () => `''`,
      templateLocale: (row) => `(select m.locale from trip_detail_templates m where m.id = ${row}.template_id)`,
      image: (row) =>
        `(select i.document_id from trip_detail_images i where i.trip_detail_id = ${row}.id order by i.sort, i.id limit 1)`,
    },
    // Read by this very contract.
    completed: (item) => ({ ...item, renderedText: htmlOfText(item.text as RichText | null) }),
    defaultOrder: (row) => `${row}.request_id nulls first, ${row}.type, ${row}.position_in_document, ${row}.id`,
    constraints: {
      trip_details_sub_type: subTypeRefused,
      trip_details_general: { propertyPath: 'request', message: 'Ein allgemeiner Hinweis gehört zur Reise.' },
    },
    create: addTripDetail,
    update: changeTripDetail,
  }),
]

/** Of a menu the title is its date (002 §3), in the form in which it was said: it goes along when its day moves. */
function shownTitle(row: string): string {
  const moved = `case when ${row}.title ~ '^\\d{4}-' then d.date::text else to_char(d.date, 'DD.MM.YYYY') || substr(${row}.title, 11) end`
  return `coalesce((select ${moved} from days d where d.id = ${row}.day_id and ${row}.type = 'menu' and ${row}.title ~ '^[0-9]'), ${row}.title)`
}
