import type { OrganisationKey } from './houses.ts'

export type UserKey = 'anna' | 'bernd' | 'clara' | 'jonas' | 'meike' | 'tobias'

export interface DemoUser {
  key: UserKey
  id: number
  firstName: string
  lastName: string
  email: string
  isAdmin: boolean
  hue: number
  /** Printed below what they sign, in its language. */
  jobTitle: string
  jobTitleEn: string
  jobTitleFr: string
  phone: string
  organisations: readonly OrganisationKey[]
  /** Only some have a password; the others are colleagues one assigns trips and to-dos to. */
  canSignIn: boolean
}

const jobTitles = {
  head: ['Leitung Gruppenreisen', 'Head of Group Travel', 'Responsable des voyages de groupe'],
  north: ['Gruppenreisen Nord', 'Group Travel North', 'Voyages de groupe Nord'],
  south: ['Gruppenreisen Süd', 'Group Travel South', 'Voyages de groupe Sud'],
  booking: ['Buchung und Unterlagen', 'Reservations and Documents', 'Réservations et documents'],
} as const

// biome-ignore format: a person a line
export const users: readonly DemoUser[] = [
  user('anna', 1, 'Anna', 'Lindqvist', 340, ['nord', 'sued'], [jobTitles.head, '040 66969-121'], { isAdmin: true, canSignIn: true }),
  user('bernd', 2, 'Bernd', 'Thomsen', 235, ['nord'], [jobTitles.north, '040 66969-122'], { canSignIn: true }),
  user('clara', 3, 'Clara', 'Wiesner', 150, ['sued'], [jobTitles.south, '089 99998-123'], { canSignIn: true }),
  user('jonas', 4, 'Jonas', 'Petersen', 60, ['nord'], [jobTitles.north, '040 66969-124'], {}),
  user('meike', 5, 'Meike', 'Drossel', 285, ['nord'], [jobTitles.booking, '040 66969-125'], {}),
  user('tobias', 6, 'Tobias', 'Schwarzwälder', 20, ['sued'], [jobTitles.south, '089 99998-126'], {}),
]

function user(
  key: UserKey,
  id: number,
  firstName: string,
  lastName: string,
  hue: number,
  organisations: readonly OrganisationKey[],
  [[jobTitle, jobTitleEn, jobTitleFr], phone]: readonly [titles: readonly [string, string, string], phone: string],
  { isAdmin = false, canSignIn = false }: { isAdmin?: boolean; canSignIn?: boolean },
): DemoUser {
  const email = `${key}@reisewerk.example`
  const titles = { jobTitle, jobTitleEn, jobTitleFr }
  return { key, id, firstName, lastName, email, isAdmin, hue, ...titles, phone, organisations, canSignIn }
}
