import { passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import { signInMessages } from '@reisewerk/domain/accounts/sign-in.ts'
import { z } from 'zod'
import { isWeakPassword } from '../features/accounts/sign-in/weak-passwords.ts'

/** What `npm run admin:create` is told, each answer by itself: a German sentence on what is wrong with it, or null. */

/** @param taken addresses, in lower case, with which there is somebody */
export function emailFault(email: string, taken: readonly string[]): string | null {
  const address = email.trim().toLowerCase()
  if (!z.email().safeParse(address).success) return `„${email}“ ist keine E-Mail-Adresse.`
  return taken.includes(address) ? `Mit der Adresse ${address} gibt es schon jemanden.` : null
}

export function nameFault(name: string): string | null {
  const { firstName, lastName } = namesOf(name)
  return firstName === '' || lastName === '' ? 'Bitte Vor- und Nachnamen angeben, etwa „Ida Beispiel“.' : null
}

/** 'Ida Maria Beispiel' is Ida Maria, whose last name is Beispiel. */
export function namesOf(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(.+)\s(\S+)$/.exec(name.trim()) ?? []
  return { firstName: firstName.trim(), lastName }
}

export function houseFault(name: string): string | null {
  const length = name.trim().length
  if (length === 0) return 'Bitte den Namen des Hauses angeben, etwa „Nordwind Reisen“.'
  return length > 80 ? 'Der Name des Hauses hat höchstens 80 Zeichen.' : null
}

const longestShortName = 20

/** By what a house is called in lists until it says otherwise: its first words as far as they have room, never half a word. */
export function shortNameOf(house: string): string {
  const name = house.trim()
  if (name.length <= longestShortName) return name
  const whole = name.slice(0, longestShortName + 1).lastIndexOf(' ')
  return name.slice(0, whole > 0 ? whole : longestShortName)
}

/** @param known what others may guess first: address, name and house */
export function passwordFault(password: string, known: readonly string[]): string | null {
  const { least, most } = passwordLength
  if (password.length < least || password.length > most) return `Das Passwort muss ${least} bis ${most} Zeichen haben.`
  return isWeakPassword(password, [...known]) ? signInMessages.weak_password : null
}
