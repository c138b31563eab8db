import { plainHead } from '../../tables/heads.ts'

/** What stands for 'M' and 'W' in other people's lists, as heads are read ({@link plainHead}). */
export const genders: Readonly<Record<'M' | 'W', readonly string[]>> = {
  M: ['m', 'h', 'hr', 'herr', 'mann', 'mannlich', 'maennlich', 'mr', 'male', 'man', 'monsieur', 'homme', 'masculin'],
  W: [
    'w',
    'f',
    'd',
    'fr',
    'frau',
    'weiblich',
    'mrs',
    'ms',
    'miss',
    'mme',
    'mlle',
    'female',
    'woman',
    'madame',
    'femme',
    'feminin',
    'dame',
  ],
}

/** @returns 'M' or 'W' (002 §9); null for an empty cell, undefined for a word that is neither */
export function readGender(text: string): 'M' | 'W' | null | undefined {
  // 'Herr Dr.' names the person first.
  const word = plainHead(text).split(' ')[0] ?? ''
  if (word === '') return null
  if (genders.M.includes(word)) return 'M'
  return genders.W.includes(word) ? 'W' : undefined
}

const sizes: readonly (readonly string[])[] = [
  ['ez', 'sgl', 'single', 'einzel', 'einzelzimmer', 'simple', 'individuelle', 'eki', 'eka', '1', '1bett'],
  [
    'dz',
    'dbl',
    'double',
    'doppel',
    'doppelzimmer',
    'twin',
    'twn',
    'zweibett',
    'zweibettzimmer',
    'dki',
    'dka',
    '2',
    '2bett',
  ],
  ['3z', 'trz', 'tpl', 'triple', 'dreibett', 'dreibettzimmer', '3', '3bett'],
  ['4z', 'qdp', 'quadruple', 'vierbett', 'vierbettzimmer', '4', '4bett'],
  ['5bett', 'funfbettzimmer', '5'],
  ['6bett', 'sechsbettzimmer', '6'],
]
const twinWords = ['twin', 'twn', 'zweibett', 'zweibettzimmer', 'getrennt', 'getrennte', '2bett']

/** What a cell says of a room: how many beds, and whether they stand apart. null beds: it does not say. */
export function readRoomType(text: string): { persons: number | null; twin: boolean } | undefined {
  const words = plainHead(text).split(' ')
  if (words[0] === '') return { persons: null, twin: false }
  const size = sizes.findIndex((names) => words.some((word) => names.includes(word)))
  if (size === -1) return undefined
  return { persons: size + 1, twin: size === 1 && words.some((word) => twinWords.includes(word)) }
}

const documents = {
  Personalausweis: [
    'personalausweis',
    'perso',
    'pa',
    'ausweis',
    'id',
    'id card',
    'identity card',
    'carte d identite',
    'cni',
  ],
  Reisepass: ['reisepass', 'pass', 'rp', 'passport', 'passeport'],
} as const

/** @returns one of the two of 002 §9; null for an empty cell, undefined for another word */
export function readDocumentType(text: string): keyof typeof documents | null | undefined {
  const word = plainHead(text)
  if (word === '') return null
  if ((documents.Personalausweis as readonly string[]).includes(word)) return 'Personalausweis'
  return (documents.Reisepass as readonly string[]).includes(word) ? 'Reisepass' : undefined
}

/** 'Brandt, Helga' or 'Helga Brandt': the surname stands before a comma, else last; 'von', 'de', 'van' belong to it. */
export function splitName(text: string): { lastName: string; firstName: string } {
  const whole = text.replaceAll(/\s+/g, ' ').trim()
  const comma = whole.indexOf(',')
  if (comma !== -1) return { lastName: whole.slice(0, comma).trim(), firstName: whole.slice(comma + 1).trim() }
  const words = whole.split(' ')
  const from = words.findIndex(
    (word, index) => index > 0 && /^(von|vom|zu|zur|van|de|der|den|da|di|du|le|la)$/.test(word),
  )
  const cut = from === -1 ? words.length - 1 : from
  return { lastName: words.slice(cut).join(' '), firstName: words.slice(0, cut).join(' ') }
}

const yes = ['x', 'j', 'ja', 'yes', 'y', 'oui', 'o', '1', 'true', 'wahr']
const no = ['n', 'nein', 'no', 'non', '0', 'false', 'falsch', 'keine', 'keiner']

/**
 * A cell that is ticked: 'x', 'ja', '1'. Another word ticks it too and is a remark: 'Rollstuhl'.
 * @returns null for an empty cell
 */
export function readYes(text: string): { is: boolean | null; remark: string } {
  const word = plainHead(text)
  if (word === '') return { is: text.trim() === '' ? null : false, remark: '' }
  if (no.includes(word)) return { is: false, remark: '' }
  return { is: true, remark: yes.includes(word) ? '' : text.trim() }
}

const totals = /^(zwischensumme|summe|gesamt|gesamtzahl|insgesamt|total|anzahl|somme)\b/
const counted = /^(?:.*\b)?\d+ (personen|person|pers|gaste|gast|pax|teilnehmer|tn|reisende|persons|people|personnes)\b/

/**
 * Whether a line at the foot of a list counts guests instead of naming one: '9 Personen', 'Summe: 9', or 'Summe' in another cell.
 * @param name as the line tells it
 */
export function isTotal(name: string, cells: readonly string[]): boolean {
  const words = plainHead(name)
  if (counted.test(words) || /^(zwischensumme|summe|gesamtzahl|insgesamt)$/.test(words)) return true
  return /\d/.test(words) && [name, ...cells].some((cell) => totals.test(plainHead(cell)))
}
