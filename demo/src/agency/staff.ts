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
  /** Printed below what they sign. */
  jobTitle: string
  phone: string
  organisations: readonly OrganisationKey[]
  /** Only some have a password; the others are colleagues one assigns trips and to-dos to. */
  canSignIn: boolean
}

// biome-ignore format: a person a line
export const users: readonly DemoUser[] = [
  user('anna', 1, 'Anna', 'Lindqvist', 340, ['nord', 'sued'], ['Leitung Gruppenreisen', '040 66969-121'], { isAdmin: true, canSignIn: true }),
  user('bernd', 2, 'Bernd', 'Thomsen', 235, ['nord'], ['Gruppenreisen Nord', '040 66969-122'], { canSignIn: true }),
  user('clara', 3, 'Clara', 'Wiesner', 150, ['sued'], ['Gruppenreisen Süd', '089 99998-123'], { canSignIn: true }),
  user('jonas', 4, 'Jonas', 'Petersen', 60, ['nord'], ['Gruppenreisen Nord', '040 66969-124'], {}),
  user('meike', 5, 'Meike', 'Drossel', 285, ['nord'], ['Buchung und Unterlagen', '040 66969-125'], {}),
  user('tobias', 6, 'Tobias', 'Schwarzwälder', 20, ['sued'], ['Gruppenreisen Süd', '089 99998-126'], {}),
]

function user(
  key: UserKey,
  id: number,
  firstName: string,
  lastName: string,
  hue: number,
  organisations: readonly OrganisationKey[],
  [jobTitle, phone]: readonly [jobTitle: string, phone: string],
  { isAdmin = false, canSignIn = false }: { isAdmin?: boolean; canSignIn?: boolean },
): DemoUser {
  const email = `${key}@reisewerk.example`
  return { key, id, firstName, lastName, email, isAdmin, hue, jobTitle, phone, organisations, canSignIn }
}
