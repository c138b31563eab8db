import type { Question } from '../../ui/dialogs/question.ts'

/** Asks before a hotel is told of fewer than the contacts of the trip have rooms for: its voucher tells of them (TRUE-04). */
export function withoutStaff(missing: readonly string[], action: string): Question {
  return {
    title: 'Rooming-Liste ohne Fahrer oder Reiseleitung?',
    text: `Die Kontakte der Reise haben ein Zimmer, auf der Liste fehlt: ${missing.join('; ')}. Ein Klick über der Liste trägt es ein.`,
    action,
  }
}
