import type { CalendarDate } from '../../calendar-date.ts'
import { isStanding, type OptionedRequest } from '../lapsed-option.ts'

type Asked = OptionedRequest & { readonly id: number }
/** Which request of a service somebody has chosen, and whose choice was taken back last; null where there is none. */
export type Choice = { readonly chosen: number | null; readonly takenBack: number | null }

/**
 * By whom a service goes on page and paper: the request that was chosen as long as it stands, else the only one that does, unless
 * somebody has taken it back (money.md §4, decision 145). The function `speaking_request` of the database says the same.
 * @param requests of the service; @returns null where nobody was chosen of several, and where the choice was lost
 */
export function speakingRequest<Request extends Asked>(
  requests: readonly Request[],
  { chosen, takenBack }: Choice,
  today: CalendarDate,
): Request | null {
  const standing = requests.filter((request) => isStanding(request, today))
  if (chosen !== null) return standing.find(({ id }) => id === chosen) ?? null
  const [only, ...others] = standing
  return only === undefined || others.length > 0 || only.id === takenBack ? null : only
}

/**
 * How many stand to be chosen from where nobody speaks for a service because several are asked and none is chosen (decision 151).
 * @returns 0 where somebody speaks, was chosen and lost, or nobody is left to choose from
 */
export function standingToChoose(
  requests: readonly OptionedRequest[],
  { chosen }: Pick<Choice, 'chosen'>,
  today: CalendarDate,
): number {
  const standing = requests.filter((request) => isStanding(request, today)).length
  return chosen === null && standing > 1 ? standing : 0
}
