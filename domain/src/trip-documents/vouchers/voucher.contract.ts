import * as z from 'zod'
import { localeKeys } from '../../accounts/options.ts'
import { contract } from '../../contract/contract.ts'
import { build } from '../../contract/field.ts'
import { boolean, json, link, text } from '../../contract/fields.ts'
import { isStorable, unstorable } from '../../contract/storable.ts'
import { richTextSchema } from '../../rich-text.ts'
import { requestedKinds } from '../../service-kinds.ts'
import type { VoucherInfos } from './voucher.ts'
import type { FieldEdit, VoucherField } from './voucher-fields.ts'
import { voucherFieldIds } from './voucher-words.ts'

const content = z.union([z.string().max(10_000, 'Höchstens 10.000 Zeichen'), richTextSchema])
const locale = z.enum(localeKeys)
const translation = z.object({ title: z.string(), content })

const field: z.ZodType<VoucherField> = z
  .object({
    id: z.enum(voucherFieldIds),
    col: z.union([z.literal(1), z.literal(2)]),
    position: z.int(),
    title: z.string(),
    content,
    renderedContent: z.string(),
    inputType: z.enum(['oneLine', 'multiLine', 'richText']),
    maxLines: z.int(),
    maxCharacters: z.int(),
    useLocale: z.enum(['requestLocale', 'clientLocale']),
    isEdited: z.boolean(),
    editedIn: z.array(locale),
    outdatedIn: z.array(locale),
    germanIn: z.array(locale),
    movedIn: z.partialRecord(locale, z.string()),
    renderedTranslations: z.record(locale, translation),
  })
  .meta({ id: 'VoucherField' })

const title = z.string().max(60, 'Höchstens 60 Zeichen').optional()
const edited = { title, content: content.nullable().optional() }
/** A field as it was read may be sent back with the words changed; of what is only read nothing is heeded. */
const fieldEdit: z.ZodType<FieldEdit> = z.looseObject({
  id: z.string(),
  locale: locale.optional(),
  ...edited,
  keptAgainst: z.partialRecord(locale, z.string().max(10_000, 'Höchstens 10.000 Zeichen')).optional(),
  renderedTranslations: z.partialRecord(locale, z.looseObject(edited)).optional(),
})

const named = z.object({ id: z.int(), label: z.string() })
const infos: z.ZodType<VoucherInfos> = z
  .object({
    type: z.enum(requestedKinds),
    category: z.string().nullable(),
    title: z.string(),
    contingent: z.string(),
    part: z.string(),
    mainLanguage: locale,
    clientLanguage: locale,
    showVoucher: z.boolean(),
    isLost: z.boolean(),
    confirmed: z.string(),
    toChooseFrom: z.int(),
    placeholder: z.string(),
    request: z.string().nullable(),
    addresses: z.array(
      named.extend({ streetAddress: z.string(), zip: z.string(), city: z.string(), country: z.string() }),
    ),
    contacts: z.array(named.extend({ firstName: z.string(), lastName: z.string(), phone: z.string() })),
    assignedAddress: z.string().nullable(),
    assignedContact: z.string().nullable(),
    ferryType: z.string().nullable(),
  })
  .meta({ id: 'VoucherInfos' })

/** The voucher of a service; its id is that of the service, by which it is shown or hidden (002 §3, §4). */
export const voucherContract = contract({
  name: 'vouchers',
  title: 'Voucher',
  fields: {
    order: link('orders', { label: 'Reise', write: 'never' }),
    day: link('days', { label: 'Tag', write: 'never' }),
    /** '2600417-02', given when it is printed for the first time. */
    number: text({ label: 'Nummer', nullable: true, write: 'never' }),
    /** Automatic or manually editable; false returns to automatic and forgets what was typed (002 §4). */
    isEditable: boolean({ label: 'Von Hand bearbeitet' }),
    fields: build<VoucherField[], readonly FieldEdit[], { label: string }>(
      'json',
      z.array(field),
      z.array(fieldEdit).max(40, 'Höchstens 40 Felder').refine(isStorable, unstorable),
      { label: 'Felder' },
    ),
    infos: json(infos, { label: 'Leistung', write: 'never' }),
  },
  filters: { id: 'in', 'order.id': 'in', 'day.id': 'in' },
  /** The documents edit a voucher with groups (002 §7); this is the one by which days have theirs. */
  knownGroups: ['voucher_read'],
})
