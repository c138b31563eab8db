import type { SettingField } from '@reisewerk/domain/accounts/setting-fields.contract.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { useSyncExternalStore } from 'react'
import { atPath } from '../../../lib/saving/field-paths.ts'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import type { SaveState } from '../../../lib/saving/save-states.ts'

type Switches = {
  valueOf: (field: SettingField) => unknown
  save: (field: SettingField, value: unknown) => void
  stateOf: (field: SettingField) => SaveState | undefined
  problemOf: (field: SettingField) => string | undefined
}

/** The switches of an organisation, each saved by itself like any field (APP-05). */
export function useSwitches(organisationId: number, settings: Settings): Switches {
  const marks = useSyncExternalStore(saveQueue.subscribe, () => saveQueue.marksOf('settings', organisationId))
  return {
    valueOf: ({ path }) => atPath(settings, path),
    save: ({ path }, value) => saveQueue.save('settings', organisationId, { [path]: value }),
    stateOf: ({ path }) => marks[path]?.state,
    problemOf: ({ path }) => {
      const { error } = marks[path] ?? {}
      if (error === undefined) return undefined
      return error.violations.find(({ propertyPath }) => propertyPath.startsWith(path))?.message ?? error.message
    },
  }
}
