import { Button, Menu } from '@mantine/core'
import { daysOfPeriod, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconCalendarPlus, IconPlus, IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { create, newKey } from '../../../lib/api.ts'
import { FromConceptDialog } from '../concepts/from-concept-dialog.tsx'
import { dateOf } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'

/**
 * Adds days to the trip: from an overall concept while it has none, from a day concept, or an empty one (001 §2.5, DAY-06).
 * Not there when every date of the trip has its day (HEAD-10).
 */
export function AddDay() {
  const { trip, days, period, change } = usePlan()
  const [dialog, setDialog] = useState<'day' | 'order' | null>(null)
  const taken = new Set(days.map(dateOf))
  const free = daysOfPeriod(period.startAt, period.endAt).filter((date) => !taken.has(date))
  if (free.length === 0) return null

  const emptyDay = (date: string, key: string) =>
    create(dayContract, { order: linkTo('orders', trip.id), date: wireOfDate(date), name: '', sortHelper: [] }, key)

  /** One after the other, so that the plan grows in its order; a repeat makes none twice. */
  function add(dates: readonly string[]) {
    const keyed = dates.map((date) => ({ date, key: newKey() }))
    void change({
      send: async () => {
        for (const { date, key } of keyed) await emptyDay(date, key)
      },
      done: dates.length === 1 ? 'Ein Tag wurde hinzugefügt!' : `${dates.length} Tage wurden hinzugefügt!`,
      failed: 'Der Tag konnte nicht hinzugefügt werden! Server Error!',
    })
  }

  return (
    <>
      <Menu position="top-start">
        <Menu.Target>
          <Button variant="subtle" color="gray" leftSection={<IconPlus size={15} aria-hidden />}>
            Tag hinzufügen
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
          {days.length === 0 && (
            <Menu.Item leftSection={<IconStack2 size={15} aria-hidden />} onClick={() => setDialog('order')}>
              Gesamtkonzept verwenden …
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconCalendarPlus size={15} aria-hidden />} onClick={() => setDialog('day')}>
            Tageskonzept hinzufügen …
          </Menu.Item>
          {free.length > 1 && (
            <Menu.Item leftSection={<IconCalendarPlus size={15} aria-hidden />} onClick={() => add(free)}>
              Leere Tage an allen {free.length} freien Daten
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>Leeren Tag hinzufügen am</Menu.Label>
          {free.map((date) => (
            <Menu.Item key={date} onClick={() => add([date])}>
              {weekdayOf(date)}, {germanDate(date)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog !== null && <FromConceptDialog kind={dialog} free={free} onClose={() => setDialog(null)} />}
    </>
  )
}
