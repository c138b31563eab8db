import { TextInput } from '@mantine/core'
import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { IconPlus, IconX } from '@tabler/icons-react'
import { newKey } from '../../../lib/api.ts'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { TripDay } from '../plan/days.ts'
import classes from './day-edit-row.module.css'

/** A subtitle as it is typed; `key` tells rows apart while they have no number yet. */
export type SubtitleDraft = {
  readonly id: number | null
  readonly key: string
  readonly text: string
  /** In other languages, where there are any. */
  readonly translations?: Translations<'subtitle'>
}

/** The subtitles of a day; a day without any offers one to be filled. */
export function subtitlesOf({ daySubtitles }: Pick<TripDay, 'daySubtitles'>): SubtitleDraft[] {
  const subtitles = daySubtitles.map(({ id, subtitle, translations }) => ({
    ...{ id, key: String(id), text: subtitle },
    ...(Object.keys(translations).length > 0 && { translations }),
  }))
  return subtitles.length === 0 ? [added()] : subtitles
}

/** The whole list, in its order; empty ones are left out and thereby removed. */
export function subtitlesBody(subtitles: readonly SubtitleDraft[]) {
  return subtitles
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text, translations }) => ({
      ...(id !== null && { id }),
      subtitle: text.trim(),
      ...(translations !== undefined && { translations }),
    }))
}

/**
 * What was typed, beside what colleagues changed meanwhile: each subtitle as whoever changed it left it, theirs behind ours.
 * @param opened as one began @param typed as one ends @param current as the day is by now
 */
export function subtitlesBeside(
  opened: readonly SubtitleDraft[],
  typed: readonly SubtitleDraft[],
  current: readonly SubtitleDraft[],
): SubtitleDraft[] {
  const before = new Map(opened.map((one) => [one.id, one]))
  const now = new Map(current.map((one) => [one.id, one]))
  const ours = typed.flatMap((one) => {
    const isUntouched = one.id !== null && saysTheSame(one, before.get(one.id))
    // One that was deleted while it was rewritten comes anew.
    if (!isUntouched) return [now.has(one.id) ? one : { ...one, id: null }]
    const theirs = now.get(one.id)
    return theirs === undefined ? [] : [{ ...theirs, key: one.key }]
  })
  return [...ours, ...current.filter(({ id }) => id !== null && !before.has(id))]
}

function saysTheSame(one: SubtitleDraft, other: SubtitleDraft | undefined): boolean {
  const words = (draft: SubtitleDraft) => JSON.stringify([draft.text, draft.translations ?? {}])
  return other !== undefined && words(one) === words(other)
}

function added(): SubtitleDraft {
  return { id: null, key: newKey(), text: '' }
}

type Props = { subtitles: readonly SubtitleDraft[]; onChange: (subtitles: readonly SubtitleDraft[]) => void }

/** All subtitles of a day: added, changed and removed (DAY-03). */
export function SubtitleFields({ subtitles, onChange }: Props) {
  return (
    <div className={classes.subtitles}>
      {subtitles.map(({ key, text }, index) => {
        const name = index === 0 ? 'Untertitel' : `Untertitel ${index + 1}`
        return (
          <span key={key} className={classes.subtitle}>
            <TextInput
              aria-label={name}
              placeholder="Untertitel"
              value={text}
              error={tooLong(text, 200)}
              autoFocus={index > 0 && text === ''}
              onChange={(event) => {
                const typed = event.currentTarget.value
                onChange(subtitles.map((one) => (one.key === key ? { ...one, text: typed } : one)))
              }}
            />
            <IconButton
              size={24}
              icon={IconX}
              label={`${name} entfernen`}
              onClick={() => onChange(subtitles.filter((one) => one.key !== key))}
            />
          </span>
        )
      })}
      <IconButton
        size={24}
        icon={IconPlus}
        label="Untertitel hinzufügen"
        onClick={() => onChange([...subtitles, added()])}
      />
    </div>
  )
}
