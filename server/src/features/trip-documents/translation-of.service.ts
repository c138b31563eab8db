import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import type { Body } from '../../platform/resource/resource.ts'
import { entriesOfHouse } from '../partners/house-entries.service.ts'

/** What is said of a text that is no translation of the one it names (decision 185). */
export const translationRefused = {
  propertyPath: 'translationOf',
  message:
    'Übersetzt wird ein deutscher Text desselben Leistungsträgers (oder des Hauses), derselben Art und mit demselben Zusatz.',
}

const links = { provider: { to: 'provider', table: 'trip_detail_templates', column: 'provider_id' } } as const
const plain = entriesOfHouse('trip_detail_templates', links)
/** What a text and its translations have in common. */
const common = ['provider', 'type', 'subType', 'locale'] as const

/**
 * A text in another language may say which German one it translates (decision 185). Where it becomes another kind of text itself, it
 * translates that one no more; a German one stays of its kind while others translate it.
 * @throws ApiError 422 at the field
 */
export const tripDetailTemplateWrites: typeof plain = {
  async create(trx, body, desk) {
    const id = await plain.create(trx, body, desk)
    if (await hasWrongLink(trx, id)) throw violated(translationRefused)
    return id
  },
  async update(trx, id, body: Body, desk) {
    await plain.update(trx, id, body, desk)
    const changed = common.find((name) => body[name] !== undefined)
    if (changed === undefined && body.translationOf === undefined) return
    if (await hasWrongLink(trx, id)) {
      if (body.translationOf != null) throw violated(translationRefused)
      await trx.query('update trip_detail_templates set translation_of_id = null where id = $1', [id])
    }
    const [translation] = await trx.query<{ title: string }>(
      `select t.title from trip_detail_templates t where t.translation_of_id = $1 and ${isWrong} order by t.id limit 1`,
      [id],
    )
    if (translation === undefined) return
    throw violated({
      propertyPath: changed ?? 'translationOf',
      message: `„${translation.title}“ übersetzt diesen Text; erst dort „Übersetzung von“ leeren.`,
    })
  },
}

/** As functions/keep_translations.sql has it for whatever else writes. */
const isWrong = `not exists (select from trip_detail_templates g where g.id = t.translation_of_id and g.locale = 'de_DE'
  and t.locale <> 'de_DE' and (g.organisation_id, g.type) = (t.organisation_id, t.type)
  and g.provider_id is not distinct from t.provider_id and g.sub_type is not distinct from t.sub_type)`

async function hasWrongLink(trx: Transaction, id: number): Promise<boolean> {
  const found = await trx.query(
    `select from trip_detail_templates t where t.id = $1 and t.translation_of_id is not null and ${isWrong}`,
    [id],
  )
  return found.length > 0
}
