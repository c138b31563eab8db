import { Button, FileButton, Group, Input, Menu } from '@mantine/core'
import { acceptedFiles } from '@reisewerk/domain/files/file-kinds.ts'
import { IconFolder, IconPaperclip, IconUpload, IconX } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fileSize } from '../../lib/format.ts'
import { keys } from '../../lib/keys.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { OutdatedMark } from '../../ui/marks/outdated-mark.tsx'
import { documentsOf, globalDocuments, type StoredDocument, uploadAll } from '../files/api.ts'
import { useOutdated } from '../files/outdated/api.ts'
import classes from './mail.module.css'

type Props = {
  orderId: number
  value: readonly StoredDocument[]
  onChange: (value: StoredDocument[]) => void
  error?: string | undefined
}

/** Attachments: documents of the trip or of the house, and new files, which become documents of the trip. */
export function AttachmentsField({ orderId, value, onChange, error }: Props) {
  const client = useQueryClient()
  const own = useQuery(documentsOf(orderId)).data?.items ?? []
  const global = useQuery(globalDocuments()).data?.items ?? []
  const changesOf = useOutdated(orderId)
  const taken = new Set(value.map(({ id }) => id))
  const offered = [...own, ...global.filter(({ id }) => !own.some((one) => one.id === id))].filter(
    // An internal calculation goes out with no mail.
    ({ id, type, erasedAt }) => !taken.has(id) && type !== 'internal_calculation' && erasedAt === null,
  )

  async function add(files: File[]) {
    const stored = await uploadAll(files, { order: orderId, type: 'other' })
    if (stored.length === 0) return
    onChange([...value, ...stored])
    await client.invalidateQueries({ queryKey: keys.resource('documents') })
  }

  return (
    <Input.Wrapper label="Anhänge" labelElement="div" error={error}>
      <Group gap={6}>
        {value.map((document) => (
          <span key={document.id} className={classes.attachment}>
            <IconPaperclip size={14} stroke={1.7} aria-hidden />
            {document.name}.{document.filetype}
            <span className={classes.quiet}>{fileSize(document.byteSize)}</span>
            <OutdatedMark changes={changesOf(document.id)} isShort />
            <IconButton
              size={24}
              icon={IconX}
              label={`${document.name} entfernen`}
              onClick={() => onChange(value.filter(({ id }) => id !== document.id))}
            />
          </span>
        ))}
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" size="compact-sm" leftSection={<IconFolder size={14} aria-hidden />}>
              Dokument der Reise
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah={280} style={{ overflowY: 'auto' }}>
            {offered.length === 0 && <Menu.Label>Es gibt keine weiteren Dokumente</Menu.Label>}
            {offered.map((document) => (
              <Menu.Item key={document.id} onClick={() => onChange([...value, document])}>
                {document.name}.{document.filetype} <OutdatedMark changes={changesOf(document.id)} isShort />
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <FileButton multiple accept={acceptedFiles} onChange={(files) => void add(files)}>
          {(props) => (
            <Button {...props} variant="default" size="compact-sm" leftSection={<IconUpload size={14} aria-hidden />}>
              Datei hochladen
            </Button>
          )}
        </FileButton>
      </Group>
    </Input.Wrapper>
  )
}
