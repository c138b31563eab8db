import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

/** Copies what was typed. Browsers give the clipboard to secure pages only; elsewhere the text is marked by hand. */
export function CopyButton({ text }: { text: () => string }) {
  const [isCopied, setCopied] = useState(false)
  if (navigator.clipboard === undefined) return null
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      leftSection={<Icon size={15} aria-hidden />}
      onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
    >
      {isCopied ? 'Eingaben kopiert' : 'Eingaben kopieren'}
    </Button>
  )
}
