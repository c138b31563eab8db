import { portConnectionContract, portContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { labelOf } from '../../../form/field-value.ts'
import { ChildTable } from '../child-table.tsx'

/** Which ports are reached from this one; the day plan offers only these (001 §7). */
export function PortConnections({ portId }: { portId: number }) {
  return (
    <ChildTable
      title="Erreichbare Häfen"
      hint="werden als Zielhafen angeboten"
      contract={portConnectionContract}
      groups={['port_read']}
      filter={{ 'startPort.id': portId }}
      parent={{ startPort: linkTo('ports', portId) }}
      fields={[
        { name: 'endPort', label: 'Zielhafen', target: portContract, byAdminsWhenShared: true },
        { name: 'durationMinutes', label: 'Dauer (Minuten)', width: 150 },
        { name: 'isNight', label: 'Nachtfahrt', width: 110, byAdminsWhenShared: true },
      ]}
      addLabel="Verbindung hinzufügen"
      nameOf={({ endPort }) =>
        typeof endPort === 'object' && endPort !== null ? labelOf(endPort as never) : 'Verbindung'
      }
      empty="Von hier fährt noch keine Fähre."
      serveEverybody
    />
  )
}
