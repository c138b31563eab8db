import { TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { newKey } from '../../lib/api.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './day-edit-row.module.css'
import type { TripDay } from './days.ts'

/** A subtitle as it is typed; `key` tells rows apart while they have no number yet. */
export type SubtitleDraft = { readonly id: number | null; readonly key: string; readonly text: string }

/** The subtitles of a day; a day without any offers one to be filled. */
export function subtitlesOf({ daySubtitles }: Pick<TripDay, 'daySubtitles'>): SubtitleDraft[] {
  const subtitles = daySubtitles.map(({ id, subtitle }) => ({ id, key: String(id), text: subtitle }))
  return subtitles.length === 0 ? [added()] : subtitles
}

/** The whole list, in its order; empty ones are left out and thereby removed. */
export function subtitlesBody(subtitles: readonly SubtitleDraft[]) {
  return subtitles
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text }) => ({ ...(id !== null && { id }), subtitle: text.trim() }))
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
              maxLength={200}
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
