import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { placeholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useEffect, useRef, useState } from 'react'
import type { PathOf } from '../../../form/drafts.ts'
import { draftOf, isSameDraft } from '../../../form/field-value.ts'
import type { FormOptions, HeldIn } from '../../../form/form-options.ts'
import { type ItemForm, useItemForm } from '../../../form/use-item-form.ts'
import { remove, update } from '../../../lib/api.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { sentWithin } from '../plan/days.ts'
import { type Ask, useDesk } from '../plan/plan-context.tsx'
import { titleOf } from '../plan/service-words.ts'
import { requestsOf, type Service, type ServiceOf } from '../plan/services.ts'
import { failureOf } from '../plan/use-service-actions.ts'

/** `isNew`: made for this form; cancelling deletes it. `gone`: who has deleted it meanwhile. */
export type Opened = { isNew: boolean; withRequest: boolean; gone: string | null }
export type FormProps<Kind extends ServiceKind> = { service: ServiceOf<Kind>; how: Opened }

/** What all kinds have (placeholder-fields.contract.ts). */
type Common = typeof placeholderContract
export type CommonForm = ItemForm<Common>
type Parts<C extends Contract, Own extends object> = Pick<
  FormOptions<C, Own>,
  'follow' | 'opens' | 'sends' | 'own' | 'looks'
>

export type ServiceForm<C extends Contract = Common, Own extends object = object> = {
  service: Service
  how: Opened
  form: ItemForm<C, Own>
  common: CommonForm
  /** It is another service now, and the descriptions of the old one are cleared. */
  clears: boolean
  isSaving: boolean
  /** @param ask the request that goes with a new service */
  save: (then: 'close' | 'ask', ask?: Ask) => Promise<void>
}

const noDescriptions = { routeDescription: '', serviceDescription: '', translations: {} }
const described = ['routeDescription', 'serviceDescription', 'translations'] as const

/** The form of a service; a new one is in the list before it has been saved, and cancelling deletes it (001 §2.4). */
export function useServiceForm<C extends Contract, Own extends object = object>(
  contract: C,
  { service, how }: { service: Service; how: Opened },
  parts: Parts<C, Own>,
): ServiceForm<C, Own> {
  const { change, finish, turnTo } = useDesk()
  const { kind, item } = service
  const [before] = useState(item)
  // It is new until it has been saved as a whole: with its request, where it is added with one.
  const [isDraft, setDraft] = useState(how.isNew)
  const [version, setVersion] = useState(item.version)
  const [isAsking, setAsking] = useState(false)
  const asked = useRef<number | null>(null)
  const ask = useRef<Ask | undefined>(undefined)
  // What a kind has of its own is told by paths of its contract; every contract of a service has the common ones.
  const own = parts as unknown as Parts<Common, Own>

  const isOther = (held: HeldIn<Common>) =>
    serviceKinds[kind].main.some((path) => {
      const name = path as PathOf<Common> // the fields of the kind
      return !isSameDraft(held(name), draftOf(contract, { name }, before))
    })
  /** Stored descriptions of another way would be wrong: the server clears them, and so does the form, in sight (PLACE-11). */
  function descriptions(value: HeldIn<Common>, was: HeldIn<Common>) {
    const isNow = isOther(value)
    if (isOther(was) === isNow) return {}
    const [from, to] = isNow ? [before, noDescriptions] : [noDescriptions, before]
    const turned = described.filter((name) => isSameDraft(value(name), from[name]))
    return Object.fromEntries(turned.map((name) => [name, to[name]]))
  }

  const form = useItemForm<Common, Own>(contract as unknown as Common, {
    ...own,
    name: 'service',
    title: how.isNew ? `${serviceKinds[kind].label} hinzufügen` : titleOf(service),
    item: item as never, // an item of this kind
    what: { text: 'diese Leistung', table: 'placeholders' },
    gone: how.gone,
    looks: { ...own.looks, checkInAt: { as: 'time' } },
    isSentUnchanged: isDraft,
    asksOfAnyChange: isDraft,
    isPassing: isDraft && item.isBrandNew,
    follow: (changed, value, was) => {
      const followed = own.follow?.(changed, value, was) ?? {}
      return { ...descriptions(value, was), ...followed }
    },
    // The first save makes a draft a service, even when all its defaults are right; with its request it is one afterwards.
    sends: (sent) => ({ ...(isDraft && { isBrandNew: ask.current !== undefined }), ...own.sends?.(sent) }),
    within: (work) =>
      sentWithin(change, work, {
        ...(ask.current === undefined && { done: doneText(kind, how.isNew) }),
        failed: failureOf(kind, 'aktualisiert'),
      }),
    onSaved: (saved) => setVersion(saved.version),
    onClose: () => {
      finish()
      // Whoever else has saved it meanwhile has made it a service.
      if (!isDraft || !item.isBrandNew || how.gone !== null) return
      void change({ send: () => remove(serviceContracts[kind], item.id), failed: failureOf(kind, 'gelöscht') })
    },
  })
  const isSaving = form.isSaving || isAsking
  useDropUnsaved(service, version, isDraft && item.isBrandNew && !isSaving && how.gone === null)

  /** Whom a service is added with performs it (001 §2.1): the request is its main one (001 §2.2). */
  async function askWith({ send }: Ask): Promise<boolean> {
    setAsking(true)
    const isTaken = await change({
      send: async () => {
        // What was taken is not asked again when only the rest has to be repeated.
        asked.current ??= (await send()).id
        const selectedRequest = linkTo('requests', asked.current)
        await update(serviceContracts[kind], item.id, { selectedRequest, isBrandNew: false })
      },
      done: 'Platzhalter und Anfrage gespeichert',
      failed: 'Die Anforderung konnte nicht gespeichert werden! Server Error!',
    })
    setAsking(false)
    return isTaken
  }

  return {
    service,
    how,
    form: form as unknown as ItemForm<C, Own>,
    common: form as unknown as CommonForm,
    clears: isOther(form.value) && described.some((name) => !isSameDraft(before[name], form.value(name))),
    isSaving,
    save: async (then, together) => {
      ask.current = together
      if ((await form.save()) === null) return
      if (together !== undefined && !(await askWith(together))) return
      setDraft(false)
      const isMain = requestsOf(service).length === 0
      if (then === 'ask') turnTo({ what: 'request', key: service.key, requestId: null, isMain })
      else finish()
    },
  }
}

function doneText(kind: ServiceKind, isNew: boolean): string {
  const done = isNew ? 'erstellt' : 'aktualisiert'
  if (kind === 'free') return `Freitext wurde ${done}!`
  return kind === 'route' ? `Routenstichpunkt wurde ${done}!` : 'Platzhalter gespeichert'
}

/**
 * A new service is in everybody's list before its form has been saved; whoever leaves the page instead of saving or cancelling
 * takes it along (001 §2.4 'cancelling it deletes it'). The version as which this form knows it goes with the request, so that one
 * that somebody else has touched meanwhile stays.
 * @param isUnsaved it has been made for this form, and nothing saves it now
 */
function useDropUnsaved(service: Service, version: number, isUnsaved: boolean): void {
  const latest = useRef(() => {})
  latest.current = () => {
    if (!isUnsaved || requestsOf(service).length > 0) return
    // A refusal means that somebody has saved or deleted it; its page is gone and has nobody to tell.
    remove(serviceContracts[service.kind], service.item.id, { ifMatch: version, keepalive: true }).catch(
      () => undefined,
    )
  }
  useOpenForm({ isChanged: () => false, onLeft: () => latest.current() })
  useEffect(() => {
    const leave = () => latest.current()
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
}
