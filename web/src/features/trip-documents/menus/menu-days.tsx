import { Button } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { datesIn } from '@reisewerk/domain/typography/date-words.ts'
import { dateOfWire, linkTo } from '@reisewerk/domain/wire.ts'
import { IconCalendarOff, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf } from '../../../lib/api.ts'
import { day as dayOf } from '../../../lib/format.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { ErrorState } from '../../../ui/lists/list-state.tsx'
import type { TripDetail } from '../details/api.ts'
import { menusOf } from './api.ts'
import { MenuRow } from './menu-row.tsx'
import classes from './menus.module.css'
import { NewMenu } from './new-menu.tsx'

type Day = ItemOf<typeof dayContract>

/** 'Menüauswahl': a block per day with what is eaten (002 §2). */
export function MenuDays({ orderId }: { orderId: number }) {
  const days = useQuery(
    listOf(dayContract, { query: { 'order.id': orderId, '_order[date]': 'asc', _itemsPerPage: 500 } }),
  )
  const menus = useQuery(menusOf(orderId))
  if (menus.isError && menus.data === undefined) {
    return <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void menus.refetch()} />
  }
  return (
    <ListStates
      found={days}
      many="Tage"
      icon={IconCalendarOff}
      empty="Es sind noch keine Tage vorhanden"
      loadingRows={8}
    >
      {(items) =>
        items.map((day, index) => (
          <DayBlock
            key={day.id}
            orderId={orderId}
            day={day}
            number={index + 1}
            menus={(menus.data?.items ?? []).filter((menu) => menu.day === linkTo('days', day.id))}
          />
        ))
      }
    </ListStates>
  )
}

type BlockProps = { orderId: number; day: Day; number: number; menus: readonly TripDetail[] }

function DayBlock({ orderId, day, number, menus }: BlockProps) {
  const [isAdding, setAdding] = useState(false)
  const date = dateOfWire(day.date)
  const parts = [`Tag ${number}`, date === null ? '' : datesIn.de_DE.weekday(date), dayOf(day.date), day.name]
  const title = parts.filter((part) => part !== '').join(' - ')
  return (
    <section className={classes.day} aria-label={title}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={13} stroke={1.8} aria-hidden />}
          disabled={isAdding}
          onClick={() => setAdding(true)}
        >
          Menü hinzufügen
        </Button>
      </header>
      {menus.map((menu) => (
        <MenuRow key={menu.id} orderId={orderId} date={dayOf(day.date)} menu={menu} />
      ))}
      {isAdding && <NewMenu orderId={orderId} date={dayOf(day.date)} onClose={() => setAdding(false)} />}
      {menus.length === 0 && !isAdding && <p className={classes.none}>Noch kein Menü</p>}
    </section>
  )
}
