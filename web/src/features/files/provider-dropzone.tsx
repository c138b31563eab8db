import { Button, FileButton, Select } from '@mantine/core'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { acceptedFiles } from '@reisewerk/domain/files/file-kinds.ts'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../lib/keys.ts'
import { uploadAll } from './api.ts'
import files from './documents.module.css'

const types = [
  { value: 'trip_detail', label: 'Reisedetail' },
  { value: 'voucher', label: 'Voucher' },
]

/** Where a provider's papers for the travellers are put; files may be dropped on it (DOC-05). */
export function ProviderDropzone({ providers }: { providers: readonly { id: number; name: string }[] }) {
  const client = useQueryClient()
  const [type, setType] = useState('trip_detail')
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const provider = chosen ?? String(providers[0]?.id)

  async function take(dropped: readonly File[]) {
    if (dropped.length === 0 || isBusy) return
    setBusy(true)
    await uploadAll(dropped, { provider, type })
    setBusy(false)
    await client.invalidateQueries({ queryKey: keys.resource(documentContract.name) })
  }

  return (
    <section
      className={files.upload}
      aria-label="Dokument eines Leistungsträgers hochladen"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take([...event.dataTransfer.files])
      }}
    >
      <Select
        label="Leistungsträger"
        w={260}
        data={providers.map(({ id, name }) => ({ value: String(id), label: name }))}
        allowDeselect={false}
        value={provider}
        onChange={setChosen}
      />
      <Select
        label="Art"
        w={160}
        data={types}
        allowDeselect={false}
        value={type}
        onChange={(value) => value !== null && setType(value)}
      />
      <FileButton multiple accept={acceptedFiles} onChange={(picked) => void take(picked)}>
        {(props) => (
          <Button {...props} loading={isBusy} leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}>
            Hochladen
          </Button>
        )}
      </FileButton>
      <span className={files.quiet}>Dateien lassen sich auch hierher ziehen. Höchstens 20 MB je Datei.</span>
    </section>
  )
}
