import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { PanelForm } from '../../../ui/dialogs/panel-form.tsx'
import { SidePanelBody, SidePanelFoot } from '../../../ui/dialogs/side-panel.tsx'
import { ChangedNotice } from '../../../ui/notices/changed-notice.tsx'
import { type Ask, useDesk } from '../plan/plan-context.tsx'
import type { CommonDraft } from '../plan/service-draft.ts'
import { isRequested, type Service } from '../plan/services.ts'
import { noWish, type Wish } from '../plan/wish.ts'
import { DescriptionFields, OfferFields } from './common-fields.tsx'
import { useChangedElsewhere } from './use-changed-elsewhere.ts'
import type { ServiceDraft } from './use-draft.ts'
import type { ServiceSave } from './use-save-service.ts'

type Props = {
  service: Service
  save: ServiceSave
  /** Why it cannot be saved yet; the buttons are off then. */
  missing: string | null
  /** What to know of its values before it is saved. */
  note?: string | null
  form: ServiceDraft<CommonDraft>
  /** For services that somebody can be asked for: what narrows the search for whom. */
  wish?: Wish
  /** Which descriptions stand below the fields of the kind; kinds that are a text have them among their own. */
  descriptions?: 'both' | 'service' | 'none'
  children: ReactNode
}

/**
 * The one frame of all kinds of services: the fields of the kind, those that all kinds share, and for one that is added with
 * its provider the fields of the request below them (001 §2.1).
 */
export function ServiceForm({ wish = noWish, ...props }: Props) {
  const { requests } = useDesk()
  const { service, save } = props
  if (!save.withRequest || !isRequested(service)) return <Frame {...props} />
  return requests.together(service, wish, (ask, fields) => <Frame {...props} ask={ask} more={fields} />)
}

type FrameProps = Omit<Props, 'wish'> & { ask?: Ask; more?: ReactNode }

/** Fields and foot of a service's form. */
function Frame({ service, save, missing, note, form, descriptions = 'both', ask, more, children }: FrameProps) {
  const { draft, set, body } = form
  const lacks = save.gone ?? missing ?? ask?.missing ?? null
  const elsewhere = useChangedElsewhere(service, save, form)
  const isOff = lacks !== null || save.isSaving
  async function submit(then: 'close' | 'ask') {
    if (await elsewhere.mayBeSaved()) await save.save(body(), then, then === 'close' ? ask : undefined)
  }
  return (
    <PanelForm isOff={isOff} isRefused={save.isRefused || ask?.isRefused === true} onSave={() => void submit('close')}>
      {elsewhere.fields !== null && save.gone === null && (
        <ChangedNotice
          text={`Jemand anderes hat diese Leistung inzwischen geändert: ${elsewhere.fields}.`}
          consequence={
            elsewhere.both === null
              ? 'Das bleibt beim Speichern, wie es jetzt ist.'
              : `Auch von dir geändert: ${elsewhere.both}. Vor dem Speichern wirst du gefragt.`
          }
        />
      )}
      <SidePanelBody>
        {children}
        <OfferFields draft={draft} set={set} errorOf={save.errorOf} />
        {form.clears && (
          <ChangedNotice
            text="Die Beschreibungen gehörten zur bisherigen Leistung und werden geleert."
            consequence="Wer sie behalten will, bricht ab oder schreibt sie neu."
          />
        )}
        {descriptions !== 'none' && <DescriptionFields draft={draft} set={set} hasRoute={descriptions === 'both'} />}
        {more}
      </SidePanelBody>
      {/* Who deleted it stands above the fields, with room to say it. */}
      <SidePanelFoot hint={save.gone === null ? (lacks ?? save.problem ?? note) : null}>
        <Button variant="default" onClick={save.cancel}>
          Abbrechen
        </Button>
        {isRequested(service) && ask === undefined && (
          <Button variant="default" disabled={isOff} onClick={() => void submit('ask')}>
            Speichern und anfragen
          </Button>
        )}
        <Button type="submit" disabled={isOff}>
          Speichern
        </Button>
      </SidePanelFoot>
    </PanelForm>
  )
}
