import {
  mostPhotosOfDay,
  type OfferedDay,
  type OfferedPhoto,
} from '@reisewerk/domain/offers/photos/offer-photo.contract.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import classes from './photos.module.css'

type Props = {
  day: OfferedDay
  /** Numbers of the photos chosen for it, in their order. */
  chosen: readonly number[]
  onToggle: (photo: number) => void
}

/** The photos a day could show; those that are pressed stand on paper, in the order in which they were pressed. */
export function DayPhotos({ day, chosen, onToggle }: Props) {
  const { number, name, photos } = day
  return (
    <li className={classes.day}>
      <div className={classes.title}>
        <strong>Tag {number}</strong> <span title={name}>{name}</span>
      </div>
      <ul className={classes.photos} aria-label={`Fotos von Tag ${number}`}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoButton
              photo={photo}
              place={chosen.indexOf(photo.id)}
              isOff={chosen.length >= mostPhotosOfDay && !chosen.includes(photo.id)}
              onToggle={() => onToggle(photo.id)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}

const rightsWords = { missing: 'Bildrechte fehlen', expired: 'Bildrechte abgelaufen' } as const

type ButtonProps = { photo: OfferedPhoto; place: number; isOff: boolean; onToggle: () => void }

function PhotoButton({ photo, place, isOff, onToggle }: ButtonProps) {
  const { caption, shows, path, rights } = photo
  const words = caption || shows || 'ohne Bildunterschrift'
  const isChosen = place >= 0
  return (
    <button
      type="button"
      className={classes.photo}
      aria-pressed={isChosen}
      title={isOff ? `Höchstens ${mostPhotosOfDay} Fotos je Tag` : [words, shows].filter(Boolean).join(' · ')}
      disabled={isOff}
      onClick={onToggle}
    >
      <img src={path} alt="" loading="lazy" />
      {isChosen && (
        <span className={classes.mark} aria-hidden>
          <IconCheck size={12} stroke={2.4} />
          {place + 1}
        </span>
      )}
      <span className={classes.words}>
        {rights !== 'noted' && <IconAlertTriangle size={12} className={classes.warn} aria-hidden />} {words}
        {rights !== 'noted' && <span className="rw-spoken">{rightsWords[rights]}</span>}
      </span>
    </button>
  )
}
