import { Button, FileButton, Menu, Select } from '@mantine/core'
import { documentContract, documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { acceptedFiles } from '@reisewerk/domain/files/file-kinds.ts'
import { IconDotsVertical, IconDownload, IconFolderOpen, IconTrash, IconUpload, IconWorld } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { remove, update } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { day, fileSize } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { Badge } from '../../ui/badge.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { documentsOf, globalDocuments, type StoredDocument, uploadAll } from './api.ts'
import classes from './documents.module.css'

const typeChoices = Object.entries(documentTypes).map(([value, { label }]) => ({ value, label }))

/** The files of a trip, and those offered to every trip (DOC-05, DOC-07). */
export function DocumentsList({ orderId }: { orderId: number }) {
  const own = useQuery(documentsOf(orderId))
  const global = useQuery(globalDocuments())
  const others = (global.data?.items ?? []).filter(({ order }) => order !== `/api/orders/${orderId}`)
  return (
    <div className={classes.panels}>
      <Upload orderId={orderId} />
      <Panel title="DOKUMENTE DER REISE" flush>
        {own.isPending && <LoadingRows rows={4} />}
        {own.isError && own.data === undefined && (
          <ErrorState text="Die Dokumente konnten nicht geladen werden." onRetry={() => void own.refetch()} />
        )}
        {own.data?.items.length === 0 && <EmptyState icon={IconFolderOpen} text="Es wurde noch nichts abgelegt" />}
        {own.data !== undefined && own.data.items.length > 0 && (
          <Documents items={own.data.items} label="Dokumente der Reise" />
        )}
      </Panel>
      {others.length > 0 && (
        <Panel title="FÜR ALLE REISEN" flush>
          <Documents items={others} label="Für alle Reisen" />
        </Panel>
      )}
    </div>
  )
}

/** Pre-set to the trip and to type offer (002 §2); files may be dropped on it. */
function Upload({ orderId }: { orderId: number }) {
  const client = useQueryClient()
  const [type, setType] = useState('offer')
  const [isBusy, setBusy] = useState(false)

  async function take(files: readonly File[]) {
    if (files.length === 0) return
    setBusy(true)
    await uploadAll(files, { order: orderId, type })
    setBusy(false)
    await client.invalidateQueries({ queryKey: keys.resource(documentContract.name) })
  }

  return (
    <section
      className={classes.upload}
      aria-label="Dokument hochladen"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take([...event.dataTransfer.files])
      }}
    >
      <Select
        label="Art"
        data={typeChoices}
        allowDeselect={false}
        value={type}
        onChange={(value) => value !== null && setType(value)}
      />
      <FileButton multiple accept={acceptedFiles} onChange={(files) => void take(files)}>
        {(props) => (
          <Button {...props} loading={isBusy} leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}>
            Hochladen
          </Button>
        )}
      </FileButton>
      <span className={classes.quiet}>Dateien lassen sich auch hierher ziehen. Höchstens 20 MB je Datei.</span>
    </section>
  )
}

function Documents({ items, label }: { items: readonly StoredDocument[]; label: string }) {
  return (
    <table className={table.table} aria-label={label}>
      <thead>
        <tr>
          <th>Name</th>
          <th style={{ width: 180 }}>Art</th>
          <th style={{ width: 110 }}>Abgelegt</th>
          <th style={{ width: 100 }} className={table.number}>
            Größe
          </th>
          <th style={{ width: 52 }}>
            <span className={classes.unseen}>Aktionen</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((document) => (
          <Row key={document.id} document={document} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ document }: { document: StoredDocument }) {
  const { id, name, filetype, path, type, createdAt, byteSize, global } = document
  const client = useQueryClient()

  async function attempt(work: () => Promise<unknown>, failed: string) {
    try {
      await work()
      await client.invalidateQueries({ queryKey: keys.resource(documentContract.name) })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad(failed, failure.message)
    }
  }

  async function drop() {
    const text = `Das Dokument ‚${name}‘ wird gelöscht.`
    if (!(await confirm({ title: 'Dokument löschen?', text, action: 'Löschen', tone: 'bad' }))) return
    await attempt(() => remove(documentContract, id), 'Das Dokument konnte nicht gelöscht werden.')
  }

  return (
    <tr>
      <td>
        <a href={path} target="_blank" rel="noopener" className={classes.name}>
          {name}.{filetype}
        </a>{' '}
        {global && <Badge tone="info">Für alle Reisen</Badge>}
      </td>
      <td>{documentTypes[type as keyof typeof documentTypes]?.label ?? type}</td>
      <td>{day(createdAt)}</td>
      <td className={table.number}>{fileSize(byteSize)}</td>
      <td>
        <Menu position="bottom-end">
          <Menu.Target>
            <IconButton size={24} icon={IconDotsVertical} label={`Aktionen zu ${name}`} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconDownload size={15} />}
              onClick={() => void attempt(() => download(path), 'Das Dokument konnte nicht geladen werden.')}
            >
              Herunterladen
            </Menu.Item>
            <Menu.Item
              leftSection={<IconWorld size={15} />}
              onClick={() =>
                void attempt(
                  () => update(documentContract, id, { global: !global }),
                  'Das Dokument konnte nicht geändert werden.',
                )
              }
            >
              {global ? 'Nur bei dieser Reise' : 'Allen Reisen anbieten'}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => void drop()}>
              Löschen
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  )
}
