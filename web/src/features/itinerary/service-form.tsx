import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { SidePanelBody, SidePanelFoot } from '../../ui/side-panel.tsx'
import { type Ask, useDesk } from './plan-context.tsx'
import { isRequested, type Service } from './services.ts'
import type { ServiceSave } from './use-save-service.ts'
import { noWish, type Wish } from './wish.ts'

type Props = {
  service: Service
  save: ServiceSave
  /** Why it cannot be saved yet; the buttons are off then. */
  missing: string | null
  /** What is to be saved. */
  body: () => Record<string, unknown>
  /** For services that somebody can be asked for: what narrows the search for whom. */
  wish?: Wish
  children: ReactNode
}

/**
 * The one frame of all kinds of services: the fields of the kind, and for one that is added with its provider the fields of
 * the request below them (001 §2.1).
 */
export function ServiceForm({ wish = noWish, ...props }: Props) {
  const { requests } = useDesk()
  const { service, save } = props
  if (!save.withRequest || !isRequested(service)) return <Frame {...props} />
  return requests.together(service, wish, (ask, fields) => <Frame {...props} ask={ask} more={fields} />)
}

type FrameProps = Omit<Props, 'wish'> & { ask?: Ask; more?: ReactNode }

/** Fields and foot of a service's form. Enter saves as soon as the required fields are filled (PLACE-08). */
function Frame({ service, save, missing, body, ask, more, children }: FrameProps) {
  const lacks = missing ?? ask?.missing ?? null
  const isOff = lacks !== null || save.isSaving
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && event.currentTarget.checkValidity()) void save.save(body(), 'close', ask)
      }}
    >
      <SidePanelBody>
        {children}
        {more}
      </SidePanelBody>
      <SidePanelFoot hint={lacks ?? save.problem}>
        <Button variant="default" onClick={save.cancel}>
          Abbrechen
        </Button>
        {isRequested(service) && ask === undefined && (
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
