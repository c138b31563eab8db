import { Menu } from '@mantine/core'
import { IconDotsVertical, IconDownload, IconMail, IconTrash, IconWorld } from '@tabler/icons-react'
import { writeMail } from '../../lib/writing.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { asAttachment, type FiledDocument } from './api.ts'
import { useDocumentActions } from './use-document-actions.ts'

export function DocumentMenu({ document }: { document: FiledDocument }) {
  const { name, global, erasedAt } = document
  const { drop, load, offer } = useDocumentActions(document)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton size={24} icon={IconDotsVertical} label={`Aktionen zu ${name}`} />
      </Menu.Target>
      <Menu.Dropdown>
        {erasedAt === null && (
          <>
            <Menu.Item leftSection={<IconDownload size={15} />} onClick={() => void load()}>
              Herunterladen
            </Menu.Item>
            <Menu.Item leftSection={<IconMail size={15} />} onClick={() => writeMail(asAttachment(document))}>
              Als Anhang senden
            </Menu.Item>
          </>
        )}
        <Menu.Item leftSection={<IconWorld size={15} />} onClick={() => void offer(!global)}>
          {global ? 'Nur bei dieser Reise' : 'Allen Reisen anbieten'}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconTrash size={15} />} onClick={() => void drop()}>
          Löschen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
