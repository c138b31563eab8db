import { Button, Menu } from '@mantine/core'
import { IconFileText, IconFileTypeDocx, IconFileTypeTxt } from '@tabler/icons-react'
import { usePaper } from '../use-paper.ts'

const files = [
  { filetype: 'txt', days: 'all', label: 'Text (.txt), alle Tage', Icon: IconFileTypeTxt },
  { filetype: 'docx', days: 'all', label: 'Word (.docx), alle Tage', Icon: IconFileTypeDocx },
  { filetype: 'txt', days: 'checked', label: 'Text (.txt), nur geprüfte Tage', Icon: IconFileTypeTxt },
  { filetype: 'docx', days: 'checked', label: 'Word (.docx), nur geprüfte Tage', Icon: IconFileTypeDocx },
] as const

/** Makes the text file of the catalogue (002 §2). */
export function CatalogFile({ orderId }: { orderId: number }) {
  const { mutate, isPending } = usePaper({
    kind: 'catalog',
    orderId,
    failed: "Couldn't generate the Document! Server Error!",
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button loading={isPending} leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}>
          Textdatei generieren
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ filetype, days, label, Icon }) => (
          <Menu.Item key={label} leftSection={<Icon size={15} />} onClick={() => mutate({ query: { filetype, days } })}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
