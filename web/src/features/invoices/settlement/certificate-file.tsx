import { Button, FileButton } from '@mantine/core'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { IconUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keys } from '../../../lib/keys.ts'
import { filedDocuments, uploadAll } from '../../files/api.ts'
import classes from './certificate.module.css'

const type = 'security_certificate'

/** The certificate as a file: the trip's own, else the house's; it goes along with the first invoice that is mailed (INV-13). */
export function CertificateFile({ orderId }: { orderId: number }) {
  const client = useQueryClient()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const { data } = useQuery(filedDocuments({ 'trip.id': orderId, type }))
  const usable = (data?.items ?? []).filter(({ fault, erasedAt, provider }) =>
    [fault, erasedAt, provider].every((one) => one === null),
  )
  const file = usable.find(({ order }) => order !== null) ?? usable[0]

  async function take(chosen: File | null) {
    if (chosen === null) return
    setIsUnderWay(true)
    await uploadAll([chosen], { global: true, type })
    setIsUnderWay(false)
    await client.invalidateQueries({ queryKey: keys.resource(documentContract.name) })
  }

  if (data === undefined) return null
  return (
    <div className={classes.certificate}>
      {file === undefined ? (
        <span className={classes.told}>Als Datei ist keiner abgelegt.</span>
      ) : (
        <span className={classes.told}>
          Geht mit der ersten Rechnung hinaus:{' '}
          <a href={file.path} target="_blank" rel="noopener">
            {file.name}
          </a>
          {file.order === null ? ' (für alle Reisen)' : ' (nur diese Reise)'}
        </span>
      )}
      <FileButton accept=".pdf" onChange={(chosen) => void take(chosen)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="compact-sm"
            loading={isUnderWay}
            leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
          >
            {file === undefined ? 'Für alle Reisen ablegen' : 'Neuen für alle Reisen ablegen'}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
