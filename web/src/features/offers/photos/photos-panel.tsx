import { Button } from '@mantine/core'
import type { OfferedDay } from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { type ChosenPhoto, proposedPhotos, togglePhoto } from '@reisewerk/domain/offers/photos/proposed-photos.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconPhoto, IconSparkles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/format.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { type Offer, photosForOffer } from '../api.ts'
import { tellsOfField } from '../not-saved.ts'
import { useSaveOffer } from '../open-offer.ts'
import { DayPhotos } from './day-photos.tsx'
import classes from './photos.module.css'

type Props = {
  orderId: number
  offer: Pick<Offer, 'id' | 'order' | 'version' | 'photos' | 'attachRouteDescription'>
  /** Of a trip that stands in the offer of another one: as it is called there, and by which a link leads to it. */
  of?: { trip: string; anchor: string }
  onSaved?: () => void
}

/** Which photos the offer shows with its days: none unless somebody chooses (MOVE-08). */
export function OfferPhotosPanel({ orderId, offer, of, onSaved }: Props) {
  const days = useQuery(photosForOffer(orderId))
  const { save, stateOf } = useSaveOffer(offer)
  const state = stateOf('photos')
  const chosen = offer.photos.map(({ day, photo }) => ({ day: idOf(day), photo: idOf(photo) }))

  /** A list in a body replaces the whole list. */
  function keep(next: readonly ChosenPhoto[]) {
    const body = next.map(({ day, photo }) => {
      const id = offer.photos.find((one) => idOf(one.day) === day && idOf(one.photo) === photo)?.id
      return { ...(id !== undefined && id > 0 && { id }), day: linkTo('days', day), photo: linkTo('photos', photo) }
    })
    save({ photos: body }, { ifMatch: offer.version, ...(onSaved && { onSaved }), ...tellsOfField })
  }

  const shown = days.data?.filter(({ photos }) => photos.length > 0) ?? []
  const propose = (
    <>
      {state !== undefined && <SaveMark state={state} />}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconSparkles size={14} aria-hidden />}
        disabled={shown.length === 0}
        onClick={() => keep(proposedPhotos(days.data ?? [], chosen))}
      >
        Vorschlag übernehmen
      </Button>
    </>
  )
  return (
    <Panel
      title={of === undefined ? 'Fotos im Angebot' : `Fotos im Angebot: ${of.trip}`}
      anchor={of?.anchor ?? 'photos'}
      hint={hintOf(chosen.length, offer)}
      actions={propose}
      flush
    >
      {days.isPending && <LoadingRows rows={3} rowHeight={72} />}
      {days.isError && days.data === undefined && (
        <ErrorState text="Die Fotos konnten nicht geladen werden!" onRetry={() => void days.refetch()} />
      )}
      {days.data !== undefined && shown.length === 0 && (
        <EmptyState
          icon={IconPhoto}
          text="Noch kein Foto: Fotos gibt es bei den Tagen der Reise, ihren Hotels und ihren Destinationen."
        />
      )}
      {shown.length > 0 && (
        <ul className={classes.days}>
          {shown.map((day) => (
            <DayPhotos
              key={day.day}
              day={day}
              chosen={idsOf(day, chosen)}
              onToggle={(photo) => keep(togglePhoto(chosen, { day: day.day, photo }))}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function idsOf({ day }: OfferedDay, chosen: readonly ChosenPhoto[]): number[] {
  return chosen.filter((one) => one.day === day).map(({ photo }) => photo)
}

function hintOf(count: number, { attachRouteDescription: told }: Props['offer']): string {
  const words = count === 0 ? 'keines gewählt' : `${counted(count, ['Foto', 'Fotos'])} gewählt`
  const isTold = told === 'long' || told === 'complete'
  return count === 0 || isTold
    ? words
    : `${words}; gedruckt nur mit vollständiger oder ausführlicher Routenbeschreibung`
}
