import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The common passwords of ten letters and more, and the words most of the shorter ones are made of (from zxcvbn-ts, MIT). */
const common = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'))

/** Neighbours on keyboards and in what one counts by. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
]

/** So many letters beside names and common words make a password. */
const leastOwn = 6

/**
 * Whether a password is among the first that anybody would try (ASVS 6.2.4, 6.2.11). What it must be made of is not asked.
 * @param context names, addresses and houses of its owner
 */
export function isWeakPassword(password: string, context: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim()
  return (
    common.has(text) ||
    new Set(text).size < 5 ||
    /^\d*$/.test(text) ||
    runsOf(text) <= text.length / 3 ||
    isCommonWord(text) ||
    ownPart(text, context).length < leastOwn
  )
}

/** 'passwort2027!', 'Winter2026!!', 'P@ssw0rd123': a word one tries, also by signs that look like letters, with a year or little else around it. */
function isCommonWord(text: string): boolean {
  const [, before = '', word = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? []
  const around = (before + after).replace(/(19|20)\d\d/, '').replaceAll(/[^\p{L}\d]/gu, '')
  const plain = word.replaceAll(/[@013457$!]/g, (sign) => lookalikes[sign] ?? sign)
  return around.length < leastOwn && [word, plain].some((one) => common.has(one))
}

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '!': 'i',
}

/** How often the typing finger jumps: 'qwertzuiop' is one run, 'abc123' two. */
function runsOf(text: string): number {
  const letters = [...text]
  return letters.filter((letter, index) => !follows(letters[index - 1], letter)).length
}

function follows(before: string | undefined, letter: string): boolean {
  if (before === undefined) return false
  return before === letter || rows.some((row) => row.includes(before + letter) || row.includes(letter + before))
}

/** What is left without the words that whoever knows the owner would try. */
function ownPart(text: string, context: readonly string[]): string {
  const words = ['reisewerk', ...context.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)])]
  const known = words.map((word) => word.toLowerCase()).filter((word) => word.length >= 3)
  return known
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, word) => rest.replaceAll(word, ''), text)
    .replaceAll(/[^\p{L}\d]/gu, '')
}
