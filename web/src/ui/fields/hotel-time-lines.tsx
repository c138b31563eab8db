import { Checkbox, Select } from '@mantine/core'
import { type DefaultHotelTime, hotelTimeTypes } from '@reisewerk/domain/partners/hotel-times.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import classes from './hotel-time-lines.module.css'
import { TimeField } from './time-field.tsx'

const labels = { checkIn: 'Anreise', breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' } as const
const choices = hotelTimeTypes.map((value) => ({ value, label: labels[value] }))

/** Clock times a house keeps, line by line; the button that adds one stands where the caller puts it. */
export function useHotelTimeLines(times: readonly DefaultHotelTime[], onChange: (times: DefaultHotelTime[]) => void) {
  // A line whose time is not there yet is nobody's business but the one who is typing it.
  const [open, setOpen] = useState<DefaultHotelTime | null>(null)
  const lines = open === null ? times : [...times, open]

  function change(index: number, part: Partial<DefaultHotelTime>) {
    const next = lines.map((line, at) => (at === index ? { ...line, ...part } : line))
    const last = next.at(-1)
    const isOpen = open !== null && last !== undefined && last.time === ''
    setOpen(isOpen ? last : null)
    onChange(isOpen ? next.slice(0, -1) : next)
  }

  function drop(index: number) {
    if (open !== null && index === times.length) return setOpen(null)
    onChange(times.filter((_, at) => at !== index))
  }

  return {
    add: (
      <IconButton
        icon={IconPlus}
        label="Zeit hinzufügen"
        disabled={open !== null}
        onClick={() => setOpen({ type: 'checkIn', time: '', firstNightOnly: false })}
      />
    ),
    list: <Lines lines={lines} change={change} drop={drop} />,
  }
}

type Props = {
  lines: readonly DefaultHotelTime[]
  change: (index: number, part: Partial<DefaultHotelTime>) => void
  drop: (index: number) => void
}

function Lines({ lines, change, drop }: Props) {
  return (
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
  )
}
