import type { Locale } from '../../accounts/options.ts'
import type { TripDetailType } from '../templates.contract.ts'

type Template = {
  readonly id: number
  readonly type: TripDetailType
  readonly subType: string | null
  readonly locale: Locale
  /** The German one it translates. */
  readonly translationOf: number | null
  /** Its position in the master data; 0 where nobody has said one. */
  readonly position: number
}

/**
 * What the master data say in a language: what nobody has said in it stands in German, so that no approach for the bus is missing
 * (DOC-08, MOVE-08). Which German one a text says again is known by its link (decision 185).
 * @param templates of one owner in their order, of that language and in German
 */
export function templatesIn<One extends Template>(templates: readonly One[], locale: Locale): One[] {
  const said = templates.filter((one) => one.locale === locale)
  if (locale === 'de_DE') return said
  const linked = new Set(said.map(({ translationOf }) => translationOf))
  const german = templates.filter(({ id, locale }) => locale === 'de_DE' && !linked.has(id))
  const open = said.filter(({ translationOf }) => translationOf === null)
  const unsaid = [...Map.groupBy(german, kindOf)].flatMap(([kind, ofKind]) =>
    withoutCounterpart(
      ofKind,
      open.filter((one) => kindOf(one) === kind),
    ),
  )
  return templates.filter((one) => said.includes(one) || unsaid.includes(one))
}

const kindOf = ({ type, subType }: Template) => `${type} ${subType ?? ''}`

/**
 * German texts of a kind whose counterpart is not sure: where nobody has linked them, two say the same that stand alone at the same
 * position, and the others as far as there are as many of them here as there. Else all stand, lest one be said in neither language.
 */
function withoutCounterpart<One extends Template>(german: readonly One[], said: readonly One[]): One[] {
  const isAlone = (among: readonly One[], at: number) => among.filter(({ position }) => position === at).length === 1
  const isPaired = ({ position }: One) => position > 0 && isAlone(german, position) && isAlone(said, position)
  const [left, others] = [german, said].map((ones) => ones.filter((one) => !isPaired(one))) as [One[], One[]] // of two lists
  return left.length === others.length ? [] : left
}
