/**
 * A number of the house as it is dialled from anywhere: '0171 39200-17' is '+49 171 39200-17'. A number without a country is German, like
 * the houses (EASE-08, `phone_key`); one with a country keeps it, as does what begins with no zero: '112' is dialled as it stands.
 * @param number as it was typed; words beside it leave it as it is
 */
export function internationalPhone(number: string): string {
  const typed = number.trim()
  if (!/^[+\d\s()/.\-–]+$/.test(typed)) return number
  const [, country, rest = ''] = /^(\+|00|\(0(?=\d+\))|0)?(.*)$/s.exec(typed.replace(/\(0\)\s*/, ' ')) ?? []
  if (country === undefined) return number
  const national = rest.replaceAll(/[()/]/g, ' ').replaceAll(/\s+/g, ' ').trim()
  const isAbroad = country === '+' || country === '00'
  return isAbroad ? `+${national.replace(/^49 ?0(?=\d)/, '49 ')}` : `+49 ${national}`
}

/** What a telephone dials: 'tel:+4917139200017'. @returns '' where no number stands there */
export function dialled(number: string): string {
  const digits = internationalPhone(number).replaceAll(/[^+\d]/g, '')
  return digits === '' ? '' : `tel:${digits}`
}
