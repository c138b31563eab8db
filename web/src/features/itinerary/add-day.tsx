import { Button, Menu } from '@mantine/core'
import { daysOfPeriod, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconPlus } from '@tabler/icons-react'
import { create, newKey } from '../../lib/api.ts'
import { dateOf } from './dates.ts'
import { usePlan } from './plan-context.tsx'

/** Adds an empty day on a free date; not there when every date of the trip has its day (HEAD-10, DAY-06). */
export function AddDay() {
  const { trip, days, period, change } = usePlan()
  const taken = new Set(days.map(dateOf))
  const free = daysOfPeriod(period.startAt, period.endAt).filter((date) => !taken.has(date))
  if (free.length === 0) return null

  function add(date: string) {
    const key = newKey()
    void change({
      send: () =>
        create(
          dayContract,
          { order: linkTo('orders', trip.id), date: wireOfDate(date), name: '', sortHelper: [] },
          key,
        ),
      done: 'Ein Tag wurde hinzugefügt!',
      failed: 'Der Tag konnte nicht hinzugefügt werden! Server Error!',
    })
  }

  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button variant="subtle" color="gray" leftSection={<IconPlus size={15} aria-hidden />}>
          Tag hinzufügen
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        <Menu.Label>Leeren Tag hinzufügen am</Menu.Label>
        {free.map((date) => (
          <Menu.Item key={date} onClick={() => add(date)}>
            {weekdayOf(date)}, {germanDate(date)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
