import { bankAccountContract, clientInfoContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useSession } from '../../../lib/session.ts'
import { ChildTable } from '../child-table.tsx'
import { AddressesPanel } from './addresses-panel.tsx'
import { ContactsPanel } from './contacts-panel.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { TripsPanel } from './trips-panel.tsx'
import { VisitReportsPanel } from './visit-reports-panel.tsx'

export function ClientPanels({ id }: { id: number }) {
  const { user } = useSession()
  const own = { filter: { 'client.id': id }, parent: { client: linkTo('clients', id) } }
  return (
    <>
      <TripsPanel clientId={id} />
      <ContactsPanel home="client" id={id} />
      <VisitReportsPanel clientId={id} />
      <DocumentsPanel clientId={id} />
      <AddressesPanel home="client" id={id} />
      <ChildTable
        {...own}
        title="Angaben"
        hint="stehen in jeder neuen Reise"
        contract={clientInfoContract}
        fields={[
          { name: 'title', label: 'Titel', width: 220 },
          { name: 'content', label: 'Text', as: 'lines' },
        ]}
        addLabel="Angabe hinzufügen"
        nameOf={({ title }) => String(title)}
        empty="Noch keine Angabe."
      />
      <ChildTable
        {...own}
        title="Bankverbindungen"
        hint={user.isAdmin ? undefined : 'verwalten die Administratoren'}
        contract={bankAccountContract}
        groups={user.isAdmin ? ['bank_account_write'] : []}
        fields={[
          { name: 'owner', label: 'Inhaber' },
          { name: 'iban', label: 'IBAN', width: 260 },
          { name: 'bic', label: 'BIC', width: 140 },
          { name: 'bankName', label: 'Bank', width: 190 },
        ]}
        addLabel="Bankverbindung hinzufügen"
        nameOf={({ owner }) => String(owner)}
        empty="Noch keine Bankverbindung."
        disabled={!user.isAdmin}
      />
    </>
  )
}
