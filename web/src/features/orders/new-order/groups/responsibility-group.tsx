import { Select } from '@mantine/core'
import { useColleagues } from '../../../../lib/colleagues.ts'
import { useSession } from '../../../../lib/session.ts'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { useWords } from '../use-choices.ts'
import type { NewOrder } from '../use-draft.ts'

export function ResponsibilityGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const { organisations } = useSession()
  const sources = useWords('request_source', draft.organisation)
  const colleagues = useColleagues(draft.organisation === null ? null : Number(draft.organisation), [
    draft.user,
    draft.requestToUser,
  ])
  return (
    <FormGroup title="Zuständigkeit">
      <Field span={6}>
        <Select
          label="Verantwortlich"
          data={colleagues}
          searchable
          allowDeselect={false}
          value={draft.user}
          onChange={(user) => user !== null && change({ user })}
          error={errorOf('user')}
        />
      </Field>
      <Field span={6}>
        <Select
          label="Anfrage an"
          data={colleagues}
          searchable
          clearable
          value={draft.requestToUser}
          onChange={(requestToUser) => change({ requestToUser })}
          error={errorOf('requestToUser')}
        />
      </Field>
      <Field span={6}>
        <Select
          label="Herkunft der Anfrage"
          data={sources.choices(draft.requestSource)}
          allowDeselect={false}
          value={draft.requestSource}
          onChange={(requestSource) => requestSource !== null && change({ requestSource })}
          error={errorOf('requestSource')}
        />
      </Field>
      {organisations.length > 1 && (
        <Field span={6}>
          <Select
            label="Organisation"
            withAsterisk
            allowDeselect={false}
            data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={draft.organisation}
            onChange={(organisation) =>
              organisation !== null && change({ organisation, organisationFromClient: false })
            }
            error={errorOf('organisation')}
          />
        </Field>
      )}
    </FormGroup>
  )
}
