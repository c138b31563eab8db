import { Button, FileButton } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { type ReadFile, readSupplierFile } from './supplier-file-api.ts'

type Props = { organisationId: number; onRead: (read: ReadFile) => void }

/** Takes the file of a supplier's invoice, chosen or dropped, and reads it; what is wrong with it is told. */
export function ReadFileButton({ organisationId, onRead }: Props) {
  const attempt = useAttempt()
  const [isReading, setReading] = useState(false)
  const read = async (file: File | null) => {
    if (file === null) return
    setReading(true)
    await attempt(
      async () => onRead(await readSupplierFile(organisationId, file)),
      'Die Datei konnte nicht gelesen werden.',
    )
    setReading(false)
  }
  return (
    <FileButton accept=".pdf,.xml" onChange={(file) => void read(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-sm"
          loading={isReading}
          leftSection={<IconFileImport size={14} aria-hidden />}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            void read(event.dataTransfer.files[0] ?? null)
          }}
        >
          Rechnung einlesen oder hierher ziehen
        </Button>
      )}
    </FileButton>
  )
}
