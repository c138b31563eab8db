import { Button, FileButton, Menu, Select } from '@mantine/core'
import { documentContract, filedTypes } from '@reisewerk/domain/files/document.contract.ts'
import { acceptedFiles } from '@reisewerk/domain/files/file-kinds.ts'
import { IconDotsVertical, IconDownload, IconFolderOpen, IconTrash, IconUpload, IconWorld } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { remove, update } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { fileSize } from '../../lib/format.ts'
import { keys } from '../../lib/keys.ts'
import { columnsOf } from '../../list/field-column.ts'
import type { ListRows } from '../../list/list.ts'
import { ListStates } from '../../list/list-states.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { documentsOf, globalDocuments, type StoredDocument, uploadAll } from './api.ts'
import classes from './documents.module.css'

const typeChoices = Object.entries(filedTypes).map(([value, { label }]) => ({ value, label }))

/** The files of a trip, and those offered to every trip (DOC-05, DOC-07). */
export function DocumentsList({ orderId }: { orderId: number }) {
  const own = useQuery(documentsOf(orderId))
  const global = useQuery(globalDocuments())
  const others = (global.data?.items ?? []).filter(({ order }) => order !== `/api/orders/${orderId}`)
  return (
    <div className={classes.panels}>
      <Upload orderId={orderId} />
      <Panel title="DOKUMENTE DER REISE" flush>
        <ListStates
          found={own}
          many="Dokumente"
          icon={IconFolderOpen}
          empty="Es wurde noch nichts abgelegt"
          loadingRows={4}
        >
          {(items) => <ListTable {...documentRows} label="Dokumente der Reise" items={items} />}
        </ListStates>
      </Panel>
      {others.length > 0 && (
        <Panel title="FÜR ALLE REISEN" flush>
          <ListTable {...documentRows} label="Für alle Reisen" items={others} />
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

const column = columnsOf<typeof documentContract, StoredDocument>(documentContract)
const documentRows: ListRows<StoredDocument> = {
  columns: [
    column('name', { show: (document) => <Name document={document} /> }),
    column('type', { width: 180 }),
    column('createdAt', { label: 'Abgelegt', width: 110 }),
    column('byteSize', { width: 100, align: 'right', show: ({ byteSize }) => fileSize(byteSize) }),
    { label: '', width: 52, show: (document) => <Actions document={document} /> },
  ],
}

function Name({ document: { path, name, filetype, global, type } }: { document: StoredDocument }) {
  return (
    <>
      <a href={path} target="_blank" rel="noopener" className={classes.name}>
        {name}.{filetype}
      </a>{' '}
      {global && <Badge tone="info">Für alle Reisen</Badge>}
      {type === 'internal_calculation' && <Badge tone="warn">Nicht für Kunden</Badge>}
    </>
  )
}

function Actions({ document }: { document: StoredDocument }) {
  const { id, name, path, global } = document
  const attempt = useAttempt(documentContract.name)

  async function drop() {
    const text = `Das Dokument ‚${name}‘ wird gelöscht.`
    if (!(await confirm({ title: 'Dokument löschen?', text, action: 'Löschen', tone: 'bad' }))) return
    await attempt(() => remove(documentContract, id), 'Das Dokument konnte nicht gelöscht werden.')
  }

  return (
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
  )
}
