import type { Locale } from '../accounts/options.ts'

/** Whom a letter greets. */
export type Addressee = {
  readonly salutation: 'Frau' | 'Herr' | null
  readonly firstName: string
  readonly lastName: string
}

type Greetings = {
  readonly nobody: string
  /** Of somebody whose salutation nobody knows. */
  readonly anybody: string
  readonly madam: (lastName: string) => string
  readonly sir: (lastName: string) => string
  /** On first-name terms. */
  readonly friend: Readonly<Record<'Frau' | 'Herr' | 'unknown', string>>
}

const greetings: Readonly<Record<Locale, Greetings>> = {
  de_DE: {
    nobody: 'Sehr geehrte Damen und Herren',
    anybody: 'Guten Tag',
    madam: (name) => `Sehr geehrte Frau ${name}`,
    sir: (name) => `Sehr geehrter Herr ${name}`,
    friend: { Frau: 'Liebe', Herr: 'Lieber', unknown: 'Hallo' },
  },
  en: {
    nobody: 'Dear Sir or Madam',
    anybody: 'Dear',
    madam: (name) => `Dear Ms ${name}`,
    sir: (name) => `Dear Mr ${name}`,
    friend: { Frau: 'Dear', Herr: 'Dear', unknown: 'Dear' },
  },
  fr: {
    nobody: 'Madame, Monsieur',
    anybody: 'Bonjour',
    // With the name behind it is Swiss.
    madam: () => 'Madame',
    sir: () => 'Monsieur',
    friend: { Frau: 'Bonjour', Herr: 'Bonjour', unknown: 'Bonjour' },
  },
}

export function fullName({ firstName, lastName }: Addressee): string {
  return [firstName.trim(), lastName.trim()].filter((part) => part !== '').join(' ')
}

/** Whether a letter says 'Sie': to whom one is formal with, and to all whose first name nobody knows. */
export function isWrittenFormally(addressee: Addressee | null, isFormal: boolean): boolean {
  return isFormal || (addressee?.firstName.trim() ?? '') === ''
}

/**
 * How every letter to somebody begins, on paper and by mail.
 * @param isFormal false for people one is on first-name terms with @returns the greeting without its comma
 */
export function greeting(locale: Locale, addressee: Addressee | null, isFormal: boolean): string {
  const { nobody, anybody, madam, sir, friend } = greetings[locale]
  const name = addressee === null ? '' : fullName(addressee)
  if (addressee === null || name === '') return nobody
  const { salutation } = addressee
  const lastName = addressee.lastName.trim()
  if (!isWrittenFormally(addressee, isFormal)) return `${friend[salutation ?? 'unknown']} ${addressee.firstName.trim()}`
  if (salutation === null || lastName === '') return `${anybody} ${name}`
  return salutation === 'Frau' ? madam(lastName) : sir(lastName)
}

/** The same words for people one is formal with and for others: '{Ihre|deine}'. */
const formsOfAddress = /\{([^{}|]{0,200})\|([^{}|]{0,200})\}/g

export function addressed(text: string, isFormal: boolean): string {
  return text.replace(formsOfAddress, isFormal ? '$1' : '$2')
}
