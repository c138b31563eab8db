import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyText } from '../lib/copy-text.ts'

type Props = { text: () => string; label?: string; done?: string }

export function CopyButton({ text, label = 'Eingaben kopieren', done = 'Eingaben kopiert' }: Props) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? IconCheck : IconCopy
  return (
    <Button
      variant="default"
      leftSection={<Icon size={15} aria-hidden />}
      onClick={() => void copyText(text()).then(setCopied)}
    >
      {isCopied ? done : label}
    </Button>
  )
}
