import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { update } from '../lib/api.ts'
import { ApiError, type Violation } from '../lib/http.ts'
import { keys } from '../lib/keys.ts'
import { useDeletionOf } from '../lib/live/deletions.ts'
import { nested } from '../lib/saving/field-paths.ts'
import { mergedWords } from '../lib/saving/merge.ts'
import { currentItem, versionIn } from '../lib/saving/save-entry.ts'
import { confirm } from '../ui/dialogs/confirm.tsx'
import { useOpenForm } from '../ui/dialogs/open-forms.ts'
import { notice } from '../ui/notices/notice.tsx'
import { createAttempts } from './attempts.ts'
import { type ChangedRows, changedRowsBody, isSameRowChanged, withSentRows } from './child-rows.ts'
import type { Drafts, FieldLook, PathOf } from './drafts.ts'
import { bodyOf, contractField, draftOf, emptyDraft, type Item, isAt, isSameDraft, messageAt } from './field-value.ts'
import { wordOf } from './field-words.ts'
import type { FormOptions, HeldIn } from './form-options.ts'
import { useKeptForm } from './use-kept-form.ts'

type Body = Readonly<Record<string, unknown>>
/** `mayReplaceOwn` said no: nothing was sent. */
const notReplaced = Symbol('not replaced')

export type ItemForm<C extends Contract = Contract, Own extends object = object, Saved = ItemOf<C>> = {
  readonly contract: C
  readonly title: string
  readonly isNew: boolean
  readonly lookOf: (path: string) => FieldLook & { readonly name: string }
  readonly value: HeldIn<C>
  readonly set: (part: Drafts<C>) => void
  readonly own: Own
  readonly setOwn: (part: Partial<Own>) => void
  /** Why a field was refused. Whoever asks shows it: what nobody asked for stands in the foot (`problem`). */
  readonly errorOf: (path: string) => string | undefined
  readonly problem: () => string | undefined
  /** The server has refused it: the first field at which it says why gets the focus. */
  readonly isRefused: boolean
  readonly isChanged: boolean
  readonly isTouched: (path: string) => boolean
  readonly isSaving: boolean
  readonly gone: string | null
  readonly elsewhere: { readonly text: string; readonly consequence: string } | null
  /** What was typed before the page went from under the form stands in it again. */
  readonly keptAt: number | null
  /** Back to what is stored, or to what it began with. */
  readonly reset: () => void
  readonly violations: readonly Violation[]
  readonly body: () => Record<string, unknown>
  /** @returns the item once it is saved; a refusal leaves the form as it is */
  readonly save: () => Promise<Saved | null>
  readonly close: () => void
  readonly isDraft: boolean
  /** Throws a draft away, once whoever wrote it says so. */
  readonly discard: () => void
}

/**
 * The one form of an item: what it holds are the fields of a contract, what it sends are those that were changed. Who changes
 * something else meanwhile keeps it, and the form shows it; who changed the same is named before it is replaced (decision 002). A
 * new one is made once, whatever becomes of the answers (attempts.ts).
 */
export function useItemForm<C extends Contract, Own extends object = object, Saved = ItemOf<C>>(
  contract: C,
  options: FormOptions<C, Own, Saved>,
): ItemForm<C, Own, Saved> {
  const { item, looks, begins, what } = options
  const client = useQueryClient()
  const kept = useKeptForm(
    `${options.name}.${contract.name}.${item?.id ?? 'new'}.${options.of ?? ''}`,
    options.title,
    options.draft,
  )
  // What is stored so already is nobody's change, also once somebody else has changed it.
  const [opens] = useState<Body>(() => {
    const shown = Object.entries(options.opens ?? {})
    const stored = (path: string) =>
      item && draftOf(contract, { ...looks?.[path as PathOf<C>], name: path }, { ...item })
    return Object.fromEntries(shown.filter(([path, draft]) => !isSameDraft(draft, stored(path))))
  })
  const [edits, setEdits] = useState<Body>(kept.found?.edits ?? opens)
  const [opened, setOpened] = useState<Body>(kept.found?.opened ?? {})
  const [own, setAllOwn] = useState<Own>({ ...options.own, ...kept.found?.own } as Own) // what was kept is of the same form
  const [first, setFirst] = useState<Item | null>(item as Item | null)
  const [newer, setNewer] = useState<Item | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [attempts] = useState(() =>
    createAttempts<ItemOf<C>>(contract, kept.found?.unanswered ?? null, options.isFinal),
  )
  const [begunOwn] = useState(options.own)
  /** What was sent and may have been taken without an answer is nobody else's change. */
  const sent = useRef<Body[]>([])
  const state = useRef<'open' | 'saving' | 'left' | 'done'>('open')
  const shown = new Set<string>()
  const everShown = useRef(new Set<string>())

  const known = newestOf(item as Item | null, newer)
  const goneBy = useDeletionOf(
    item === null || what === undefined ? null : { what: what.text, table: what.table, row: item.id },
  )
  const gone = options.gone ?? goneBy

  const lookOf = (path: string): FieldLook & { name: string } => ({ ...looks?.[path as PathOf<C>], name: path }) // a path the form has named
  const draftIn = (source: Item | null, path: string): unknown => {
    if (source !== null) return draftOf(contract, lookOf(path), source)
    const begun = begins?.[path as PathOf<C>]
    return begun === undefined ? emptyDraft(contract, lookOf(path)) : begun
  }
  const valueIn = (now: Body, path: string): unknown => (path in now ? now[path] : draftIn(known, path))
  const held =
    (now: Body): HeldIn<C> =>
    (path) =>
      valueIn(now, path) as never // by kind of field, see drafts.ts
  const changedPaths = Object.keys(edits).filter((path) => !isSameDraft(edits[path], draftIn(known, path)))
  const isOwnChanged =
    options.isOwnTyped?.(own, kept.found !== null) ?? JSON.stringify(own) !== JSON.stringify({ ...begunOwn })
  const isOpening = (path: string) => path in opens && isSameDraft(edits[path], opens[path])
  const isChanged = changedPaths.some((path) => !isOpening(path)) || isOwnChanged

  const isDraft = options.draft !== undefined
  const isHere = () => state.current === 'open' || state.current === 'saving'
  if (isHere())
    kept.keep(
      options.isPassing !== true && (isChanged || attempts.unanswered() !== null),
      () => ({
        edits,
        opened,
        own: isOwnChanged || isDraft ? (own as Body) : {}, // any object is one
        unanswered: attempts.unanswered(),
      }),
      () => body(),
    )
  useOpenForm({ isChanged: () => !isDraft && isHere() && isChanged, onLeft: drop })

  /** Whoever types or saves has turned round before the other page came, and is here still. */
  function goOn() {
    if (state.current === 'left') state.current = 'open'
  }

  function set(part: Drafts<C>) {
    goOn()
    const more: Body = { ...part, ...options.follow?.(part, held({ ...edits, ...part }), held(edits)) }
    setOpened((now) => ({
      ...Object.fromEntries(Object.keys(more).map((path) => [path, draftIn(known, path)])),
      ...now,
    }))
    // What is undefined is taken back.
    const isMeant = ([, value]: [string, unknown]) => value !== undefined
    setEdits((now) => Object.fromEntries(Object.entries({ ...now, ...more }).filter(isMeant)))
  }

  function fieldsOf(paths: readonly string[], now = known): Record<string, unknown> {
    return nested(Object.fromEntries(paths.map((path) => [path, sentOf(path, now)])))
  }

  const isWords = (path: string) => contractField(contract, path).kind === 'strings'
  const isList = (path: string) => contractField(contract, path).kind === 'children'
  const openedAs = (path: string) => (path in opened ? opened[path] : draftIn(first, path))
  function rowsAt(path: string, now: Item | null): ChangedRows {
    const rows = { opened: openedAs(path), now: valueIn(edits, path), current: draftIn(now, path) }
    const field = contractField(contract, path)
    return sent.current.reduce<ChangedRows>(
      (known, drafts) => (path in drafts ? withSentRows(field, known, drafts[path] as ChangedRows['now']) : known),
      rows as ChangedRows, // of a list, as what was sent of it
    )
  }
  /** Words and lines that a colleague has added or taken away meanwhile count beside one's own. */
  function sentOf(path: string, now: Item | null): unknown {
    const mine = valueIn(edits, path)
    if (now === null || !(path in edits)) return bodyOf(contract, lookOf(path), mine)
    if (isList(path)) return changedRowsBody(contractField(contract, path), rowsAt(path, now))
    if (!isWords(path)) return bodyOf(contract, lookOf(path), mine)
    const theirs = draftIn(now, path)
    const before = isOurs(path, theirs) ? theirs : openedAs(path)
    return mergedWords(wordsIn(before), wordsIn(mine), wordsIn(theirs))
  }

  function body(now = known): Record<string, unknown> {
    const sent = (fields: Body) => ({
      ...fields,
      // What is edited is an item of the contract.
      ...options.sends?.({ own, isNew: known === null, stored: now as ItemOf<C> | null, fields, value: held(edits) }),
    })
    if (now !== null) return sent(fieldsOf(changedPaths, now))
    // Required texts go along also when they are empty, so that they are asked for.
    const asked = Object.keys(contract.fields).filter((name) => {
      const { kind, required } = contractField(contract, name)
      return required && kind === 'text' && shown.has(name)
    })
    const filled = [...Object.keys(begins ?? {}), ...Object.keys(edits), ...asked]
    const said = [...new Set(filled)].filter((path) => valueIn(edits, path) !== undefined)
    return sent(fieldsOf(said, null))
  }

  const isOurs = (path: string, value: unknown) =>
    sent.current.some((drafts) => path in drafts && isSameDraft(drafts[path], value))
  /** Whether somebody else has changed a field since it was shown, to something else than stands here. */
  function isTheirs(path: string, now: Item | null): boolean {
    if (known === null || first === null) return false
    const value = draftIn(now, path)
    const before = isList(path) ? rowsAt(path, now).opened : openedAs(path)
    if (isSameDraft(value, before) || isOurs(path, value) || (isWords(path) && path in edits)) return false
    return !(path in edits && isSameDraft(edits[path], value))
  }

  /** Of a list only those lines matter that both have changed. */
  const isReplaced = (path: string, now: Item | null) =>
    isTheirs(path, now) && (!isList(path) || isSameRowChanged(rowsAt(path, now)))

  async function patch(id: number, known: Item): Promise<ItemOf<C> | typeof notReplaced> {
    try {
      return await update(contract, id, body() as never, { ifMatch: known.version }) // of fields of this contract
    } catch (failure) {
      const current = failure instanceof ApiError && failure.status === 409 ? currentItem(failure) : null
      if (current === null || versionIn(current) === undefined) throw failure
      const theirs = newestOf(known, current as Item) // the answer is an item of this contract
      setNewer(theirs)
      void client.invalidateQueries({ queryKey: keys.resource(contract.name) })
      if (changedPaths.some((path) => isReplaced(path, theirs))) throw failure
      if (options.mayReplaceOwn?.(theirs as ItemOf<C>) === false) return notReplaced
      // Only this form has changed it.
      return update(contract, id, body(theirs) as never, { ifMatch: theirs?.version })
    }
  }

  function send(): Promise<Saved | typeof notReplaced> {
    sent.current = [...sent.current, Object.fromEntries(changedPaths.map((path) => [path, edits[path]]))]
    if (options.saves !== undefined) return options.saves(body(), held(edits))
    const made = () => options.creates?.(body(), own) ?? { path: `/api/${contract.name}`, body: body() }
    // What is not told how it is sent is saved as an item.
    return (known !== null ? patch(known.id, known) : attempts.make(made())) as Promise<Saved | typeof notReplaced>
  }

  async function save(): Promise<Saved | null> {
    goOn()
    if (state.current !== 'open' || gone !== null) return null
    if (known !== null && changedPaths.length === 0 && !isOwnChanged && options.isSentUnchanged !== true) {
      close()
      return known as Saved // as it was given
    }
    if (!(await mayReplace())) return null
    state.current = 'saving'
    setSaving(true)
    setError(null)
    try {
      const saved = await (options.within ?? ((work) => work()))(send)
      if (saved === notReplaced) return null
      state.current = 'done'
      kept.forget()
      options.draft?.sent()
      if (options.done !== undefined) notice.good(options.done)
      settle(saved)
      if (options.onSaved === undefined) options.onClose()
      else options.onSaved(saved, attempts.isOlder())
      void client.invalidateQueries({ queryKey: keys.resource(contract.name) })
      return saved
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      if (options.failed !== undefined) notice.bad(options.failed, failure.reason)
      return null
    } finally {
      // What stays open after it was saved goes on from there.
      state.current = 'open'
      setSaving(false)
    }
  }

  /** The form goes on from what was saved, where it stays open. */
  function settle(saved: Saved) {
    setEdits({})
    setOpened({})
    sent.current = []
    if (known === null) return
    setFirst(saved as Item) // an answer of the contract
    setNewer(saved as Item)
  }

  const theirs = [...everShown.current].filter((path) => isTheirs(path, known))
  const both = changedPaths.filter((path) => isReplaced(path, known))
  async function mayReplace(): Promise<boolean> {
    if (theirs.length === 0 || (both.length === 0 && options.asksOfAnyChange !== true)) return true
    const others = changedBy(what?.text, wordsOf(theirs))
    return confirm(
      both.length === 0
        ? { title: 'Trotzdem speichern?', text: `${others} Das bleibt, wie es jetzt ist.`, action: 'Speichern' }
        : {
            title: 'Änderungen ersetzen?',
            text: `${others} Deine Angaben ersetzen: ${wordsOf(both)}.`,
            action: 'Ersetzen',
          },
    )
  }
  const wordsOf = (paths: readonly string[]) =>
    paths.map((path) => lookOf(path).label ?? wordOf(contract, path)).join(', ')

  function drop() {
    if (isDraft) return
    state.current = 'left'
    kept.forget()
  }
  async function discard() {
    const { draft } = options
    const question = { title: 'Entwurf verwerfen?', text: 'Was du geschrieben hast, wird gelöscht.' }
    if (draft?.isKept() === true && !(await confirm({ ...question, action: 'Verwerfen', tone: 'bad' }))) return
    state.current = 'done'
    kept.forget()
    if ((await draft?.discard()) !== false) options.onClose()
    else state.current = 'open'
  }
  function close() {
    drop()
    options.onClose()
  }

  return {
    contract,
    title: options.title,
    isNew: known === null,
    lookOf,
    value: held(edits),
    set,
    own,
    setOwn: (part) => {
      goOn()
      setAllOwn((now) => ({ ...now, ...part }))
    },
    errorOf: (path) => {
      shown.add(path)
      everShown.current.add(path.split('[')[0] ?? path)
      return messageAt(error, path)
    },
    problem: () => {
      if (error === null) return undefined
      const unseen = error.violations.filter(({ propertyPath }) => ![...shown].some((path) => isAt(propertyPath, path)))
      if (error.violations.length === 0) return error.message
      return unseen.map(({ message }) => message).join(' ') || undefined
    },
    isRefused: error !== null,
    isChanged,
    isTouched: (path) => path in edits,
    isSaving,
    gone,
    elsewhere:
      theirs.length === 0 || gone !== null || isSaving
        ? null
        : {
            text: changedBy(what?.text, wordsOf(theirs)),
            consequence:
              both.length === 0
                ? 'Das bleibt beim Speichern, wie es jetzt ist.'
                : `Auch von dir geändert: ${wordsOf(both)}. Vor dem Speichern wirst du gefragt.`,
          },
    keptAt: kept.at,
    violations: error?.violations ?? [],
    reset: () => {
      kept.drop()
      setError(null)
      setEdits(opens)
      setOpened({})
      setAllOwn({ ...begunOwn } as Own) // as it began
    },
    body: () => body(),
    save,
    close,
    isDraft,
    discard: () => void discard(),
  }
}

function wordsIn(draft: unknown): string[] {
  return Array.isArray(draft) ? draft.filter((word) => typeof word === 'string') : []
}

function newestOf(one: Item | null, other: Item | null): Item | null {
  return one !== null && other !== null && other.version > one.version ? { ...one, ...other } : one
}

function changedBy(what = 'diesen Eintrag', fields: string): string {
  return `Jemand anderes hat ${what} inzwischen geändert: ${fields}.`
}
