import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { proposedTranslation } from '@reisewerk/domain/trip-documents/details/proposed-translation.ts'
import { tripDetailTemplateContract } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { isChoice } from '../../../form/field-value.ts'
import { listOf } from '../../../lib/api.ts'
import { useSession } from '../../../lib/session.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

/** What the form holds of a text, by field. */
type Held = (field: string) => unknown

/**
 * The German texts of the owner and kind of a text in another language, to say which one it translates (decision 185).
 * @returns null of a German text; `proposed` is the one that is probably meant while none is named
 */
export function useGermanTexts(held: Held): { choices: readonly Choice[]; proposed: Choice | null } | null {
  const { organisations } = useSession()
  const locale = held('locale') as Locale // a choice of the contract
  const [house, provider, named] = [held('organisationFilter'), held('provider'), held('translationOf')]
  const chosen = isChoice(named) ? named.value : null
  const isAsked = locale !== null && locale !== undefined && locale !== 'de_DE'
  const query = {
    'organisationFilter.id': isChoice(house) ? house.value : organisations[0]?.id,
    ...(isChoice(provider) && { 'provider.id': provider.value }),
    ...{ 'type[]': [held('type')].map(String), 'locale[]': ['de_DE', locale], _itemsPerPage: 500 },
  }
  const { data } = useQuery({ ...listOf(tripDetailTemplateContract, { query }), enabled: isAsked })
  if (!isAsked) return null
  const texts = (data?.items ?? [])
    .filter((one) => isChoice(provider) || one.provider === null)
    .filter((one) => (one.subType ?? '') === (held('subType') ?? ''))
    .filter((one) => !one.isRetired || String(one.id) === chosen)
    .map((one) => ({ ...one, translationOf: one.translationOf === null ? null : idOf(one.translationOf) }))
  const choiceOf = ({ id, title }: { id: number; title: string }) => ({ value: String(id), label: title })
  const proposed = chosen === null ? proposedTranslation(texts, locale) : null
  return {
    choices: texts.filter((one) => one.locale === 'de_DE').map(choiceOf),
    proposed: proposed === null ? null : choiceOf(proposed),
  }
}
