import { Menu } from '@mantine/core'
import type { RequestStatus as Status } from '@reisewerk/domain/accounts/options.ts'
import type { RadarOption } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { IconCircleCheck, IconCircleX, IconMail } from '@tabler/icons-react'
import { useOptions } from '../../lib/options.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { RequestStatus } from '../../ui/marks/request-status.tsx'
import { useOptionSave } from './api.ts'
import classes from './radar.module.css'

/** What an option comes to: either way its day no longer presses. */
const ends = {
  book: { label: 'buchen', icon: IconCircleCheck, statuses: ['bookings_sent', 'approved'] },
  release: { label: 'freigeben', icon: IconCircleX, statuses: ['cancelled', 'declined'] },
} as const satisfies Record<string, { label: string; icon: unknown; statuses: readonly Status[] }>

type Props = { option: RadarOption; onAsk: (option: RadarOption) => void }

/** Books or gives back an option, or asks who holds it, where it stands in the list (EASE-06). */
export function RadarActions({ option, onAsk }: Props) {
  const name = option.partner || option.service
  return (
    <span className={classes.actions}>
      <EndMenu option={option} name={name} end="book" />
      <EndMenu option={option} name={name} end="release" />
      <IconButton size={24} icon={IconMail} label={`Bei ${name} nachfragen`} onClick={() => onAsk(option)} />
    </span>
  )
}

type EndProps = { option: RadarOption; name: string; end: keyof typeof ends }

function EndMenu({ option, name, end }: EndProps) {
  const { label, icon, statuses } = ends[end]
  const words = useOptions('request_status', option.order.organisation)
  const { save } = useOptionSave(option)
  const become = (status: Status) =>
    save(
      // What is booked or given back leaves nothing to decide until a day.
      { requestStatus: { status }, optionTodo: { status: 'done' } },
      { status },
      {
        done: `${name}: ${words.of(status).label}`,
        failed: 'Status konnte nicht geändert werden! Server Error!',
      },
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton size={24} icon={icon} label={`Option ${name} ${label}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {end === 'book' && option.knownFor !== null && (
          <Menu.Label className={classes.known}>
            Dem Leistungsträger bekannt: {option.knownFor}. „Bestätigt“ gilt für die neuen Angaben.
          </Menu.Label>
        )}
        {statuses.map((status) => (
          <Menu.Item key={status} onClick={() => become(status)}>
            <RequestStatus status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
