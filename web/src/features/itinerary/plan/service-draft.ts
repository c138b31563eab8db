import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'

type Named = { id: number; name: string }

export function choiceOf(item: Named | null | undefined): Choice | null {
  return item == null ? null : { value: String(item.id), label: item.name }
}

export function linkOf(resource: string, choice: Choice | null) {
  return choice === null ? null : linkTo(resource, Number(choice.value))
}
