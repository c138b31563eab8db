import { Tooltip } from '@mantine/core'
import { heldPersons, missingPersons } from '@reisewerk/domain/itinerary/contingent-shortfall.ts'
import { counted } from '../../../lib/format.ts'
import classes from '../days/day-list.module.css'
import { useDesk } from './plan-context.tsx'
import { mainRequestOf, requestsOf, type Service } from './services.ts'

/** 'reserved/asked'; a shortfall says how many persons are missing and how that comes about (001 §2.2). */
export function Contingent({ service }: { service: Service }) {
  const { drivers } = useDesk()
  if (requestsOf(service).length === 0) return null
  const { personsAsked: asked } = service.item.info
  // While there is only one request the row tells of that one, chosen or not.
  const request = mainRequestOf(service)
  const reserved =
    request === undefined ? null : heldPersons(request.contingent.reservedAmount, request.requestStatus.status)
  const without = service.item.driverNotParticipating === true
  const missing = missingPersons({ asked, reserved }, without, drivers)
  const numbers = (
    <span>
      {reserved ?? '–'}/{asked}
    </span>
  )
  if (missing === 0) {
    return (
      <span className={classes.contingent} data-open={reserved === null || undefined}>
        {numbers}
      </span>
    )
  }
  const deducted = without && drivers > 0 ? `, davon ${counted(drivers, ['Fahrer', 'Fahrer'])} ohne Teilnahme` : ''
  return (
    <Tooltip label={`${asked} angefragt${deducted}, ${reserved ?? 0} reserviert: ${words(missing)}`}>
      <span className={classes.contingent} data-short>
        {numbers}
        <span className={classes.missing}>{words(missing)}</span>
      </span>
    </Tooltip>
  )
}

function words(missing: number): string {
  return missing === 1 ? '1 fehlt' : `${missing} fehlen`
}
