import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { itemOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { notesForClient, notesOfInfos } from './client-notes.ts'
import { houseWithClient, houseWithoutClient } from './draft.ts'
import type { NewOrder } from './use-draft.ts'

/** Chooses the client of a new trip and takes over what its master data bring (NEW-08). */
export function useChooseClient(form: NewOrder) {
  const { change } = form
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const read = (id: number) => client.fetchQuery(itemOf(clientContract, id, ['info_read']))

  async function choose(choice: Choice | null) {
    setProblem(undefined)
    const asBefore = choice?.value === form.current().client?.value
    const other = asBefore ? {} : { ...withoutContacts(form), ...houseWithoutClient(form.current()) }
    change({ client: choice, clientOrganisation: null, clientComplexity: null, storedComplexity: null, ...other })
    if (choice === null) {
      // What the client brought goes with it; what was typed stays.
      const { notes, prefilledNotes } = form.current()
      change({ notes: notesForClient(notes, prefilledNotes, null), prefilledNotes: null })
      return
    }
    try {
      const chosen = await read(Number(choice.value))
      const { client: still, notes, prefilledNotes, organisation, organisationFromClient } = form.current()
      if (still?.value !== choice.value) return
      const infos = notesOfInfos(chosen.infos)
      const clientOrganisation = String(idOf(chosen.organisationFilter))
      change({
        clientOrganisation,
        organisation: houseWithClient(organisation, clientOrganisation),
        organisationFromClient: organisationFromClient || organisation === null,
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
      const found = await read(id)
      const isOpen = form.current().organisation === null
      change({ organisation: String(idOf(found.organisationFilter)), organisationFromClient: isOpen })
      await choose({ value: String(id), label: found.companyName })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem('Der Kunde konnte nicht geladen werden.')
    }
  }

  return { choose, take, problem }
}

/** Contacts of another client would be strangers on this trip. */
function withoutContacts(form: NewOrder) {
  const { driver, guide } = form.current()
  return { driver: { ...driver, contact: null }, guide: { ...guide, contact: null } }
}
