import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useOptions } from '../../lib/options.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { RequestStatus } from '../../ui/marks/request-status.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { ServiceRequest } from '../itinerary/plan/days.ts'
import { useRequestSave } from './api.ts'
import classes from './request-rows.module.css'

type Props = {
  orderId: number
  request: ServiceRequest
  title: string
  /** Whose status it is called: in the row of the service it is the service's. */
  of?: 'Anfrage' | 'Leistung'
}

/** The status applies at once and goes back when the server refuses it (REQ-03). */
export function StatusSelect({ orderId, request, title, of = 'Anfrage' }: Props) {
  const { save, stateOf } = useRequestSave(orderId, request)
  const { status } = request.requestStatus
  const statuses = useOptions('request_status')
  const state = stateOf('requestStatus.status')
  return (
    <MenuButton
      position="bottom-start"
      button={
        <UnstyledButton
          className={classes.status}
          aria-label={`Status der ${of} ${title}: ${statuses.of(status).label}`}
        >
          <RequestStatus status={status} />
          {state === undefined ? <IconChevronDown size={12} aria-hidden /> : <SaveMark state={state} />}
        </UnstyledButton>
      }
    >
      {statuses.choices(status).map(({ value: key }) => (
        <Menu.Item
          key={key}
          aria-current={key === status || undefined}
          onClick={() => {
            if (key === status) return
            const requestStatus = { status: key }
            save({ requestStatus }, { requestStatus }, 'Status konnte nicht geändert werden! Server Error!')
          }}
        >
          <RequestStatus status={key} />
        </Menu.Item>
      ))}
    </MenuButton>
  )
}
