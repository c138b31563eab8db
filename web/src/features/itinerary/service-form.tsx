import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { SidePanelBody, SidePanelFoot } from '../../ui/side-panel.tsx'
import type { ServiceSave } from './use-save-service.ts'

type Props = {
  save: ServiceSave
  /** Why it cannot be saved yet; the buttons are off then. */
  missing: string | null
  /** What is to be saved. */
  body: () => Record<string, unknown>
  mayAsk?: boolean
  children: ReactNode
}

/** Fields and foot of a service's form. Enter saves as soon as the required fields are filled (PLACE-08). */
export function ServiceForm({ save, missing, body, mayAsk = false, children }: Props) {
  const isOff = missing !== null || save.isSaving
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && event.currentTarget.checkValidity()) void save.save(body(), 'close')
      }}
    >
      <SidePanelBody>{children}</SidePanelBody>
      <SidePanelFoot hint={missing ?? save.problem}>
        <Button variant="default" onClick={save.cancel}>
          Abbrechen
        </Button>
        {mayAsk && (
          <Button variant="default" disabled={isOff} onClick={() => void save.save(body(), 'ask')}>
            Speichern und anfragen
          </Button>
        )}
        <Button type="submit" disabled={isOff}>
          Speichern
        </Button>
      </SidePanelFoot>
    </form>
  )
}
