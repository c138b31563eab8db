import { Button, Select, Stack, TextInput } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { create, newKey } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { tooLong } from '../../ui/too-long.ts'
import { useIsNameTaken } from '../itinerary/plan/use-is-name-taken.ts'
import classes from './concepts.module.css'

type Props = { tab: 'orders' | 'days'; onClose: () => void }

/** Begins a concept with its name; everything else is said on its page. */
export function NewConceptDialog({ tab, onClose }: Props) {
  const { organisations } = useSession()
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [organisation, setOrganisation] = useState(String(organisations[0]?.id ?? ''))
  const [key, setKey] = useState(newKey)
  const [refused, setRefused] = useState<ApiError | null>(null)
  const [isSaving, setSaving] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving || name.trim() === '') return
    setSaving(true)
    try {
      const body = { name: name.trim(), organisationFilter: linkTo('organisations', Number(organisation)) }
      const path =
        tab === 'orders'
          ? paths.orderConcept((await create(orderConceptContract, body, key)).id)
          : paths.dayConcept((await create(dayConceptContract, body, key)).id)
      void navigate({ ...path, ignoreBlocker: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefused(error)
      if (!error.isPassing) setKey(newKey())
    } finally {
      setSaving(false)
    }
  }

  const isTaken = useIsNameTaken(tab === 'days' ? name : '', Number(organisation))
  const isAtField = refused?.messageFor('name') ?? refused?.messageFor('organisationFilter')
  return (
    <FormDialog onClose={onClose} title={tab === 'orders' ? 'Neues Gesamtkonzept' : 'Neues Tageskonzept'} size={420}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap={12}>
          <TextInput
            data-autofocus
            label={tab === 'orders' ? 'Titel' : 'Name'}
            required
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setKey(newKey())
            }}
            error={tooLong(name, 200) ?? (isTaken ? 'This name already exists!' : refused?.messageFor('name'))}
          />
          {organisations.length > 1 && (
            <Select
              label="Organisation"
              data={organisations.map((one) => ({ value: String(one.id), label: one.name }))}
              allowDeselect={false}
              value={organisation}
              onChange={(value) => value !== null && setOrganisation(value)}
              error={refused?.messageFor('organisationFilter')}
            />
          )}
        </Stack>
        <footer className={classes.foot}>
          {refused !== null && isAtField === undefined && (
            <span role="alert" className={classes.problem}>
              {refused.message}
            </span>
          )}
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" loading={isSaving} disabled={name.trim() === ''}>
            Anlegen
          </Button>
        </footer>
      </form>
    </FormDialog>
  )
}
