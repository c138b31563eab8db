import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { tripPapersContract } from '@reisewerk/domain/trip-documents/papers/trip-papers.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { untilSaved } from '../../../lib/saving/until-saved.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { comesByItself } from '../../files/api.ts'
import { askAboutLosses } from '../../itinerary/plan/ask-about-losses.ts'
import { generatePapers, type Papers, type WantedPapers } from './api.ts'

/** Intro text is saved so long after the last edit (002 §9). */
const restMs = 1000
const notSaved = () => notice.bad('Die Daten konnten nicht gespeichert werden!')

/** The choices, each saved at once, and the letter's free text, which says when a colleague has changed it, too. */
export function usePapers(papers: Papers) {
  const { save, stateOf } = useSave(tripPapersContract, papers.id)
  const freeText = useSharedValue({
    item: { resource: tripPapersContract.name, id: papers.id },
    saved: papers.freeText,
    version: papers.version,
    field: 'freeText',
    save: (value, options) => save({ freeText: value }, options),
    restMs,
    onFailed: notSaved,
  })
  return {
    choose: (patch: Parameters<typeof save>[0]) => save(patch, { onFailed: notSaved }),
    freeText: { ...freeText, state: stateOf('freeText') },
  }
}

/** Makes the documents and hands them to the user. */
export function useGeneratePapers(orderId: number, locale: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: WantedPapers) => {
      // What was typed a moment ago belongs into the letter.
      await untilSaved()
      if (!(await askAboutLosses(orderId, 'trip'))) return
      const document = await generatePapers(orderId, wanted, locale)
      notice.good('Dokument wurde erstellt!', document.name)
      if (!(await comesByItself(document))) notice.bad('Das Dokument konnte nicht geladen werden.')
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.list(documentContract.name) }),
    onError: (error) => {
      const [told] = error instanceof ApiError ? error.violations : []
      // The sentence is the whole notice where somebody has not been chosen yet.
      if (told?.propertyPath === '_contact') notice.bad(told.message)
      else notice.bad('Die Datei konnte nicht generiert werden! Server Error!', told?.message ?? reasonOf(error))
    },
  })
}

function reasonOf(error: Error): string | undefined {
  return error instanceof ApiError && error.status === 503 ? error.message : undefined
}
