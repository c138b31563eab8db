import { infoImportances, infoTypes } from '@reisewerk/domain/accounts/options.ts'
import { infoContract } from '@reisewerk/domain/geography/info.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { ChildTable } from '../child-table.tsx'

const homes = {
  area: 'areas',
  place: 'places',
  port: 'ports',
  provider: 'providers',
  predefinedRouteDetail: 'predefined_route_details',
} as const

const choicesOf = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([value, { label }]) => ({ value, label }))

type Props = { home: keyof typeof homes; id: number; serveEverybody: boolean }

/** What one should know of an area, a place, a port, a provider or a route bullet point (MD-05). */
export function InfosPanel({ home, id, serveEverybody }: Props) {
  return (
    <ChildTable
      title="Hinweise"
      contract={infoContract}
      filter={{ [`${home}.id`]: id }}
      parent={{ [home]: linkTo(homes[home], id) }}
      fields={[
        { name: 'title', label: 'Titel', width: 200 },
        { name: 'content', label: 'Text', as: 'lines' },
        { name: 'type', label: 'Art', width: 116, choices: choicesOf(infoTypes), byAdminsWhenShared: true },
        { name: 'sections', label: 'Abschnitte', width: 150 },
        { name: 'importance', label: 'Wichtigkeit', width: 116, choices: choicesOf(infoImportances) },
        { name: 'isShownOnTripDashboard', label: 'In der Reise', width: 96 },
      ]}
      addLabel="Hinweis hinzufügen"
      nameOf={({ title }) => String(title)}
      empty="Noch kein Hinweis."
      serveEverybody={serveEverybody}
    />
  )
}
