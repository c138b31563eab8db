import { Button, Select } from '@mantine/core'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import type { ReactNode } from 'react'
import { useSession } from '../../../lib/session.ts'
import { Field } from '../../../ui/form-group.tsx'
import { isAllRead } from '../../../ui/is-all-read.ts'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../../ui/side-panel.tsx'

type Props = {
  title: string
  isOff: boolean
  /** For a template that exists. */
  onDrop?: (() => void) | undefined
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** What the forms of both kinds of templates share. */
export function TemplateFrame({ title, isOff, onDrop, onSubmit, onClose, children }: Props) {
  return (
    <SidePanel title={title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff && isAllRead(event.currentTarget)) onSubmit()
        }}
      >
        <SidePanelBody>{children}</SidePanelBody>
        <SidePanelFoot
          hint={
            onDrop !== undefined && (
              <Button variant="light" color="red" onClick={onDrop}>
                Löschen
              </Button>
            )
          }
        >
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={isOff}>
            Speichern
          </Button>
        </SidePanelFoot>
      </form>
    </SidePanel>
  )
}

type HouseProps = { isNew: boolean; value: string | null; onChange: (id: string | null) => void }

/** Whose template a new one becomes; asked only of those who work for several houses (APP-04). */
export function HouseField({ isNew, value, onChange }: HouseProps) {
  const { organisations } = useSession()
  if (!isNew || organisations.length < 2) return null
  return (
    <Field>
      <Select
        label="Organisation"
        allowDeselect={false}
        data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value ?? String(organisations[0]?.id)}
        onChange={onChange}
      />
    </Field>
  )
}

/** Whose words a template speaks; undefined for a new one whose house is not chosen yet. */
export function idOfHouse(template: { organisationFilter: string } | null, chosen: string | null): number | undefined {
  if (template !== null) return idOf(template.organisationFilter)
  return chosen === null ? undefined : Number(chosen)
}

export function houseLink(value: string | null): { organisationFilter?: string } {
  return value === null ? {} : { organisationFilter: linkTo('organisations', Number(value)) }
}
