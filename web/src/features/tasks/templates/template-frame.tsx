import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import type { ReactNode } from 'react'
import { FormField } from '../../../form/form-field.tsx'
import { FormPanel } from '../../../form/form-frame.tsx'
import { useDrop } from '../../../form/use-drop.ts'
import type { ItemForm } from '../../../form/use-item-form.ts'
import { useSession } from '../../../lib/session.ts'

type Template = { id: number; organisationFilter: string } | null
export const templateWords = {
  done: 'Erfolgreich gespeichert!',
  failed: 'Die Vorlage konnte nicht gespeichert werden! Server Error!',
}

type Props<C extends Contract> = {
  form: ItemForm<C>
  template: Template
  called: string
  missing: { path: string; text: string } | null
  children: ReactNode
}

export function TemplateFrame<C extends Contract>({ form, template, called, missing, children }: Props<C>) {
  const drop = useDrop(form.contract, template?.id ?? null)
  return (
    <FormPanel
      form={form}
      action="Speichern"
      missing={missing}
      onDrop={drop({
        title: 'Vorlage löschen?',
        text: `‚${called}‘ wird gelöscht. Was daraus schon entstanden ist, bleibt.`,
        failed: templateWords.failed,
        done: templateWords.done,
        onDropped: form.close,
      })}
    >
      {children}
    </FormPanel>
  )
}

/** Whose template a new one becomes; asked only of those who work for several houses (APP-04). */
export function useHouse(template: Template) {
  const { organisations } = useSession()
  const houses = organisations.map(({ id, name }) => ({ value: String(id), label: name }))
  const isAsked = template === null && houses.length > 1
  return {
    begins: isAsked && houses[0] !== undefined ? { organisationFilter: houses[0] } : {},
    field: isAsked && <FormField name="organisationFilter" choices={houses} />,
    /** Whose words it speaks. */
    idOf: (chosen: { value: string } | null) =>
      template === null ? (chosen === null ? undefined : Number(chosen.value)) : idOf(template.organisationFilter),
  }
}
