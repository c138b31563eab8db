import { Button } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { create, newKey } from '../../lib/api.ts'
import { ApiError, type Violation } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useSession } from '../../lib/session.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { notice } from '../../ui/notice.tsx'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../ui/side-panel.tsx'
import { settingsOf } from '../accounts/api.ts'
import { FieldControl } from './field-control.tsx'
import { contractField, emptyDraft, messageAt, newBody } from './field-value.ts'
import { HouseGroup, useHouses } from './houses.tsx'
import type { FieldDescription, Item, Kind } from './kind.ts'

type Props = { kind: Kind; onClose: () => void; onCreated: (item: Item) => void }

/** The form for a new entry, beside the list. A refusal stands at its fields and leaves all that was typed. */
export function NewItem({ kind, onClose, onCreated }: Props) {
  const form = useNewItem(kind, onCreated)
  return (
    <SidePanel title={kind.newLabel} icon={<kind.icon size={16} stroke={1.7} aria-hidden />} onClose={onClose}>
      <form onSubmit={form.submit} noValidate>
        <SidePanelBody>
          <HouseGroup kind={kind} value={form.house} onChange={form.chooseHouse} />
          {kind.groups.map(({ title, fields }) => {
            const shown = fields.filter((field) => isAskedFor(kind, field))
            if (shown.length === 0) return null
            return (
              <FormGroup key={title} title={title} namesField={shown.every(({ label }) => label === title)}>
                {shown.map((description) => (
                  <Field
                    key={description.name}
                    span={description.as === 'scale' || description.name === 'name' || description.span === 12 ? 12 : 6}
                  >
                    <FieldControl
                      description={description}
                      field={contractField(kind.contract, description.name)}
                      value={form.valueOf(description)}
                      onChange={(value) => form.change(description.name, value)}
                      error={form.errorOf(description.name)}
                    />
                  </Field>
                ))}
              </FormGroup>
            )
          })}
        </SidePanelBody>
        <SidePanelFoot hint={form.problem}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" loading={form.isSaving}>
            Anlegen
          </Button>
        </SidePanelFoot>
      </form>
    </SidePanel>
  )
}

function isAskedFor(kind: Kind, { name, later }: FieldDescription): boolean {
  return later !== true && contractField(kind.contract, name).write !== 'never'
}

function useNewItem(kind: Kind, onCreated: (item: Item) => void) {
  const client = useQueryClient()
  const [entered, setEntered] = useState<Record<string, unknown>>({})
  const [first] = useHouses(kind)
  // What the form shows is what it says, whatever the entry names.
  const [house, chooseHouse] = useState(first?.value ?? null)
  const drafts: Record<string, unknown> = { ...kind.begins, ...useLocaleOfHouse(kind, house), ...entered }
  const [error, setError] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [key, setKey] = useState(newKey)
  const descriptions = kind.groups.flatMap(({ fields }) => fields).filter((field) => isAskedFor(kind, field))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      const fields = newBody(kind.contract, descriptions, drafts)
      const body = house === null ? fields : { ...fields, organisationFilter: linkTo('organisations', Number(house)) }
      const item = await create(kind.contract, body, key)
      void client.invalidateQueries({ queryKey: keys.list(kind.name) })
      notice.good('Erfolgreich gespeichert!')
      onCreated(item as Item)
    } catch (caught) {
      if (!(caught instanceof ApiError)) throw caught
      setError(caught)
      // A refused request has made nothing; a corrected one is another request. One without an answer may have.
      if (!caught.isPassing) setKey(newKey())
    } finally {
      setSaving(false)
    }
  }

  const isShown = ({ propertyPath }: Violation) =>
    descriptions.some(({ name }) => name === propertyPath || propertyPath.startsWith(`${name}.`))
  return {
    submit,
    house,
    chooseHouse,
    isSaving,
    /** What no field shows. */
    problem: error?.violations.some(isShown) === true ? undefined : error?.message,
    valueOf: (description: FieldDescription) => drafts[description.name] ?? emptyDraft(kind.contract, description),
    errorOf: (name: string) => messageAt(error, name),
    change: (name: string, value: unknown) => setEntered((now) => ({ ...now, [name]: value })),
  }
}

/** What a house writes in its own language unless told: its templates (MD-08). */
function useLocaleOfHouse({ contract: { fields } }: Kind, house: string | null): { locale?: string } {
  const { organisations } = useSession()
  const id = house === null ? organisations[0]?.id : Number(house)
  const isWritten = fields.locale !== undefined && fields.organisationFilter !== undefined
  const { data } = useQuery({ ...settingsOf(id ?? 0), enabled: isWritten && id !== undefined })
  return isWritten && data !== undefined ? { locale: data.general.defaultLocale } : {}
}
