import { GoneNotice } from '../notices/gone-notice.tsx'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'
import { Window, type WindowProps } from './window.tsx'

type Props = WindowProps & {
  /** Something was changed that no field shows, such as a tag that stands as a word by now. */
  isChanged?: boolean
  /** Somebody has deleted what is being edited: who, and what. What was typed stays to be copied. */
  gone?: string | null
}

/** A window with fields over the page. Whoever closes it after typing is asked; its buttons do what they say at once. */
export function FormDialog({ isChanged, gone = null, onClose, children, ...props }: Props) {
  const { watch, close } = useAskBeforeClosing(onClose, isChanged)
  return (
    <Window onClose={close} {...watch} {...props}>
      {gone !== null && <GoneNotice text={gone} onClose={onClose} />}
      {children}
    </Window>
  )
}
