import { Select, Switch, TextInput } from '@mantine/core'
import { optionEntryContract } from '@reisewerk/domain/accounts/option-entry.contract.ts'
import {
  checkArrangement,
  defaultOptions,
  type ListedOption,
  type OptionListName,
  optionListOf,
} from '@reisewerk/domain/accounts/option-lists.ts'
import { optionSymbols, type Tone, tones } from '@reisewerk/domain/accounts/options.ts'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { send } from '../../../lib/http.ts'
import { sessionKey } from '../../../lib/session.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { Badge } from '../../../ui/marks/badge.tsx'
import { type OptionLists, optionListsOf } from '../api.ts'
import { optionSymbolIcons } from './option-symbols.ts'
import classes from './settings.module.css'

const toneWords: Record<Tone, string> = {
  neutral: 'Grau',
  info: 'Blau',
  violet: 'Violett',
  teal: 'Türkis',
  good: 'Grün',
  warn: 'Gelb',
  bad: 'Rot',
}

type Props = { list: OptionListName; organisationId: number }

/** The words, tones, order and use of an option list (APP-05). The key stays: rules refer to it. */
export function OptionEditor({ list, organisationId }: Props) {
  const lists = useQuery(optionListsOf(organisationId))
  const arrange = useArrange(organisationId, list)
  const { label, grows = false, hasSymbols = false } = optionListOf(list)
  if (lists.isPending) return <LoadingRows rows={8} />
  if (lists.isError)
    return <ErrorState text="Die Auswahllisten konnten nicht geladen werden." onRetry={() => void lists.refetch()} />
  const entries = lists.data[list]

  function change(key: string, patch: Partial<ListedOption>) {
    arrange.mutate(entries.map((entry) => (entry.key === key ? { ...entry, ...patch } : entry)))
  }
  function move(index: number, by: number) {
    const moved = [...entries]
    const [entry] = moved.splice(index, 1)
    if (entry === undefined) return
    moved.splice(index + by, 0, entry)
    arrange.mutate(moved)
  }

  return (
    <>
      <table className={`${table.table} ${classes.options}`} aria-label={label}>
        <colgroup>
          <col width={100} />
          <col width={264} />
          {hasSymbols && <col width={188} />}
          <col width={130} />
          <col />
          <col width={80} />
          {grows && <col width={56} />}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Reihenfolge</th>
            <th scope="col">Bezeichnung</th>
            {hasSymbols && <th scope="col">Symbol</th>}
            <th scope="col">Farbe</th>
            <th scope="col">So sieht es aus</th>
            <th scope="col">Aktiv</th>
            {grows && (
              <th scope="col">
                <span className="rw-spoken">Entfernen</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            <tr key={entry.key} className={entry.isActive ? undefined : table.off}>
              <td>
                <IconButton
                  size={24}
                  icon={IconArrowUp}
                  label={`${entry.label} nach oben`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                />
                <IconButton
                  size={24}
                  icon={IconArrowDown}
                  label={`${entry.label} nach unten`}
                  disabled={index === entries.length - 1}
                  onClick={() => move(index, 1)}
                />
              </td>
              <td>
                <LabelField list={list} entry={entry} onSave={(text) => change(entry.key, { label: text })} />
              </td>
              {hasSymbols && (
                <td>
                  <SymbolSelect entry={entry} onSave={(symbol) => change(entry.key, { symbol })} />
                </td>
              )}
              <td>
                <Select
                  aria-label={`Farbe von ${entry.label}`}
                  data={tones.map((tone) => ({ value: tone, label: toneWords[tone] }))}
                  value={entry.tone}
                  allowDeselect={false}
                  onChange={(tone) => tone !== null && change(entry.key, { tone })}
                />
              </td>
              <td>
                <Badge tone={entry.tone}>{entry.label}</Badge>
                <span className={classes.key} title="Schlüssel, unter dem die Schnittstelle den Eintrag kennt">
                  {entry.key}
                </span>
              </td>
              <td>
                <Switch
                  aria-label={`${entry.label} aktiv`}
                  checked={entry.isActive}
                  onChange={(event) => change(entry.key, { isActive: event.currentTarget.checked })}
                />
              </td>
              {grows && (
                <td>
                  <IconButton
                    size={24}
                    icon={IconTrash}
                    tone="bad"
                    label={`${entry.label} entfernen`}
                    disabled={entries.length === 1}
                    onClick={() => arrange.mutate(entries.filter(({ key }) => key !== entry.key))}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.foot}>
        {grows && <NewEntry {...{ list, organisationId, entries }} onAdd={arrange.mutateAsync} />}
        {arrange.isPending && <SaveMark state="saving" />}
        {arrange.isError && (
          <p className={classes.problem} role="alert">
            {arrange.error.message}
          </p>
        )}
      </div>
    </>
  )
}

type LabelProps = { list: OptionListName; entry: ListedOption; onSave: (text: string) => void }

/** Kept when left or with Enter; an empty word goes back. */
function LabelField({ list, entry, onSave }: LabelProps) {
  const [typed, setTyped] = useState<string | null>(null)
  // Named by the word it has from the start: what is typed is its value.
  const word = defaultOptions(list).find(({ key }) => key === entry.key)?.label ?? entry.label
  useOpenForm({ isChanged: () => (typed?.trim() || entry.label) !== entry.label })
  function leave() {
    const text = typed?.trim() ?? ''
    if (tooLong(text, 60) !== undefined) return
    setTyped(null)
    if (text !== '' && text !== entry.label) onSave(text)
  }
  return (
    <TextInput
      aria-label={`Bezeichnung von ${word}`}
      value={typed ?? entry.label}
      error={tooLong(typed ?? entry.label, 60)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}

function SymbolSelect({ entry, onSave }: { entry: ListedOption; onSave: (symbol: string | undefined) => void }) {
  const current = optionSymbols.find((symbol) => symbol === entry.symbol)
  const Glyph = current === undefined ? null : optionSymbolIcons[current].icon
  return (
    <Select
      aria-label={`Symbol von ${entry.label}`}
      data={optionSymbols.map((symbol) => ({ value: symbol, label: optionSymbolIcons[symbol].label }))}
      value={current ?? null}
      clearable
      leftSection={Glyph !== null && <Glyph size={15} stroke={1.7} aria-hidden />}
      onChange={(symbol) => onSave(symbol ?? undefined)}
    />
  )
}

type NewProps = {
  list: OptionListName
  organisationId: number
  entries: readonly ListedOption[]
  onAdd: (entries: readonly ListedOption[]) => Promise<unknown>
}

const EntryField = fieldOf<typeof optionEntryContract>()

function NewEntry({ list, organisationId, entries, onAdd }: NewProps) {
  // What was sent without an answer may stand in the list by now; it gives way to what stands here.
  const sent = useRef<string[]>([])
  const form = useItemForm(optionEntryContract, {
    name: 'option-entry',
    title: 'Neuer Eintrag',
    item: null,
    of: `${organisationId} ${list}`,
    saves: async () => {
      sent.current.push(entry.key)
      await onAdd([...others, entry])
    },
    onSaved: () => {
      sent.current = []
      form.reset()
    },
    onClose: () => {},
  })
  const label = form.value('label') ?? ''
  const entry: ListedOption = { key: keyOf(label), label: label.trim(), tone: 'neutral', isActive: true }
  const others = entries.filter(({ key }) => !sent.current.includes(key))
  const isThere = others.some(({ key }) => key === entry.key)
  const problem = entry.key === '' ? null : checkArrangement(list, [...others, entry])
  const wrong = isThere ? 'Diesen Eintrag gibt es schon.' : problem?.message
  return (
    <InlineForm
      form={form}
      className={classes.add}
      action="Hinzufügen"
      isAlone
      missing={
        entry.key === '' || wrong !== undefined || tooLong(label, 60) !== undefined ? { path: 'label', text: '' } : null
      }
    >
      <EntryField name="label" span={1} error={wrong}>
        {({ label: name, error, onChange }) => (
          <TextInput
            aria-label={name}
            placeholder={name}
            value={label}
            error={tooLong(label, 60) ?? (error || undefined)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </EntryField>
    </InlineForm>
  )
}

/** 'Zimmer mit Meerblick' → 'zimmer_mit_meerblick' */
function keyOf(label: string): string {
  const plain = label.trim().toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return plain
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 60)
}

/**
 * Arranges an option list: shown at once, the whole list sent, and back to what the server has when it refuses. Several
 * edits in a row are sent one after the other; only the last answer counts.
 */
function useArrange(organisationId: number, list: OptionListName) {
  const client = useQueryClient()
  const { queryKey } = optionListsOf(organisationId)
  const pending = useRef(0)
  const put = (entries: ListedOption[]) =>
    client.setQueryData<OptionLists>(queryKey, (lists) => lists && { ...lists, [list]: entries })

  return useMutation({
    scope: { id: `options ${organisationId} ${list}` },
    mutationFn: async (entries: readonly ListedOption[]) =>
      (await send<ListedOption[]>('PUT', `/api/options/${organisationId}/${list}`, { body: entries })).data,
    onMutate: async (entries) => {
      pending.current += 1
      await client.cancelQueries({ queryKey })
      put([...entries])
    },
    onSettled: (entries) => {
      pending.current -= 1
      if (pending.current > 0) return
      if (entries === undefined) void client.invalidateQueries({ queryKey })
      else put(entries)
      // Its words come with the session.
      void client.invalidateQueries({ queryKey: sessionKey, exact: true })
      // … and its entries with the choices of the resources.
      void client.invalidateQueries({ predicate: ({ queryKey: [, part] }) => part === 'options' })
    },
  })
}
