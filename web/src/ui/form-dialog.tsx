import { Modal, type ModalProps } from '@mantine/core'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

type Props = Omit<ModalProps, 'opened'>

/** A window with fields over the page. Whoever closes it after typing is asked; its buttons do what they say at once. */
export function FormDialog({ onClose, ...props }: Props) {
  const { watch, close } = useAskBeforeClosing(onClose)
  return <Modal opened onClose={close} {...watch} {...props} />
}
