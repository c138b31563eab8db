import { Checkbox, Select } from '@mantine/core'
import { type DefaultHotelTime, hotelTimeTypes } from '@reisewerk/domain/itinerary/hotel-times.ts'
import { hotelContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '../../lib/use-save.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SaveMark } from '../../ui/save-mark.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import classes from './hotel-times-panel.module.css'

const labels = { checkIn: 'Anreise', breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' } as const
const choices = hotelTimeTypes.map((value) => ({ value, label: labels[value] }))

/** Clock times a house keeps for every group; a new stay there begins with them (PLACE-12). */
export function HotelTimesPanel({ id, times }: { id: number; times: readonly DefaultHotelTime[] }) {
  const { save, stateOf } = useSave(hotelContract, id)
  // A line whose time is not there yet is nobody's business but the one who is typing it.
  const [open, setOpen] = useState<DefaultHotelTime | null>(null)
  const state = stateOf('defaultHotelTimes')
  const lines = open === null ? times : [...times, open]

  function change(index: number, part: Partial<DefaultHotelTime>) {
    const next = lines.map((line, at) => (at === index ? { ...line, ...part } : line))
    const last = next.at(-1)
    const isOpen = open !== null && last !== undefined && last.time === ''
    setOpen(isOpen ? last : null)
    save({ defaultHotelTimes: isOpen ? next.slice(0, -1) : next })
  }

  function drop(index: number) {
    if (open !== null && index === times.length) return setOpen(null)
    save({ defaultHotelTimes: times.filter((_, at) => at !== index) })
  }

  return (
    <Panel
      title="Zeiten des Hauses"
      hint={state === undefined ? 'gelten für neue Übernachtungen' : <SaveMark state={state} />}
      actions={
        <IconButton
          icon={IconPlus}
          label="Zeit hinzufügen"
          disabled={open !== null}
          onClick={() => setOpen({ type: 'checkIn', time: '', firstNightOnly: false })}
        />
      }
    >
      <ul className={classes.lines} aria-label="Zeiten des Hauses">
        {lines.map((line, index) => (
          <li key={index} className={classes.line}>
            <Select
              aria-label="Wofür"
              data={choices}
              value={line.type}
              allowDeselect={false}
              onChange={(type) => change(index, { type: hotelTimeTypes.find((one) => one === type) ?? line.type })}
            />
            <TimeField
              aria-label={`Uhrzeit ${labels[line.type]}`}
              value={line.time === '' ? null : line.time}
              onChange={(time) => time !== null && time !== line.time && change(index, { time })}
            />
            <Checkbox
              label="nur erste Nacht"
              checked={line.firstNightOnly}
              onChange={(event) => change(index, { firstNightOnly: event.currentTarget.checked })}
            />
            <IconButton
              size={24}
              icon={IconTrash}
              label={`${labels[line.type]} ${line.time} löschen`}
              onClick={() => drop(index)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
