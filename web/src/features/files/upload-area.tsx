import { Button, FileButton, Select } from '@mantine/core'
import { documentContract, filedTypes } from '@reisewerk/domain/files/document.contract.ts'
import { acceptedFiles } from '@reisewerk/domain/files/file-kinds.ts'
import { IconLoader2, IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { keys } from '../../lib/keys.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { uploadAll } from './api.ts'
import classes from './documents.module.css'

export const typeChoices = Object.entries(filedTypes).map(([value, { label }]) => ({ value, label }))

const places = [
  { value: 'order', label: 'diese Reise' },
  { value: 'provider', label: 'Leistungsträger' },
  { value: 'global', label: 'alle Reisen' },
] as const
type Place = (typeof places)[number]['value']

type Props = {
  orderId: number
  /** The field in which the provider is chosen that a file belongs to. */
  pickProvider: (field: { value: Choice | null; onChange: (choice: Choice | null) => void }) => ReactNode
}

/** Pre-set to the trip and to type offer (002 §2); files may be dropped on it. */
export function UploadArea({ orderId, pickProvider }: Props) {
  const client = useQueryClient()
  const [type, setType] = useState('offer')
  const [place, setPlace] = useState<Place>('order')
  const [provider, setProvider] = useState<Choice | null>(null)
  const [underWay, setUnderWay] = useState<string | null>(null)
  const to = { order: { order: orderId }, provider: { provider: provider?.value }, global: { global: true } }[place]
  const isOff = underWay !== null || (place === 'provider' && provider === null)

  async function take(files: readonly File[]) {
    if (files.length === 0 || isOff) return
    await uploadAll(files, { ...to, type }, ({ name }) => setUnderWay(name))
    setUnderWay(null)
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
        label="Zuordnung"
        w={160}
        data={[...places]}
        allowDeselect={false}
        value={place}
        onChange={(value) => setPlace(value as Place)} // one of the places
      />
      {place === 'provider' && pickProvider({ value: provider, onChange: setProvider })}
      <Select
        label="Art"
        w={190}
        data={typeChoices}
        allowDeselect={false}
        value={type}
        onChange={(value) => value !== null && setType(value)}
      />
      <FileButton multiple accept={acceptedFiles} onChange={(files) => void take(files)}>
        {(props) => (
          <Button
            {...props}
            disabled={isOff}
            loading={underWay !== null}
            leftSection={<IconUpload size={15} stroke={1.7} aria-hidden />}
          >
            Hochladen
          </Button>
        )}
      </FileButton>
      <span className={classes.quiet} role="status">
        {underWay === null ? (
          'Dateien lassen sich auch hierher ziehen. Höchstens 20 MB je Datei.'
        ) : (
          <>
            <IconLoader2 size={13} stroke={1.9} className={classes.turning} aria-hidden /> {underWay} wird hochgeladen …
          </>
        )}
      </span>
    </section>
  )
}
