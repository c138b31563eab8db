import { agencyContract, providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { otherServiceContract, otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { type Item, labelOf } from '../../../form/field-value.ts'
import { ChildTable } from '../child-table.tsx'

const kept = { byAdminsWhenShared: true } as const
const homes = {
  provider: {
    list: 'providers',
    other: { name: 'agency', label: 'Über die Agentur', target: agencyContract, ...kept },
  },
  agency: {
    list: 'agencies',
    other: { name: 'provider', label: 'Von dem Leistungsträger', target: providerContract, ...kept },
  },
} as const

/** What a firm offers, itself or through an agency: the request form of another service has it to choose from (001 §7). */
export function OfferedServicesPanel({ home, id }: { home: keyof typeof homes; id: number }) {
  const { list, other } = homes[home]
  return (
    <ChildTable
      title="Angebotene Leistungen"
      hint="stehen in der Anfrage einer Zusatzleistung zur Wahl"
      contract={otherServiceContract}
      groups={['service_read']}
      filter={{ [`${home}.id`]: id }}
      parent={{ [home]: linkTo(list, id) }}
      fields={[{ name: 'otherServiceType', label: 'Leistungsart', target: otherServiceTypeContract, ...kept }, other]}
      addLabel="Angebotene Leistung hinzufügen"
      nameOf={typeOf}
      empty="Noch keine angebotene Leistung."
    />
  )
}

function typeOf({ otherServiceType }: Item): string {
  // The list asks for it expanded; while a new choice is being saved it is its name alone.
  const name = typeof otherServiceType === 'object' && otherServiceType !== null ? labelOf({ ...otherServiceType }) : ''
  return name || 'Zusatzleistung'
}
