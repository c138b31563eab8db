import { linkTo } from '@reisewerk/domain/wire.ts'
import { changedFields } from '../../../lib/saving/changed-fields.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

type Named = { id: number; name: string }

export function choiceOf(item: Named | null | undefined): Choice | null {
  return item == null ? null : { value: String(item.id), label: item.name }
}

export function linkOf(resource: string, choice: Choice | null) {
  return choice === null ? null : linkTo(resource, Number(choice.value))
}

/**
 * The fields of a body that differ; each has consequences (001 §5). Another beginning goes with its end: a form shows both, and the server would tell an end that is not named (001 §4).
 */
export function changedTimed(before: object, after: object): Record<string, unknown> {
  const changed = { ...changedFields(before, after) }
  return 'startAt' in changed && 'endAt' in after ? { ...changed, endAt: after.endAt } : changed
}
