import { Select, Textarea } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { datesIn } from '@reisewerk/domain/typography/date-words.ts'
import { dateOfWire, idOf } from '@reisewerk/domain/wire.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { listOf } from '../../../lib/api.ts'
import { counted, dayMonth } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { TextConflict } from '../../../ui/notices/text-conflict.tsx'
import { takenOver, textsIn } from '../../../ui/translations/translated-texts.ts'
import { TranslationsButton } from '../../../ui/translations/translations-button.tsx'
import { useTranslatingHouse } from '../../accounts/api.ts'
import { tripOf } from '../../orders/trip/api.ts'
import classes from './catalog.module.css'

const said = { name: 'catalogText', label: 'Katalogtext', max: 10_000, isLong: true }
/** Texts of days are saved so long after the last edit, as those of other papers (002 §9). */
const restMs = 1000
const failed = 'Der Tag konnte nicht aktualisiert werden! Server Error!'
const tellFailed = (error: { readonly reason: string }) => notice.bad(failed, error.reason)

export type CatalogDay = ItemOf<typeof dayContract, 'catalog_read'>

export function catalogDaysOf(orderId: number) {
  return listOf(dayContract, {
    groups: ['catalog_read'],
    query: { 'order.id': orderId, '_order[date]': 'asc', _itemsPerPage: 500 },
  })
}

/** The days of a trip with what the catalogue says of each (002 §2). */
export function CatalogDays({ orderId }: { orderId: number }) {
  const trip = useQuery(tripOf(orderId))
  const house = useTranslatingHouse(trip.data === undefined ? null : idOf(trip.data.organisationFilter))
  return (
    <ListStates
      found={useQuery(catalogDaysOf(orderId))}
      many="Tage"
      icon={IconCalendarOff}
      empty="Es sind noch keine Tage vorhanden"
      loadingRows={8}
    >
      {(days) => (
        <ol className={classes.days} aria-label="Katalogtexte der Tage">
          {days.map((day, index) => (
            <DayRow key={day.id} day={day} number={index + 1} house={house} />
          ))}
        </ol>
      )}
    </ListStates>
  )
}

/** Day, text, check: three columns, so that one reads the texts down the middle like a page. */
function DayRow({ day, number, house }: { day: CatalogDay; number: number; house: number | null }) {
  const { save, stateOf, errorOf } = useSave(dayContract, day.id)
  const statuses = useOptions('concept_check')
  const text = useSharedValue<string>({
    item: { resource: dayContract.name, id: day.id },
    saved: day.catalogText,
    version: day.version,
    field: 'catalogText',
    // A changed text is to be checked anew.
    save: (catalogText, options) => save({ catalogText, checkStatus: 'new' }, options),
    restMs,
    onFailed: tellFailed,
  })
  const date = dateOfWire(day.date)
  const state = stateOf('catalogText') ?? stateOf('checkStatus')
  const words = text.value.split(/\s+/).filter((word) => word !== '').length
  return (
    <li className={classes.day}>
      <div className={classes.when}>
        <strong>Tag {number}</strong>
        <span>
          {date !== null && `${datesIn.de_DE.weekday(date)}, `}
          {dayMonth(day.date)}
        </span>
        <span className={classes.route}>{day.name}</span>
      </div>
      <div className={classes.middle}>
        {text.conflict !== null ? (
          <TextConflict subject="den Katalogtext" {...text.conflict} show={(one) => one} onChoose={text.resolve} />
        ) : (
          <Textarea
            aria-label={`Tag ${number}: Katalogtext`}
            placeholder="Noch kein Katalogtext"
            autosize
            minRows={2}
            maxLength={10_000}
            value={text.value}
            onChange={(event) => text.write(event.currentTarget.value)}
            onBlur={text.flush}
          />
        )}
      </div>
      <div className={classes.check}>
        <TranslationsButton
          what={`Tag ${number}, Katalogtext`}
          house={house}
          texts={textsIn(day.translations, [{ ...said, german: text.value }])}
          onTake={(words) => save({ translations: takenOver(day.translations, words) }, { onFailed: tellFailed })}
        />
        <Select
          size="xs"
          aria-label={`Tag ${number}: Prüfstatus`}
          data={statuses.choices(day.checkStatus)}
          allowDeselect={false}
          value={day.checkStatus}
          error={errorOf('checkStatus')?.reason}
          leftSection={
            <i
              className={classes.dot}
              style={{ background: `var(--rw-${statuses.of(day.checkStatus).tone}-mark)` }}
              aria-hidden
            />
          }
          onChange={(checkStatus) => save({ checkStatus }, { onFailed: tellFailed })}
        />
        <span>
          {counted(words, ['Wort', 'Wörter'])} {state !== undefined && <SaveMark state={state} />}
        </span>
      </div>
    </li>
  )
}
