import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'

type Props = {
  text: () => string
  label?: string
  /** Stands there once it is done. */
  done?: string
}

/** Copies what was typed, or what it is told to. Browsers give the clipboard to secure pages only; elsewhere the text is marked by hand. */
export function CopyButton({ text, label = 'Eingaben kopieren', done = 'Eingaben kopiert' }: Props) {
  const [isCopied, setCopied] = useState(false)
  if (navigator.clipboard === undefined) return null
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      leftSection={<Icon size={15} aria-hidden />}
      onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
    >
      {isCopied ? done : label}
    </Button>
  )
}
