import { passageTypes, trainTypes } from '@reisewerk/domain/accounts/options.ts'
import { airportContract, trainStationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { airlineRouteContract, trainRouteContract } from '@reisewerk/domain/partners/routes.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { ChildTable } from '../child-table.tsx'

const choicesOf = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }))

type Props = { id: number; serveEverybody: boolean }
/** Where a route leads and of what kind it is stays with the administrators when it serves everybody (docs/decisions/006). */
const kept = { byAdminsWhenShared: true } as const

/** Between which airports an airline flies; the search for one needs both (001 §5). */
export function AirlineRoutes({ id, serveEverybody }: Props) {
  return (
    <ChildTable
      title="Flugstrecken"
      contract={airlineRouteContract}
      filter={{ 'airline.id': id }}
      parent={{ airline: linkTo('airlines', id) }}
      fields={[
        { name: 'startAirport', label: 'Von', target: airportContract, ...kept },
        { name: 'endAirport', label: 'Nach', target: airportContract, ...kept },
      ]}
      addLabel="Flugstrecke hinzufügen"
      nameOf={() => 'Flugstrecke'}
      empty="Noch keine Flugstrecke."
      serveEverybody={serveEverybody}
    />
  )
}

export function TrainRoutes({ id, serveEverybody }: Props) {
  return (
    <ChildTable
      title="Zugstrecken"
      contract={trainRouteContract}
      filter={{ 'train.id': id }}
      parent={{ train: linkTo('trains', id) }}
      fields={[
        { name: 'startTrainStation', label: 'Von', target: trainStationContract, ...kept },
        { name: 'endTrainStation', label: 'Nach', target: trainStationContract, ...kept },
        { name: 'type', label: 'Fahrt', width: 110, choices: choicesOf(passageTypes), ...kept },
        { name: 'trainType', label: 'Zug', width: 190, choices: choicesOf(trainTypes) },
        { name: 'departureTimeOfDay', label: 'Abfahrt', width: 90 },
        { name: 'durationMinutes', label: 'Minuten', width: 90 },
      ]}
      addLabel="Zugstrecke hinzufügen"
      nameOf={() => 'Zugstrecke'}
      empty="Noch keine Zugstrecke."
      serveEverybody={serveEverybody}
    />
  )
}
