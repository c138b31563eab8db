import { Modal, type ModalProps } from '@mantine/core'
import { useReturnFocus } from './return-focus.ts'

export type WindowProps = Omit<ModalProps, 'opened'>

/** A window over the page for as long as it is drawn; whoever closes it goes on at what had opened it. */
export function Window(props: WindowProps) {
  useReturnFocus()
  return <Modal opened {...props} />
}
