import { Modal, type ModalProps } from '@mantine/core'
import { beginInForm } from '../focus/begin-in-form.ts'
import { useReturnFocus } from '../focus/return-focus.ts'

export type WindowProps = Omit<ModalProps, 'opened'>

/**
 * A window over the page for as long as it is drawn. Whoever opens it begins at its first field, whoever closes it goes on at what had
 * opened it.
 */
export function Window(props: WindowProps) {
  useReturnFocus()
  return <Modal opened ref={beginInForm} {...props} />
}
