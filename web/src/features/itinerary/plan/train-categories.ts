import { type TrainCategory, trainCategories } from '@reisewerk/domain/accounts/options.ts'
import { useOptions } from '../../../lib/options.ts'

/** The classes as the organisation calls them, and both at once, which has no name of its own. */
export function useTrainCategories(current: TrainCategory): { value: TrainCategory; label: string }[] {
  const classes = useOptions('class_category')
  const both = { value: 'first_and_second', label: trainCategories.first_and_second.label } as const
  return [...classes.choices(current), both]
}
