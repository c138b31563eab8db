import type { Locale } from '../../accounts/options.ts'
import type { TripDetailType } from '../templates.contract.ts'

type Template = {
  readonly type: TripDetailType
  readonly subType: string | null
  readonly locale: Locale
  /** Its position in the master data. */
  readonly position: number
}

/**
 * What the master data say in a language: what nobody has said in it stands in German, so that no approach for the bus is missing
 * (DOC-08, MOVE-08). Two templates of a kind say the same where they stand at the same position, else the first says what the first says.
 * @param templates in their order, of that language and in German
 */
export function templatesIn<One extends Template>(templates: readonly One[], locale: Locale): One[] {
  const said = templates.filter((one) => one.locale === locale)
  if (locale === 'de_DE') return said
  const german = templates.filter((one) => one.locale === 'de_DE')
  const unsaid = [...Map.groupBy(german, kindOf)].flatMap(([kind, ofKind]) =>
    withoutCounterpart(
      ofKind,
      said.filter((one) => kindOf(one) === kind),
    ),
  )
  return templates.filter((one) => said.includes(one) || unsaid.includes(one))
}

const kindOf = ({ type, subType }: Template) => `${type} ${subType ?? ''}`

function withoutCounterpart<One extends Template>(german: readonly One[], said: readonly One[]): One[] {
  const others = [...said]
  const left = german.filter(({ position }) => {
    const at = others.findIndex((one) => one.position === position)
    if (at >= 0) others.splice(at, 1)
    return at < 0
  })
  return left.slice(others.length)
}
