import { useEffect, useRef } from 'react'
import { createListeners } from '../../lib/shared-state.ts'

/** A form that is open, with what somebody typed into it and nobody has saved. */
export type OpenForm = {
  isChanged: () => boolean
  /** The fields that were changed, for whom their words matter when the page goes from under them. */
  fields?: () => Element[]
  /** Its page is left, and with it whatever stood here. */
  onLeft?: () => void
}

const openForms = new Set<OpenForm>()
const { tell, subscribe } = createListeners()
export const subscribeToForms = subscribe

export function watchForm(form: OpenForm): () => void {
  openForms.add(form)
  tell()
  return () => {
    openForms.delete(form)
    tell()
  }
}

export const hasOpenForm = (): boolean => openForms.size > 0

/** Whether anything was typed that would be lost with its page. */
export const hasChangedForm = (): boolean => [...openForms].some(({ isChanged }) => isChanged())

/** The fields that were changed in any of them. */
export const changedFields = (): Element[] => [...openForms].flatMap(({ fields }) => fields?.() ?? [])

/** The page that holds them goes, and whoever sat before it agrees. */
export function leaveForms(): void {
  for (const { onLeft } of openForms) onLeft?.()
}

/** A form that is a page, or stands on one: leaving it with something typed asks first (app/use-ask-before-leaving.ts). */
export function useOpenForm(form: OpenForm): void {
  const latest = useRef(form)
  latest.current = form
  useEffect(
    () =>
      watchForm({
        isChanged: () => latest.current.isChanged(),
        fields: () => latest.current.fields?.() ?? [],
        onLeft: () => latest.current.onLeft?.(),
      }),
    [],
  )
}
