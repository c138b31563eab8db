import { Button } from '@mantine/core'
import { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import { IconBuildingBank, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { remove } from '../../../lib/api.ts'
import { ExportButton } from '../../../list/export-button.tsx'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { type Creditor, creditorsOf } from './creditor-api.ts'
import { CreditorForm } from './creditor-form.tsx'

/** How the house pays and books its providers (INV-12). */
export function CreditorDesk({ organisationId }: { organisationId: number }) {
  const { data, isError, refetch } = useQuery(creditorsOf(organisationId))
  const [edited, setEdited] = useState<Creditor | 'new' | null>(null)
  const attempt = useAttempt(creditorContract.name)

  async function drop({ id, providerName }: Creditor) {
    const text = `Bankverbindung und Kreditorennummer von ${providerName} werden gelöscht.`
    if (!(await confirm({ title: 'Bist du sicher?', text, action: 'Löschen', tone: 'bad' }))) return
    await attempt(() => remove(creditorContract, id), 'Der Kreditor konnte nicht gelöscht werden! Server Error!')
  }

  return (
    <Panel
      title="Kreditoren"
      hint="Bankverbindungen und Nummern der Leistungsträger"
      actions={
        <>
          <ExportButton
            size="compact-sm"
            path={`/api/${creditorContract.name}/export.xlsx`}
            query={{ 'organisation.id': organisationId }}
          />
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            Kreditor anlegen
          </Button>
        </>
      }
      flush
    >
      {data === undefined &&
        (isError ? (
          <ErrorState text="Die Kreditoren konnten nicht geladen werden." onRetry={() => void refetch()} />
        ) : (
          <LoadingRows rows={6} />
        ))}
      {data?.items.length === 0 && <EmptyState icon={IconBuildingBank} text="Es ist noch kein Kreditor angelegt" />}
      {data !== undefined && data.items.length > 0 && (
        <table className={table.table} aria-label="Kreditoren">
          <colgroup>
            <col />
            <col width={92} />
            <col width={240} />
            <col width={124} />
            <col />
            <col width={132} />
            <col width={84} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Leistungsträger</th>
              <th scope="col">Nummer</th>
              <th scope="col">IBAN</th>
              <th scope="col">BIC</th>
              <th scope="col">Kontoinhaber</th>
              <th scope="col">USt-IdNr.</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {data.items.map((creditor) => (
              <tr key={creditor.id}>
                <th scope="row">
                  {creditor.providerName}
                  {creditor.providerAddress && <div className={table.quiet}>{creditor.providerAddress}</div>}
                </th>
                <td>{creditor.creditorNumber}</td>
                <td>{inFours(creditor.iban)}</td>
                <td>{creditor.bic}</td>
                <td>{creditor.accountHolder}</td>
                <td>{creditor.vatId}</td>
                <td className={table.number}>
                  <IconButton
                    size={24}
                    icon={IconPencil}
                    label={`${creditor.providerName} bearbeiten`}
                    onClick={() => setEdited(creditor)}
                  />
                  <IconButton
                    size={24}
                    icon={IconTrash}
                    label={`${creditor.providerName} löschen`}
                    onClick={() => void drop(creditor)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {edited !== null && (
        <CreditorForm
          organisationId={organisationId}
          creditor={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  )
}

/** 'DE89 3704 0044 0532 0130 00' */
function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
