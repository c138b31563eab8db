/** What a row says of its amount, as it stands in its cells. */
export type ToldAmount = {
  readonly amount: string
  /** Amounts that went out and came in, where they have columns of their own. */
  readonly debit: string
  readonly credit: string
  /** 'S', 'H', 'Soll', 'Haben', '-'; empty where no column says so. */
  readonly direction: string
}

const went = /^(?:s|soll|d|db|dr|dbit|debit|-|−)$/i
const came = /^(?:h|haben|c|cr|crdt|credit|\+)$/i

/** Whether a cell says nothing but which way an amount went. */
export function isDirection(text: string): boolean {
  return went.test(text.trim()) || came.test(text.trim())
}

/**
 * What came in, or below nothing went out, in cents. Banks write a sign, a letter beside the amount, or two columns.
 * @returns null for what is no amount, or whose sign and letter say two things
 */
export function toldCents({ amount, debit, credit, direction }: ToldAmount): number | null {
  if (amount.trim() === '') {
    const isOut = debit.trim() !== ''
    if (isOut && credit.trim() !== '') return null
    const cents = bankCents(isOut ? debit : credit)
    return cents === null ? null : isOut ? -Math.abs(cents) : Math.abs(cents)
  }
  const cents = bankCents(amount)
  if (cents === null || direction.trim() === '') return cents
  if (went.test(direction.trim())) return -Math.abs(cents)
  return came.test(direction.trim()) && cents >= 0 ? cents : null
}

/** '-1.234,56', '12,5 EUR', '+3', '8,00-', and as English files have it '1,234.56'. @returns null for what is no amount */
export function bankCents(text: string): number | null {
  const plain = text.replace(/\s|EUR|€/g, '').replace('−', '-')
  const [, before, number = '', behind] = /^([+-]?)([\d.,]+)([+-]?)$/.exec(plain) ?? []
  if (number === '' || (before !== '' && behind !== '')) return null
  const isEnglish = /^(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{1,2}$/.test(number)
  const german = isEnglish ? number.replaceAll(',', '').replace('.', ',') : number
  const [, whole, part = ''] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(german) ?? []
  if (whole === undefined || whole.length > 14) return null
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
  return before === '-' || behind === '-' ? -cents + 0 : cents
}
