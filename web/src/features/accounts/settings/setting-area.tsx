import type { SettingArea as Area, SettingField } from '@reisewerk/domain/accounts/setting-fields.contract.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { atPath } from '../../../lib/saving/field-paths.ts'
import { saveQueue } from '../../../lib/saving/save-queue.ts'
import type { SaveState } from '../../../lib/saving/save-states.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { settingsOf } from '../api.ts'
import { SettingControl } from './setting-control.tsx'
import classes from './settings.module.css'

type Props = { area: Area; organisationId: number }

export function SettingArea({ area, organisationId }: Props) {
  const settings = useQuery(settingsOf(organisationId))
  if (settings.isPending) return <LoadingRows rows={6} rowHeight={52} />
  if (settings.isError)
    return <ErrorState text="Die Einstellungen konnten nicht geladen werden." onRetry={() => void settings.refetch()} />
  return <Fields area={area} organisationId={organisationId} settings={settings.data} />
}

function Fields({ area, organisationId, settings }: Props & { settings: Settings }) {
  const switches = useSwitches(organisationId, settings)
  return area.groups.map(({ title, fields }) => (
    <section key={title ?? area.key} className={classes.group} aria-label={title ?? area.title}>
      {title !== null && <h3 className={classes.groupTitle}>{title}</h3>}
      {fields.map((field) => (
        <Row key={field.path} field={field} switches={switches} />
      ))}
    </section>
  ))
}

function Row({ field, switches }: { field: SettingField; switches: ReturnType<typeof useSwitches> }) {
  const state = switches.stateOf(field)
  const problem = switches.problemOf(field)
  const isOwnProblem = field.control.kind !== 'toggle' && field.control.kind !== 'many'
  return (
    <div className={classes.row} data-wide={field.control.kind === 'many' || undefined}>
      <div className={classes.words}>
        <span className={classes.name}>
          {field.title}
          {state !== undefined && <SaveMark state={state} />}
        </span>
        <p className={classes.hint}>
          {field.description}
          {field.usual !== null && ` Üblich: ${field.usual}.`}
        </p>
        {problem !== undefined && !isOwnProblem && (
          <p className={classes.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <SettingControl
        field={field}
        value={switches.valueOf(field)}
        problem={problem}
        onSave={(value) => switches.save(field, value)}
      />
    </div>
  )
}

type Switches = {
  valueOf: (field: SettingField) => unknown
  save: (field: SettingField, value: unknown) => void
  stateOf: (field: SettingField) => SaveState | undefined
  problemOf: (field: SettingField) => string | undefined
}

/** The switches of an organisation, each saved by itself like any field (APP-05). */
function useSwitches(organisationId: number, settings: Settings): Switches {
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
