import { Modal, type ModalProps } from '@mantine/core'
import { GoneNotice } from './gone-notice.tsx'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

type Props = Omit<ModalProps, 'opened'> & {
  /** Somebody has deleted what is being edited: who, and what. What was typed stays to be copied. */
  gone?: string | null
}

/** A window with fields over the page. Whoever closes it after typing is asked; its buttons do what they say at once. */
export function FormDialog({ gone = null, onClose, children, ...props }: Props) {
  const { watch, close } = useAskBeforeClosing(onClose)
  return (
    <Modal opened onClose={close} {...watch} {...props}>
      {gone !== null && <GoneNotice text={gone} onClose={onClose} />}
      {children}
    </Modal>
  )
}
