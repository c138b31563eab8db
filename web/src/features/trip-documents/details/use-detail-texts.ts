import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import type { SaveOptions } from '../../../lib/saving/save-entry.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { TripDetail } from './api.ts'

/** Trip details are saved so long after the last edit (002 §9). */
const restMs = 1000

/** Title and text of a passage; each saves itself and says when a colleague has changed it, too (APP-14). */
export function useDetailTexts(detail: TripDetail) {
  const { save, stateOf } = useSave(tripDetailContract, detail.id)
  const shared = <Name extends 'title' | 'text'>(field: Name) => ({
    item: { resource: tripDetailContract.name, id: detail.id },
    saved: detail[field],
    version: detail.version,
    field,
    save: (value: TripDetail[Name], options: Omit<SaveOptions, 'shown'>) => save({ [field]: value }, options),
    restMs,
    onSaved: () =>
      notice.good(
        detail.type === 'general_info'
          ? 'Der Text wurde erfolgreich aktualisiert'
          : 'Hinweis wurde erfolgreich aktualisiert',
      ),
    onFailed: () => notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!'),
  })
  return {
    title: useSharedValue<string>(shared('title')),
    text: useSharedValue<RichText | null>(shared('text')),
    state: stateOf('text') ?? stateOf('title'),
  }
}
