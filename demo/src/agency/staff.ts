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
  organisations: readonly OrganisationKey[]
  /** Only some have a password; the others are colleagues one assigns trips and to-dos to. */
  canSignIn: boolean
}

// biome-ignore format: a person a line
export const users: readonly DemoUser[] = [
  user('anna', 1, 'Anna', 'Lindqvist', 340, ['nord', 'sued'], { isAdmin: true, canSignIn: true }),
  user('bernd', 2, 'Bernd', 'Thomsen', 235, ['nord'], { canSignIn: true }),
  user('clara', 3, 'Clara', 'Wiesner', 150, ['sued'], { canSignIn: true }),
  user('jonas', 4, 'Jonas', 'Petersen', 60, ['nord'], {}),
  user('meike', 5, 'Meike', 'Drossel', 285, ['nord'], {}),
  user('tobias', 6, 'Tobias', 'Schwarzwälder', 20, ['sued'], {}),
]

function user(
  key: UserKey,
  id: number,
  firstName: string,
  lastName: string,
  hue: number,
  organisations: readonly OrganisationKey[],
  { isAdmin = false, canSignIn = false }: { isAdmin?: boolean; canSignIn?: boolean },
): DemoUser {
  return { key, id, firstName, lastName, email: `${key}@reisewerk.example`, isAdmin, hue, organisations, canSignIn }
}
