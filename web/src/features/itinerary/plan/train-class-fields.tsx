import { Select } from '@mantine/core'
import type { TrainCategory, TrainType, WagonType } from '@reisewerk/domain/accounts/options.ts'
import { useOptions } from '../../../lib/options.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { useTrainCategories } from '../forms/train-categories.ts'

export type TrainClassDraft = { trainType: TrainType; wagonType: WagonType; category: TrainCategory }
type Props = {
  draft: TrainClassDraft
  set: (part: Partial<TrainClassDraft>) => void
  /** The client is not shown a class: then it is the second (001 §4). */
  isHidden?: boolean
}

/** In which train and wagon, and in which class, a group travels; a request may say otherwise than its service. */
export function TrainClassFields({ draft, set, isHidden = false }: Props) {
  const trainTypes = useOptions('train_type')
  const wagonTypes = useOptions('wagon_type')
  const categories = useTrainCategories(draft.category)
  return (
    <>
      <Field span={6}>
        <Select
          label="Zugart"
          data={trainTypes.choices(draft.trainType)}
          value={draft.trainType}
          allowDeselect={false}
          onChange={(trainType) => trainType !== null && set({ trainType })}
        />
      </Field>
      <Field span={6}>
        <Select
          label="Wagenart"
          data={wagonTypes.choices(draft.wagonType)}
          value={draft.wagonType}
          allowDeselect={false}
          onChange={(wagonType) => wagonType !== null && set({ wagonType })}
        />
      </Field>
      <Field span={6}>
        <Select
          label="Klasse"
          data={categories}
          value={draft.category}
          disabled={isHidden}
          allowDeselect={false}
          onChange={(category) => category !== null && set({ category })}
        />
      </Field>
    </>
  )
}
