/** Words of signing in (APP-02) and what its answers are called on the wire. */

export const signInMessages = {
  unauthenticated: 'Bitte melde dich an.',
  invalid_credentials: 'Benutzername oder Passwort ist falsch',
  second_factor_required: 'Bitte gib den Code deiner Authenticator-App ein.',
  invalid_second_factor: 'Der Code ist falsch oder abgelaufen.',
  too_many_tries: 'Zu viele Versuche.',
  cross_site: 'Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.',
  second_factor_active: 'Der zweite Faktor ist schon eingerichtet.',
  second_factor_not_started: 'Die Einrichtung des zweiten Faktors wurde noch nicht begonnen.',
  wrong_password: 'Das Passwort ist falsch.',
  weak_password: 'Dieses Passwort ist zu leicht zu erraten.',
  wrong_code: 'Der Code ist falsch. Bitte prüfe, ob die Uhr deines Telefons richtig geht.',
} as const

/** @param seconds until the next try is allowed @returns 'Zu viele Versuche. Bitte warte 2 Minuten.' */
export function tooManyTriesMessage(seconds: number): string {
  return `${signInMessages.too_many_tries} Bitte warte ${durationInWords(seconds)}.`
}

function durationInWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'eine Minute' : `${minutes} Minuten`
}

/** Two letters for the face of a user: 'Anna Lindqvist' → 'AL'. */
export function initialsOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`.toLocaleUpperCase('de')
}

function firstLetter(name: string): string {
  // Spread counts letters, not code units, so that 'Ö' written as two marks is not torn.
  return [...name.trim().normalize('NFC')][0] ?? ''
}

/** Password of every account of the demo agency (design §4); offered at sign-in only on the own machine. */
export const demoPassword = 'reisewerk-demo'
