import { idOf } from '@reisewerk/domain/wire.ts'
import { hashKey } from '@tanstack/react-query'

/** Two people changed the same thing: the one place that decides what comes of it (APP-14). */

type Merge = { readonly value: unknown; readonly isConflict: boolean }
type Item = Record<string, unknown>

/**
 * What I changed counts, all else is as they left it. Lists are brought together entry by entry, lists of words word by word;
 * a text, an amount or a price is one value.
 * @param basis as both had read it @param mine as I send it, which may be less than what is read
 * @returns mine where both changed the same value
 */
export function merge(basis: unknown, mine: unknown, theirs: unknown): Merge {
  if (isSame(mine, theirs) || isSame(basis, theirs) || isSameText(mine, theirs))
    return { value: mine, isConflict: false }
  if (isSame(basis, mine)) return { value: theirs, isConflict: false }
  if (isWords(basis) && isWords(mine) && isWords(theirs)) {
    return { value: mergedWords(basis, mine, theirs), isConflict: false }
  }
  if (isEntries(basis) && isEntries(mine) && isEntries(theirs)) return mergedEntries(basis, mine, theirs)
  if (isParts(basis) && isParts(mine) && isParts(theirs)) return mergedParts(basis, mine, theirs)
  return { value: mine, isConflict: true }
}

/** Words somebody added and took away, where a colleague may have done the same: both count. */
export function mergedWords<Word extends string | number>(
  basis: readonly Word[],
  mine: readonly Word[],
  theirs: readonly Word[],
): Word[] {
  const kept = theirs.filter((word) => mine.includes(word) || !basis.includes(word))
  return [...kept, ...mine.filter((word) => !basis.includes(word) && !kept.includes(word))]
}

function mergedEntries(basis: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Merge {
  let isConflict = false
  const of = (list: readonly Item[], id: unknown) => list.find((entry) => entry.id === id)
  const came = theirs.filter(({ id }) => of(basis, id) === undefined && of(mine, id) === undefined)
  const made = madeAlready(mine, came)
  const kept = mine.flatMap((entry): unknown[] => {
    const already = made.get(entry)
    if (already !== undefined) {
      const both = mergedNew(entry, already)
      isConflict ||= both.isConflict
      return [both.value]
    }
    const [was, now] = [of(basis, entry.id), of(theirs, entry.id)]
    if (entry.id === undefined || was === undefined) return [entry]
    // They removed it: gone, unless I had changed it; then it is made anew.
    if (now === undefined) return isSame(was, entry) ? [] : [without(entry, 'id')]
    const merged = merge(was, entry, now)
    isConflict ||= merged.isConflict
    return [merged.value]
  })
  const added = came.filter((entry) => ![...made.values()].includes(entry))
  return { value: [...kept, ...added.map(bare)], isConflict }
}

/**
 * New entries of mine that stand there by now: the answer to a save was lost, or a colleague has made the same line of the plan.
 * @returns each with the one it is, found by what it says, else by its key
 */
function madeAlready(mine: readonly Item[], came: readonly Item[]): Map<Item, Item> {
  const made = new Map<Item, Item>()
  const left = [...came]
  for (const isIt of [saysAll, hasSameKey]) {
    for (const entry of mine) {
      if (entry.id !== undefined || made.has(entry)) continue
      const at = left.findIndex((one) => isIt(one, entry))
      const [found] = at < 0 ? [] : left.splice(at, 1)
      if (found !== undefined) made.set(entry, found)
    }
  }
  return made
}

const saysAll = (now: Item, told: Item) =>
  Object.entries(told).every(([name, part]) => name === 'id' || isSame(now[name], part))

/** A line of the plan, in one language, stands once in a list. */
const hasSameKey = (one: Item, other: Item) =>
  typeof other.key === 'string' && other.key !== '' && one.key === other.key && one.locale === other.locale

/** What one has left empty is as the other has it. */
function mergedNew(mine: Item, theirs: Item): Merge {
  let isConflict = false
  const parts = Object.entries(mine).map(([name, part]) => {
    const other = theirs[name]
    if (isEmpty(part) || part === false) return [name, bare(other) ?? part]
    isConflict ||= !isSame(part, other) && !isEmpty(other) && other !== false
    return [name, part]
  })
  return { value: { ...Object.fromEntries(parts), id: theirs.id }, isConflict }
}

/** Whether a list stands there as it was sent; entries that were new have got their numbers since. */
export function isAsSent(now: unknown, sent: unknown): boolean {
  if (!isEntries(now) || !isEntries(sent)) return isSame(now, sent) || isSameText(now, sent)
  if (now.length !== sent.length) return false
  return sent.every(
    (entry, at) => entry.id === (entry.id === undefined ? undefined : now[at]?.id) && saysAll(now[at] ?? {}, entry),
  )
}

/** What is to be sent after a list has arrived whose answer was lost: its new entries are those that stand there now. */
export function numbered(mine: unknown, sent: unknown, now: unknown): unknown {
  if (!isEntries(mine) || !isEntries(sent) || !isEntries(now)) return mine
  const left = sent.flatMap((entry, at) => (entry.id === undefined ? [{ entry, id: now[at]?.id }] : []))
  const known = new Map<Item, unknown>()
  const isAt = (entry: Item, one: Item) => mine.indexOf(entry) === sent.indexOf(one)
  for (const isIt of [saysAll, hasSameKey, isAt]) {
    for (const entry of mine) {
      if (entry.id !== undefined || known.has(entry)) continue
      const at = left.findIndex(({ entry: one }) => isIt(entry, one))
      const [found] = at < 0 ? [] : left.splice(at, 1)
      if (found !== undefined) known.set(entry, found.id)
    }
  }
  return mine.map((entry) => (known.has(entry) ? { ...entry, id: known.get(entry) } : entry))
}

function mergedParts(basis: Item, mine: Item, theirs: Item): Merge {
  let isConflict = false
  const parts = Object.entries(mine).map(([name, part]) => {
    const merged = merge(basis[name], part, theirs[name])
    isConflict ||= merged.isConflict
    return [name, merged.value]
  })
  return { value: Object.fromEntries(parts), isConflict }
}

/**
 * Whether what stands there says all that was told. Of partial lists only the entries that are told count, found by their
 * type or number; one that is not there holds nothing.
 */
export function says(now: unknown, told: unknown): boolean {
  if (Array.isArray(told)) return told.every((entry) => isSaid(now, entry))
  if (isItem(told) && !isAtom(told)) {
    return Object.entries(told).every(([name, part]) => says(isItem(now) ? now[name] : undefined, part))
  }
  return isSame(now, told) || (isEmpty(now) && isEmpty(told))
}

function isSaid(list: unknown, told: unknown): boolean {
  const entries: readonly unknown[] = Array.isArray(list) ? list : []
  if (!isItem(told)) return entries.some((entry) => isSame(entry, told))
  const names = identities.find(([first]) => first in told)
  if (names === undefined) return says(undefined, told)
  const found = entries.find((entry) => isItem(entry) && names.every((name) => isSame(entry[name], told[name])))
  return says(found, names.reduce(without, told))
}

/** By which an entry of a list is told from the others. */
const identities = [['id'], ['type'], ['quantityType', 'name']] as const

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || value === 0

/** Whether two values say the same: keys in any order, without what only an answer has, a link as what it leads to. */
export function isSame(one: unknown, other: unknown): boolean {
  return hashKey([bare(linked(one, other)) ?? null]) === hashKey([bare(linked(other, one)) ?? null])
}

/** A text is kept without blanks around it. */
function isSameText(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && one.trim() === other.trim()
}

function linked(value: unknown, other: unknown): unknown {
  return isItem(value) && typeof other === 'string' && /^\/api\/\w+\/\d+$/.test(other) && value.id === idOf(other)
    ? other
    : value
}

/** What an answer says and nobody sends. */
const onlyAnswered = new Set(['version', 'formatted'])

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isItem(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (onlyAnswered.has(name) ? [] : [[name, bare(part)]])),
  )
}

function without(entry: Item, name: string): Item {
  return Object.fromEntries(Object.entries(entry).filter(([other]) => other !== name))
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Money, a kind of cabin, a formatted text: halves of two of them make none. */
function isAtom(value: Item): boolean {
  return 'currency' in value || (typeof value.type === 'string' && value.id === undefined)
}

const isParts = (value: unknown): value is Item => isItem(value) && !isAtom(value)

function isEntries(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem)
}

function isWords(value: unknown): value is readonly (string | number)[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string' || typeof entry === 'number')
}
