import { Select, TextInput } from '@mantine/core'
import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import { type CalendarDate, daysOfPeriod, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { IconCheck, IconMathFunction, IconSparkles, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isSameDraft } from '../../../form/field-value.ts'
import { update } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { useDeletedBy } from '../../../lib/live/deletions.ts'
import { useAskBeforeClosing } from '../../../ui/dialogs/use-ask-before-closing.ts'
import { CountField } from '../../../ui/fields/count-field.tsx'
import { isAllRead } from '../../../ui/fields/is-all-read.ts'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { GoneNotice } from '../../../ui/notices/gone-notice.tsx'
import { useMoveDay } from '../moving/use-move-day.ts'
import { dateOf, type TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { dayLine } from '../plan/plan-lines.ts'
import classes from './day-edit-row.module.css'
import list from './day-list.module.css'
import { DayTranslations } from './day-translations.tsx'
import { type SubtitleDraft, SubtitleFields, subtitlesBeside, subtitlesBody, subtitlesOf } from './subtitle-fields.tsx'

type Draft = {
  date: CalendarDate
  name: string
  translations: Translations<'name'>
  isAutomaticName: boolean
  distance: number | null
  distanceIsCalculated: boolean
  subtitles: readonly SubtitleDraft[]
}

type Props = { day: TripDay; number: number; isGone: boolean }

/** The head of a day as fields in the same row; Enter keeps, Escape drops (DAY-02, DAY-03). */
export function DayEditRow({ day, number, isGone }: Props) {
  const { period, days, finish } = usePlan()
  // Only what is typed here is ours; what a colleague changes beside it is seen and stays.
  const [typed, setTyped] = useState<Partial<Draft>>({})
  const [opened] = useState(() => subtitlesOf(day))
  const draft: Draft = { ...draftOf(day), subtitles: opened, ...typed }
  // Why the date was refused, until another one is chosen.
  const [refusedDate, setRefusedDate] = useState<string | null>(null)
  const keepDay = useKeep(day, opened, setRefusedDate)
  const proposed = useProposals(day.id, isGone ? inNeedOfNothing : draft)
  const gone = useDeletedBy(isGone ? { what: 'diesen Tag', table: 'days', row: day.id } : null)
  const set = (part: Partial<Draft>) => setTyped({ ...typed, ...part })
  const taken = new Map(days.map((other, index) => [dateOf(other), index + 1]))
  const name = draft.isAutomaticName ? (proposed.name ?? draft.name) : draft.name
  const distance = draft.distanceIsCalculated ? (proposed.distance ?? draft.distance) : draft.distance

  const fields = useRef<HTMLDivElement>(null)

  const { watch } = useAskBeforeClosing(finish)

  function keep() {
    if (fields.current !== null && isAllRead(fields.current)) void keepDay({ ...draft, name, distance })
  }

  function onKeyDown(event: KeyboardEvent) {
    const isInList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true'
    if (isInList || event.target instanceof HTMLButtonElement) return
    if (event.key === 'Enter' && !isGone) keep()
    if (event.key === 'Escape') finish()
  }

  return (
    <>
      <tr className={`${list.day} ${classes.row}`} data-line={dayLine(day.id)} {...watch}>
        <td className={list.grip} />
        <th colSpan={8} scope="rowgroup">
          <div
            ref={fields}
            className={classes.fields}
            role="group"
            aria-label={`Tag ${number} bearbeiten`}
            onKeyDown={onKeyDown}
          >
            <strong>Tag {number}</strong>
            <Select
              className={classes.date}
              aria-label="Datum"
              value={draft.date}
              data={daysOfPeriod(period.startAt, period.endAt).map((date) => ({
                value: date,
                label: `${weekdayOf(date).slice(0, 2)} ${germanDate(date)}${otherDay(taken.get(date), number)}`,
              }))}
              allowDeselect={false}
              error={refusedDate}
              onChange={(date) => {
                setRefusedDate(null)
                if (date !== null) set({ date })
              }}
            />
            <TextInput
              className={classes.name}
              aria-label="Tagestitel"
              placeholder={draft.isAutomaticName ? 'Wird aus der Strecke gebildet' : undefined}
              value={name}
              error={tooLong(name, 200)}
              readOnly={draft.isAutomaticName}
              autoFocus
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
            <IconButton
              size={24}
              icon={IconSparkles}
              label="Automatischer Tagestitel"
              active={draft.isAutomaticName}
              onClick={() => set({ isAutomaticName: !draft.isAutomaticName, name })}
            />
            <CountField
              // What was typed goes when the automatic figure is switched on, and the other way round.
              key={String(draft.distanceIsCalculated)}
              className={classes.distance}
              aria-label="Kilometer"
              value={distance}
              unit={draft.distanceIsCalculated && proposed.isEstimate ? 'Km geschätzt' : 'Km'}
              readOnly={draft.distanceIsCalculated}
              onChange={(next) => set({ distance: next })}
            />
            <IconButton
              size={24}
              icon={IconMathFunction}
              label="Kilometer berechnen"
              active={draft.distanceIsCalculated}
              onClick={() => set({ distanceIsCalculated: !draft.distanceIsCalculated, distance })}
            />
            <SubtitleFields subtitles={draft.subtitles} onChange={(subtitles) => set({ subtitles })} />
            <DayTranslations number={number} draft={draft} onChange={set} />
          </div>
        </th>
        <td className={list.tools}>
          <IconButton size={24} icon={IconCheck} label="Tag speichern" disabled={isGone} onClick={keep} />
          <IconButton size={24} icon={IconX} label="Abbrechen" onClick={finish} />
        </td>
      </tr>
      {gone !== null && (
        <tr data-line={dayLine(day.id)}>
          <td colSpan={10} className={classes.gone}>
            <GoneNotice text={gone} onClose={finish} />
          </td>
        </tr>
      )}
    </>
  )
}

function draftOf(day: TripDay): Draft {
  const { name, translations, isAutomaticName, distance, distanceIsCalculated } = day
  return {
    ...{ name, translations, isAutomaticName, distance, distanceIsCalculated },
    date: dateOf(day),
    subtitles: subtitlesOf(day),
  }
}

function otherDay(found: number | undefined, own: number): string {
  return found === undefined ? ' (frei)' : found === own ? '' : ` (Tag ${found})`
}

/** `isEstimate`: over the coordinates, for no routing service knows all of the way. */
type Distance = { distance: number; isEstimate: boolean }

type Wanted = Pick<Draft, 'isAutomaticName' | 'distanceIsCalculated'>
const inNeedOfNothing: Wanted = { isAutomaticName: false, distanceIsCalculated: false }

/** What the server would call the day and how far it drives; asked for only while the switch is on. */
function useProposals(dayId: number, { isAutomaticName, distanceIsCalculated }: Wanted) {
  const name = useQuery({
    queryKey: ['days', 'item', dayId, 'name'],
    queryFn: async ({ signal }) =>
      (await send<{ name: string }>('GET', `/api/days/${dayId}/generate_name`, { signal })).data,
    enabled: isAutomaticName,
  })
  const distance = useQuery({
    queryKey: ['days', 'item', dayId, 'distance'],
    queryFn: async ({ signal }) =>
      (await send<Distance>('GET', `/api/days/${dayId}/calculate_distance`, { signal })).data,
    enabled: distanceIsCalculated,
  })
  return { name: name.data?.name, ...distance.data }
}

/**
 * Saves what was changed: a new date first, since it may be refused or not meant, then the rest.
 * @param opened the subtitles as they were when one began
 */
function useKeep(day: TripDay, opened: readonly SubtitleDraft[], onRefusedDate: (reason: string) => void) {
  const { change, finish } = usePlan()
  const moveDay = useMoveDay()
  return async ({ date, subtitles, ...rest }: Draft) => {
    const before = draftOf(day)
    if (date !== before.date && !(await moveDay(day, date, onRefusedDate))) return
    // What the server makes by itself is shown and not sent: sent, it would count as written by hand.
    const names = [
      ...(rest.isAutomaticName ? [] : (['name'] as const)),
      ...(rest.distanceIsCalculated ? [] : (['distance'] as const)),
      ...(['translations', 'isAutomaticName', 'distanceIsCalculated'] as const),
    ]
    const body: Record<string, unknown> = Object.fromEntries(
      names.filter((name) => !isSameDraft(rest[name], before[name])).map((name) => [name, rest[name]]),
    )
    const isDayChanged = Object.keys(body).length > 0
    const hasNewSubtitles = JSON.stringify(subtitlesBody(subtitles)) !== JSON.stringify(subtitlesBody(opened))
    const daySubtitles = subtitlesBody(subtitlesBeside(opened, subtitles, before.subtitles))
    if (!isDayChanged && !hasNewSubtitles) return finish()
    const isSaved = await change({
      send: () => update(dayContract, day.id, { ...body, ...(hasNewSubtitles && { daySubtitles }) }),
      ...(isDayChanged ? dayNotices : subtitleNotices),
    })
    if (isSaved) finish()
  }
}

const dayNotices = {
  done: 'Der Tag wurde aktualisiert!',
  failed: 'Der Tag konnte nicht aktualisiert werden! Server Error!',
}
const subtitleNotices = {
  done: 'Untertitel wurden gespeichert!',
  failed: 'Der neue Untertitel konnte nicht hinzugefügt werden! Server Error!',
}
