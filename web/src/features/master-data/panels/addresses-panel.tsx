import { addressContract, addressPurposes } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { ChildTable } from '../child-table.tsx'

const homes = { client: 'clients', provider: 'providers', agency: 'agencies' } as const
const purposes = Object.entries(addressPurposes).map(([value, { label }]) => ({ value, label }))

/** Where a client, a provider or an agency is, and where its invoices go (MOVE-08). */
export function AddressesPanel({ home, id }: { home: keyof typeof homes; id: number }) {
  return (
    <ChildTable
      title="Adressen"
      contract={addressContract}
      filter={{ [`${home}.id`]: id }}
      parent={{ [home]: linkTo(homes[home], id) }}
      fields={[
        { name: 'purpose', label: 'Art', width: 150, choices: purposes },
        { name: 'title', label: 'Bezeichnung', width: 150 },
        { name: 'streetAddress', label: 'Straße' },
        { name: 'zip', label: 'PLZ', width: 84 },
        { name: 'city', label: 'Ort', width: 170 },
        { name: 'country', label: 'Land', width: 130 },
      ]}
      addLabel="Adresse hinzufügen"
      nameOf={({ title, city }) => [title, city].filter(Boolean).join(', ')}
      empty="Es ist keine Adresse eingetragen"
    />
  )
}
