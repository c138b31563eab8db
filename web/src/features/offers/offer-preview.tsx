import { documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import type { GeneratedType } from '@reisewerk/domain/offers/offer-documents.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'
import { untilSaved } from '../../lib/saving/until-saved.ts'
import { Window } from '../../ui/dialogs/window.tsx'
import { usePicture } from '../../ui/drawn/use-picture.ts'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import type { Trip } from '../orders/trip/api.ts'
import classes from './offer.module.css'

type Props = { trip: Pick<Trip, 'id' | 'orderLocale'>; type: GeneratedType; onClose: () => void }

/** A document as it would come out now: nothing is stored and no number is used up (EASE-05). */
export function OfferPreview({ trip: { id, orderLocale: locale }, type, onClose }: Props) {
  const drawn = useQuery({
    queryKey: ['offers', 'preview', id, type, locale],
    queryFn: async ({ signal }) => {
      // What was typed a moment ago belongs into the document.
      await untilSaved()
      const path = `/api/orders/${id}/offer/preview`
      return (await send<{ svg: string; pages: number }>('POST', path, { query: { types: type }, locale, signal })).data
    },
    gcTime: 0,
  })
  const address = usePicture(drawn.data?.svg ?? null)
  const label = documentTypes[type].label
  return (
    <Window title={`VORSCHAU: ${label}`} size="min(860px, 96vw)" onClose={onClose}>
      <p className={classes.why}>Nichts wird abgelegt, und keine Nummer wird verbraucht.</p>
      {drawn.isError ? (
        <ErrorState text="Die Vorschau konnte nicht gezeichnet werden." onRetry={() => void drawn.refetch()} />
      ) : address === null || drawn.data === undefined ? (
        <LoadingRows rows={12} />
      ) : (
        <img src={address} alt={`${label}, ${drawn.data.pages} Seiten`} className={classes.pages} />
      )}
    </Window>
  )
}
