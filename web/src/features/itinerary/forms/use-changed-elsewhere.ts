import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { labelAt } from '@reisewerk/domain/contract/words.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { useState } from 'react'
import { changedFields } from '../../../lib/saving/changed-fields.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { Service } from '../plan/services.ts'
import type { ServiceDraft } from './use-draft.ts'
import type { ServiceSave } from './use-save-service.ts'

type Body = Readonly<Record<string, unknown>>
export type ChangedElsewhere = {
  /** The fields that somebody else has changed since the form opened, in words; null while there are none. */
  fields: string | null
  /** Those of them that were changed here, too. */
  both: string | null
  /** Whether it may be saved over what the other one did; asks where that is not said by the fields (decision 002). */
  mayBeSaved: () => Promise<boolean>
}

/**
 * What somebody else does to a service while its form is open. A new one is saved without a question only when nothing changed
 * in between (001 §2.4), one that stood before only when nobody else changed the same fields (decision 002).
 */
export function useChangedElsewhere(
  service: Service,
  { version, isNew }: Pick<ServiceSave, 'version' | 'isNew'>,
  form: Pick<ServiceDraft<object>, 'body' | 'stored'>,
): ChangedElsewhere {
  const { kind, item } = service
  const stored = form.stored()
  const [base, setBase] = useState({ version: item.version, body: stored })
  // What this form itself has saved is nobody else's.
  if (item.version === version && base.version !== version) setBase({ version, body: stored })
  const { theirs, both } = item.version > version ? compared(base.body, stored, form.body()) : nothing

  const words = (names: readonly string[]) => (names.length === 0 ? null : fieldWords(serviceContracts[kind], names))
  const [fields, shared] = [words(theirs), words(both)]
  return {
    fields,
    both: shared,
    mayBeSaved: async () => {
      if (fields === null || (shared === null && !isNew)) return true
      const others = `Jemand anderes hat diese Leistung inzwischen geändert: ${fields}.`
      return confirm(
        shared === null
          ? { title: 'Trotzdem speichern?', text: `${others} Das bleibt, wie es jetzt ist.`, action: 'Speichern' }
          : { title: 'Änderungen ersetzen?', text: `${others} Deine Angaben ersetzen: ${shared}.`, action: 'Ersetzen' },
      )
    },
  }
}

/** @returns 'Ort, Verpflegung' */
function fieldWords(contract: Contract, fields: readonly string[]): string {
  return [...new Set(fields.map((field) => labelAt(contract, field) ?? field))].join(', ')
}

const nothing = { theirs: [], both: [] }

/** @param mine what was changed here */
function compared(opened: Body, now: Body, mine: Body): { theirs: string[]; both: string[] } {
  const theirs = changedFields<Body>(opened, now)
  const others = changedFields<Body>(theirs, mine)
  const both = Object.keys(theirs).filter((name) => name in others)
  // Who came to the same as is typed here has changed nothing that matters.
  const isSame = (name: string) => name in mine && !(name in others)
  return { theirs: Object.keys(theirs).filter((name) => !isSame(name)), both }
}
