import { Select } from '@mantine/core'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { listOf } from '../../../../lib/api.ts'
import { useSession } from '../../../../lib/session.ts'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { Lookup } from '../../../../ui/fields/lookup.tsx'
import type { Choice } from '../../../../ui/inline/inline-select.tsx'
import { clientError } from '../draft.ts'
import { DraftSelect, DraftText } from '../draft-field.tsx'
import { currencies } from '../use-choices.ts'
import { useChooseClient } from '../use-choose-client.ts'
import type { NewOrder } from '../use-draft.ts'

const scores = Array.from({ length: 10 }, (_, index) => String(index + 1))

function nothingIn(house: string): string {
  return `Nichts gefunden bei ${house}. Kunden einer anderen Organisation stehen zur Wahl, sobald diese unter „Zuständigkeit“ gewählt ist.`
}

/** @param wanted the client the address asks for, chosen as by hand */
export function ClientGroup({ form, wanted }: { form: NewOrder; wanted: number | undefined }) {
  const { draft, change, errorOf, clearError } = form
  const client = useQueryClient()
  const { organisations } = useSession()
  // Another client may bring another house along.
  const house = draft.organisationFromClient ? null : draft.organisation
  const houseName = organisations.length > 1 && organisations.find(({ id }) => String(id) === house)?.name
  const { choose, take, problem } = useChooseClient(form)

  const latestTake = useRef(take)
  latestTake.current = take
  useEffect(() => {
    if (wanted !== undefined && draft.client?.value !== String(wanted)) void latestTake.current(wanted)
    // Once per address: whoever then chooses another client by hand keeps that one.
  }, [wanted])

  async function search(term: string): Promise<Choice[]> {
    const query = { _search: term || undefined, isRetired: false, 'organisationFilter.id': house }
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
          resource="clients"
          given={house === null ? undefined : { organisationFilter: { value: house, label: '' } }}
          searchKey={[clientContract.name, 'choices', house]}
          search={search}
          nothingFoundMessage={houseName ? nothingIn(houseName) : undefined}
          error={clientError(draft) ?? errorOf('client') ?? problem}
        />
      </Field>
      <Field span={4}>
        <Select
          label="Kundenkomplexität"
          clearable
          data={scores}
          disabled={draft.client === null}
          value={draft.clientComplexity === null ? null : String(draft.clientComplexity)}
          // Kept with the client once the trip is saved (000 §4).
          onChange={(value) => change({ clientComplexity: value === null ? null : Number(value) })}
        />
      </Field>
      <DraftText
        form={form}
        name="groupName"
        span={8}
        label="Gruppenname"
        placeholder="z. B. Kammerchor"
        onFocus={() => clearError('groupName')}
      />
      <DraftSelect form={form} name="currency" span={4} label="Währung" data={currencies} />
    </FormGroup>
  )
}
