import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { update } from '../../../lib/api.ts'
import { takenOver, textsIn } from '../../../ui/translations/translated-texts.ts'
import { TranslationsButton } from '../../../ui/translations/translations-button.tsx'
import { useTranslatingHouse } from '../../accounts/api.ts'
import type { TripDay } from '../plan/days.ts'
import { useDesk } from '../plan/plan-context.tsx'
import { type SubtitleDraft, subtitlesBody, subtitlesOf } from './subtitle-fields.tsx'

type Texts = {
  readonly name: string
  readonly isAutomaticName: boolean
  readonly translations: Translations<'name'>
  readonly subtitles: readonly SubtitleDraft[]
}
type Props = {
  number: number
  draft: Texts
  onChange: (part: { translations: Translations<'name'>; subtitles: readonly SubtitleDraft[] }) => void
}

/** Title and subtitles of a day in other languages; a title made of its places needs none (MOVE-08). */
export function DayTranslations({ number, draft, onChange }: Props) {
  const { trip } = useDesk()
  const house = useTranslatingHouse(idOf(trip.organisationFilter))
  const { name, isAutomaticName, translations, subtitles } = draft
  const title = { name: 'name', label: 'Tagestitel', german: name, max: 200 }
  const texts = [
    ...(isAutomaticName ? [] : textsIn(translations, [title])),
    ...subtitles.flatMap(({ key, text, translations: own }, index) => {
      const label = index === 0 ? 'Untertitel' : `Untertitel ${index + 1}`
      return textsIn(own, [{ name: 'subtitle', label, german: text, max: 200 }]).map((one) => ({ ...one, key }))
    }),
  ]
  return (
    <TranslationsButton
      what={`Tag ${number}`}
      house={house}
      texts={texts}
      onTake={(words) => {
        const ofTitle = new Map([...words].filter(([key]) => key === 'name'))
        onChange({
          translations: takenOver(translations, ofTitle),
          subtitles: subtitles.map((one) => {
            const said = words.get(one.key)
            return said === undefined
              ? one
              : { ...one, translations: takenOver(one.translations, new Map([['subtitle', said]])) }
          }),
        })
      }}
    />
  )
}

/** The same, saved at once: title and subtitles of a concept stand in its form, apart from its day. */
export function SavedDayTranslations({ day, number }: { day: TripDay; number: number }) {
  const { change } = useDesk()
  return (
    <DayTranslations
      number={number}
      draft={{ ...day, subtitles: subtitlesOf(day) }}
      onChange={({ translations, subtitles }) =>
        void change({
          send: () => update(dayContract, day.id, { translations, daySubtitles: subtitlesBody(subtitles) }),
          done: 'Übersetzungen wurden gespeichert!',
          failed: 'Die Übersetzungen konnten nicht gespeichert werden! Server Error!',
        })
      }
    />
  )
}
