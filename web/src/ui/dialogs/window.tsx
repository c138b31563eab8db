import { Modal, type ModalProps } from '@mantine/core'
import { useState } from 'react'
import { openEntries } from '../../lib/in-place/new-entries.ts'
import { beginInForm } from '../focus/begin-in-form.ts'
import { useReturnFocus } from '../focus/return-focus.ts'

/**
 * Where the library's trap puts the focus: twice, some time after opening, and without a look at where it is by then. It would take it from
 * under the hand of whoever is in another field already; where to begin is said by `beginInForm`.
 */
const nowhere = <span data-autofocus hidden />

export type WindowProps = Omit<ModalProps, 'opened'>

/**
 * A window over the page for as long as it is drawn. Whoever opens it begins at its first field, whoever closes it goes on at what had
 * opened it.
 */
export function Window({ onClose, children, ...props }: WindowProps) {
  useReturnFocus()
  const [beneath] = useState(openEntries)
  // Escape leaves the form of a new entry that lies over this; it is not meant for what lies below.
  return (
    <Modal opened ref={beginInForm} onClose={() => openEntries() <= beneath && onClose()} {...props}>
      {nowhere}
      {children}
    </Modal>
  )
}
