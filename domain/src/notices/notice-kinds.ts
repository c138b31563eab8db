/** What somebody is told of; each can be switched off (EASE-07). A mail is sent for options only. */
export const noticeKinds = {
  mention: { label: 'Erwähnungen', hint: 'Jemand nennt dich in einer Notiz mit @' },
  change: { label: 'Änderungen', hint: 'Andere ändern Reisen, für die du verantwortlich bist' },
  bounce: { label: 'E-Mails', hint: 'Eine E-Mail deiner Reisen kam zurück oder wurde abgelehnt' },
  option: { label: 'Optionen', hint: 'Eine Option deiner Reisen läuft bald ab' },
  option_mail: { label: 'Optionen per E-Mail', hint: 'Dieselbe Erinnerung, wenn das Haus einen Mailserver hat' },
} as const
export type NoticeSwitch = keyof typeof noticeKinds
/** What the bell tells. */
export type NoticeKind = Exclude<NoticeSwitch, 'option_mail'>

/** So many days before its last one an option is reminded of: time to ask the client, and a weekend. */
export const optionReminderDays = 4

export type NoticeWords = {
  readonly kind: NoticeKind
  /** Whose doing it is; empty where it is nobody's. */
  readonly by: string
  /** Changes that were saved, each with all that followed from it. */
  readonly count: number
  /** By how many days they have moved the trip; null where they have not. */
  readonly moved: number | null
  /** Requests of the trip whose partners know other days. */
  readonly renewals: number
  /** What is mentioned, or whom an option is held by. */
  readonly text: string
  /** German day of an option, and whether it is over. */
  readonly due: string
  readonly isOver: boolean
}

/** @returns what a line of the bell says: 'Bernd Brandt: 3 Änderungen' */
export function noticeWords({ kind, by, count, moved, renewals, text, due, isOver }: NoticeWords): string {
  const who = by === '' ? 'Jemand' : by
  switch (kind) {
    case 'mention':
      return `${who} hat dich erwähnt: ${text}`
    case 'change':
      return `${who}: ${moved ? movedWords(moved, renewals, count - 1) : changes(count)}`
    case 'bounce':
      return text
    case 'option':
      return `Option ${text} ${isOver ? 'ist abgelaufen' : 'läuft ab'}: ${due}`.replace('  ', ' ')
  }
}

function changes(count: number, further = ''): string {
  return count === 1 ? `1 ${further}Änderung` : `${count >= 100 ? 'über 100' : count} ${further}Änderungen`
}

/** 'Reise um 7 Tage verschoben, 14 Anfragen neu anzufragen, 2 weitere Änderungen' */
function movedWords(days: number, renewals: number, others: number): string {
  const far = Math.abs(days) === 1 ? '1 Tag' : `${Math.abs(days)} Tage`
  const anew = renewals === 1 ? '1 Anfrage neu anzufragen' : `${renewals} Anfragen neu anzufragen`
  const parts = [
    `Reise um ${far} ${days > 0 ? 'verschoben' : 'vorgezogen'}`,
    renewals > 0 && anew,
    others > 0 && changes(others, 'weitere '),
  ]
  return parts.filter(Boolean).join(', ')
}
