import { day, link } from '../contract/fields.ts'
import { requestedKinds, serviceKinds } from '../service-kinds.ts'

/** Resources of those who sell something, kind by kind. */
const sellers = requestedKinds.map((kind) => serviceKinds[kind].asked.providers).filter((name) => name !== 'providers')

/** What every entry of what one house has agreed with a provider begins with. @param kinds of providers it is agreed with */
export function agreedFields(label = 'Leistungsträger', kinds: readonly string[] = sellers) {
  return {
    provider: link('providers', { label, write: 'create', required: true, kinds }),
    organisationFilter: link('organisations', { label: 'Organisation', write: 'create' }),
  } as const
}

/** The first and the last day or night of a season. */
export const seasonFields = {
  startAt: day({ label: 'Von', required: true }),
  endAt: day({ label: 'Bis', required: true }),
} as const
