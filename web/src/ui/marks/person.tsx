import type { CSSProperties } from 'react'
import classes from './person.module.css'

/** `hue` in degrees, the user's own; `imageUrl` when a picture has been uploaded; `isGone`: without access any more. */
export type PersonName = { name: string; initials: string; hue: number; imageUrl?: string | null; isGone?: boolean }

type Props = {
  person: PersonName
  size?: number
  /** A green dot: looks at the same page right now. */
  online?: boolean
  decorative?: boolean
}

/** The face of a user: picture, or initials on a hue of their own. */
export function Person({ person, size = 20, online = false, decorative = false }: Props) {
  const name = person.isGone === true ? `${person.name} (ohne Zugang)` : person.name
  return (
    <span
      className={classes.face}
      data-online={online || undefined}
      style={{ '--hue': person.hue, width: size, height: size, fontSize: size * 0.42 } as CSSProperties}
      role="img"
      data-gone={person.isGone || undefined}
      aria-label={name}
      aria-hidden={decorative || undefined}
      title={name}
    >
      {person.imageUrl == null ? person.initials : <img className={classes.image} src={person.imageUrl} alt="" />}
    </span>
  )
}

export function People({ people, label }: { people: PersonName[]; label: string }) {
  if (people.length === 0) return null
  return (
    <span className={classes.group} role="group" aria-label={label}>
      {people.map((person) => (
        <Person key={person.name} person={person} size={24} online />
      ))}
    </span>
  )
}
