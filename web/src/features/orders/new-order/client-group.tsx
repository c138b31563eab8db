import { Select, TextInput } from '@mantine/core'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { itemOf, listOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { Field, FormGroup } from '../../../ui/form-group.tsx'
import type { Choice } from '../../../ui/inline-select.tsx'
import { Lookup } from '../../../ui/lookup.tsx'
import { notesForClient, notesOfInfos } from './client-notes.ts'
import { saveClientComplexity } from './save-client-complexity.ts'
import { currencies } from './use-choices.ts'
import type { NewOrder } from './use-draft.ts'

const scores = Array.from({ length: 10 }, (_, index) => String(index + 1))

/** @param wanted the client the address asks for, chosen as by hand */
export function ClientGroup({ form, wanted }: { form: NewOrder; wanted: number | undefined }) {
  const { draft, change, errorOf, clearError } = form
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()

  async function choose(choice: Choice | null) {
    setProblem(undefined)
    const asBefore = choice?.value === draft.client?.value
    const crew = asBefore ? {} : withoutContacts(form)
    change({ client: choice, clientComplexity: null, storedComplexity: null, ...crew })
    if (choice === null) {
      // What the client brought goes with it; what was typed stays.
      const { notes, prefilledNotes } = form.current()
      change({ notes: notesForClient(notes, prefilledNotes, null), prefilledNotes: null })
      return
    }
    try {
      const chosen = await client.fetchQuery(itemOf(clientContract, Number(choice.value), ['info_read']))
      const { client: still, notes, prefilledNotes } = form.current()
      if (still?.value !== choice.value) return
      const infos = notesOfInfos(chosen.infos)
      change({
        currency: chosen.mainCurrency,
        clientComplexity: chosen.clientComplexity,
        storedComplexity: chosen.clientComplexity,
        notes: notesForClient(notes, prefilledNotes, infos),
        prefilledNotes: infos,
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem('Währung und Hinweise des Kunden konnten nicht geladen werden.')
    }
  }

  async function take(id: number) {
    try {
      const found = await client.fetchQuery(itemOf(clientContract, id))
      change({ organisation: String(idOf(found.organisationFilter)) })
      await choose({ value: String(id), label: found.companyName })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem('Der Kunde konnte nicht geladen werden.')
    }
  }

  const latestTake = useRef(take)
  latestTake.current = take
  useEffect(() => {
    if (wanted !== undefined && draft.client?.value !== String(wanted)) void latestTake.current(wanted)
    // Once per address: whoever then chooses another client by hand keeps that one.
  }, [wanted])

  async function changeComplexity(value: number | null) {
    change({ clientComplexity: value })
    if (draft.client === null) return
    const isKept = await saveClientComplexity(client, Number(draft.client.value), value)
    // What could not be kept now is tried again once the trip is saved.
    if (isKept && form.current().client?.value === draft.client.value) change({ storedComplexity: value })
  }

  async function search(term: string): Promise<Choice[]> {
    const query = { _search: term || undefined, isRetired: false, 'organisationFilter.id': draft.organisation }
    const { items } = await client.fetchQuery(listOf(clientContract, { query }))
    return items.map(({ id, companyName }) => ({ value: String(id), label: companyName }))
  }

  return (
    <FormGroup title="Kunde und Gruppe">
      <Field span={8}>
        <Lookup
          label="Kunde"
          clearable
          value={draft.client}
          onChange={(choice) => void choose(choice)}
          searchKey={[clientContract.name, 'choices', draft.organisation]}
          search={search}
          error={errorOf('client') ?? problem}
        />
      </Field>
      <Field span={4}>
        <Select
          label="Kundenkomplexität"
          data={scores}
          disabled={draft.client === null}
          value={draft.clientComplexity === null ? null : String(draft.clientComplexity)}
          onChange={(value) => void changeComplexity(value === null ? null : Number(value))}
        />
      </Field>
      <Field span={8}>
        <TextInput
          label="Gruppenname"
          placeholder="z. B. Kammerchor"
          value={draft.groupName}
          onChange={(event) => change({ groupName: event.currentTarget.value })}
          onFocus={() => clearError('groupName')}
          error={errorOf('groupName')}
        />
      </Field>
      <Field span={4}>
        <Select
          label="Währung"
          data={currencies}
          allowDeselect={false}
          value={draft.currency}
          onChange={(currency) => currency !== null && change({ currency })}
          error={errorOf('currency')}
        />
      </Field>
    </FormGroup>
  )
}

/** Contacts of another client would be strangers on this trip. */
function withoutContacts({ draft: { driver, guide } }: NewOrder) {
  return { driver: { ...driver, contact: null }, guide: { ...guide, contact: null } }
}
