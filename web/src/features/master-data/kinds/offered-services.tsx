import { placeContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { agencyContract, providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { otherServiceContract, otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { IconTicket } from '@tabler/icons-react'
import { describe } from '../kind.ts'

const kept = { byAdminsWhenShared: true } as const
const type = { name: 'otherServiceType', target: otherServiceTypeContract, ...kept } as const
const provider = { name: 'provider', target: providerContract, ...kept } as const
const agency = { name: 'agency', target: agencyContract, ...kept } as const

type Named = { name: string } | null
type Offered = { otherServiceType: Named; provider: Named; agency: Named }

const typeIn = ({ otherServiceType }: Offered) => otherServiceType?.name ?? 'Zusatzleistung'
/** 'Oslo Byvandring'; what no firm performs itself its agency offers. */
const partnerIn = ({ provider, agency }: Offered) => provider?.name ?? agency?.name ?? ''

/** Which kinds of services whoever performs them offers; the request of another service begins with one (001 §7, MD-03). */
export const offeredServiceKind = describe(otherServiceContract, {
  icon: IconTicket,
  newLabel: 'Neue angebotene Leistung',
  defaultSort: 'otherServiceType',
  searchHint: 'Leistungsart, Leistungsträger …',
  listGroups: ['service_read'],
  titleOf: (service) => `${typeIn(service)} · ${partnerIn(service)}`,
  hintOf: ({ provider, agency }) => (provider !== null && agency !== null ? `über ${agency.name}` : ''),
  columns: [
    { label: 'Leistungsart', sort: 'otherServiceType', show: typeIn },
    { name: 'provider', width: 320 },
    { name: 'agency', width: 320, quiet: true },
  ],
  filters: [
    { name: 'otherServiceType.id', target: otherServiceTypeContract },
    { name: 'provider.id', target: providerContract },
    { name: 'agency.id', target: agencyContract },
    { name: 'place.id', label: 'Ort', target: placeContract },
  ],
  groups: [{ title: 'Angebotene Leistung', fields: [type, provider, agency] }],
})
