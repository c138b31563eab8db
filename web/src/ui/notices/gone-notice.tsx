import { Button } from '@mantine/core'
import { useRef } from 'react'
import { CopyButton } from '../copy-button.tsx'
import { textIn } from '../fields/typed-text.ts'
import classes from './gone-notice.module.css'

type Props = { text: string; onClose: () => void }

/**
 * Stands in a form whose subject a colleague has deleted: the form stays with all that was typed, and says what can be done.
 * It copies the fields of the dialog or group in which it stands.
 */
export function GoneNotice({ text, onClose }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  const typed = () => {
    const form = notice.current?.closest('[role=dialog], tbody')
    return form == null ? '' : textIn(form)
  }
  return (
    <div ref={notice} className={classes.notice} role="alert">
      <p>
        <strong>{text}</strong> Was du eingegeben hast, steht noch hier, lässt sich aber nicht mehr speichern.
      </p>
      <div className={classes.actions}>
        <CopyButton text={typed} />
        <Button variant="default" onClick={onClose}>
          Ohne Speichern schließen
        </Button>
      </div>
    </div>
  )
}
