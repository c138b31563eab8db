import { Button } from '@mantine/core'
import { translatableTexts } from '@reisewerk/domain/accounts/translation/translatable-texts.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { late } from '../late.tsx'

const TranslateDialog = late(() => import('./translate-dialog.tsx'))

type Props = {
  organisationId: number
  /** Whether the house has its AI module on. */
  isOffered: boolean
  /** What the text is called: 'Einleitung'. */
  label: string
  value: RichText | null
  /** The language its reader has. */
  to: string
  disabled?: boolean
  /** The translation, once somebody has read it. */
  onTake: (text: RichText) => void
}

/** Has a free text translated, where the AI module is on (002 §6, INV-09). */
export function TranslateButton({ organisationId, isOffered, label, value, to, disabled = false, onTake }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconLanguage size={15} stroke={1.7} aria-hidden />}
        aria-label={`${label} übersetzen`}
        disabled={disabled || translatableTexts(value).length === 0}
        onClick={() => setOpen(true)}
      >
        Übersetzen
      </Button>
      {isOpen && value !== null && (
        <TranslateDialog
          organisationId={organisationId}
          label={label}
          text={value}
          to={to}
          onTake={(text) => {
            setOpen(false)
            onTake(text)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
