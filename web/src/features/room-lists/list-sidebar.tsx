import type { AskedRooms } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { roomCounts, shortRoom } from '@reisewerk/domain/room-lists/contingent-check.ts'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type HotelRequest, type RoomList, spanOf, stayOf } from './api.ts'
import classes from './room-lists.module.css'

type Props = {
  lists: readonly RoomList[]
  requests: readonly HotelRequest[]
  contingent: readonly AskedRooms[]
  chosen: number | null
  onChoose: (id: number) => void
  onAdd: () => void
}

/** The lists of a trip: those lacking a hotel first, then by date (002 §4), each with what it holds. */
export function ListSidebar({ lists, requests, contingent, chosen, onChoose, onAdd }: Props) {
  return (
    <Panel
      title="Listen"
      actions={<IconButton size={24} icon={IconPlus} label="Neue Zimmerliste" onClick={onAdd} />}
      flush
    >
      {lists.length > 1 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={13} stroke={1.9} aria-hidden />
          Achtung: Es gibt mehrere Zimmerlisten
        </p>
      )}
      <ul className={classes.names}>
        {lists.map((list) => {
          const stay = stayOf(list, requests)
          const counts = roomCounts(list.rooms, contingent)
          const isRight = counts.every(({ listed, asked }) => listed === asked)
          const told = counts.filter(({ listed }) => listed > 0)
          return (
            <li key={list.id}>
              <button
                type="button"
                className={classes.list}
                aria-current={list.id === chosen ? 'page' : undefined}
                onClick={() => onChoose(list.id)}
              >
                <span className={classes.title}>
                  <span title={list.name}>{list.name}</span>
                  {stay?.roomListIsNew === true && <span className={classes.fresh}>neu</span>}
                </span>
                <span className={classes.dates}>
                  {list.provider === null ? 'allgemein' : stay === null ? 'Hotel' : spanOf(stay)}
                  <span className={classes.state} data-good={isRight || undefined}>
                    {told.map(({ persons, listed }) => `${listed} ${shortRoom(persons)}`).join(', ')}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
