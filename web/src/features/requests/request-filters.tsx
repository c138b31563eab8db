import { type DeadlineKey, deadlineKeys } from '@reisewerk/domain/requests/listed-requests.ts'
import { requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { useOptions } from '../../lib/options.ts'
import { CheckFilter } from '../../ui/lists/check-filter.tsx'
import { agenciesIn, type ListedRequest } from './listed-requests.ts'
import classes from './request-list.module.css'
import type { RequestSearch } from './request-search.ts'

const deadlines: Readonly<Record<DeadlineKey, string>> = {
  past: 'Überfällig',
  soon: 'In 14 Tagen',
  later: 'Später',
  done: 'Erledigt',
  none: 'Ohne Termin',
}

type Props = {
  listed: readonly ListedRequest[]
  search: RequestSearch
  onSearch: (patch: RequestSearch) => void
}

/** Which requests are shown; what is chosen stands in the address, so that a link shows the same. */
export function RequestFilters({ listed, search, onSearch }: Props) {
  const statuses = useOptions('request_status')
  const filters = [
    { key: 'status', name: 'Status', many: 'Status', choices: statuses.choices() },
    { key: 'kind', name: 'Art', many: 'Arten', choices: kinds },
    { key: 'agency', name: 'Agentur', many: 'Agenturen', choices: agenciesIn(listed) },
    { key: 'deadline', name: 'Optionstermin', many: 'Optionstermine', choices: deadlineChoices },
  ] as const
  return (
    <search className={classes.filters} aria-label="Anfragen filtern">
      {filters.map(({ key, name, many, choices }) => (
        <CheckFilter
          key={key}
          name={name}
          all={`Alle ${many}`}
          many={(count) => `${count} ${many}`}
          choices={choices}
          value={search[key] ?? []}
          // None chosen means all. The values are those of the choices.
          onChange={(value) => onSearch({ [key]: value.length === 0 ? undefined : value })}
        />
      ))}
    </search>
  )
}

const kinds = requestedKinds.map((kind) => ({ value: kind, label: serviceKinds[kind].label }))
const deadlineChoices = deadlineKeys.map((key) => ({ value: key, label: deadlines[key] }))
