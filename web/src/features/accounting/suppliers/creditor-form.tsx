import { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormWindow } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { keys } from '../../../lib/keys.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Creditor } from './creditor-api.ts'

type Props = {
  organisationId: number
  /** Null for a new one. */
  creditor: Creditor | null
  /** Whom a new one is for, where that is known already. */
  provider?: { readonly id: number; readonly name: string } | undefined
  onClose: () => void
}

const CreditorField = fieldOf<typeof creditorContract>()

/** Enters to which account a provider is paid and under which number it is booked (INV-12). */
export function CreditorForm({ organisationId, creditor, provider, onClose }: Props) {
  const client = useQueryClient()
  const form = useItemForm(creditorContract, {
    name: 'creditor',
    title: creditor === null ? 'Kreditor anlegen' : creditor.providerName,
    of: provider === undefined ? String(organisationId) : `${organisationId}-${provider.id}`,
    item: creditor,
    what: { text: 'diesen Kreditor', table: creditorContract.name },
    begins:
      creditor === null
        ? {
            organisation: { value: String(organisationId), label: '' },
            ...(provider && { provider: { value: String(provider.id), label: provider.name } }),
          }
        : {},
    done: 'Der Kreditor wurde gespeichert!',
    failed: 'Der Kreditor konnte nicht gespeichert werden! Server Error!',
    onSaved: () => {
      onClose()
      void client.invalidateQueries({ queryKey: keys.resource(creditorContract.name) })
    },
    onClose,
  })
  const isNameless = creditor === null && !form.value('provider')
  return (
    <FormWindow
      form={form}
      action={creditor === null ? 'Anlegen' : 'Speichern'}
      missing={isNameless ? { path: 'provider', text: 'Bitte ausfüllen' } : null}
      size={520}
    >
      <FormGroup title="Bankverbindung">
        {creditor === null && <CreditorField name="provider" target={providerContract} begins />}
        <CreditorField name="accountHolder" hint="Ohne Angabe der Leistungsträger" />
        <CreditorField name="iban" span={8} begins={creditor !== null} />
        <CreditorField name="bic" span={4} hint="nur außerhalb der EU" />
      </FormGroup>
      <FormGroup title="Buchhaltung">
        <CreditorField name="creditorNumber" span={6} />
        <CreditorField name="vatId" span={6} hint="Daran wird seine E-Rechnung erkannt" />
      </FormGroup>
    </FormWindow>
  )
}
