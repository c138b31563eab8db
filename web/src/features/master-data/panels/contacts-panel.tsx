import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { ChildTable } from '../child-table.tsx'

const homes = { client: 'clients', provider: 'providers', agency: 'agencies' } as const

const contactTypes = { primary: 'Hauptkontakt', other: 'Weiterer Kontakt' }

/** The people of a client, a provider or an agency (MD-02). */
export function ContactsPanel({ home, id, disabled }: { home: keyof typeof homes; id: number; disabled?: boolean }) {
  return (
    <ChildTable
      title="Kontakte"
      contract={contactContract}
      filter={{ [`${home}.id`]: id, deleted: false }}
      parent={{ [home]: linkTo(homes[home], id) }}
      fields={[
        { name: 'salutation', label: 'Anrede', width: 80, choices: salutations },
        { name: 'firstName', label: 'Vorname', width: 116 },
        { name: 'lastName', label: 'Nachname', width: 126 },
        { name: 'type', label: 'Aufgabe', width: 126, words: contactTypes },
        { name: 'email', label: 'E-Mail' },
        { name: 'phoneFixed', label: 'Telefon', width: 138 },
        { name: 'phoneMobile', label: 'Mobil', width: 138 },
      ]}
      addLabel="Kontakt hinzufügen"
      nameOf={({ fullName }) => String(fullName) || 'Ohne Namen'}
      empty="Noch kein Kontakt."
      removedBy="deleted"
      disabled={disabled ?? false}
    />
  )
}

const salutations = [
  { value: 'Frau', label: 'Frau' },
  { value: 'Herr', label: 'Herr' },
]
