import { requestedKinds, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { useOptions } from '../../lib/options.ts'
import { CheckFilter } from '../../ui/lists/check-filter.tsx'
import { agenciesIn, type ListedRequest } from './listed-requests.ts'
import classes from './request-list.module.css'
import { type DeadlineKey, deadlineKeys, type RequestSearch } from './request-search.ts'

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
  return (
    <search className={classes.filters} aria-label="Anfragen filtern">
      <CheckFilter
        name="Status"
        all="Alle Status"
        many={(count) => `${count} Status`}
        choices={statuses.choices()}
        value={search.status ?? []}
        onChange={(status) => onSearch({ status: orNothing(status) })}
      />
      <CheckFilter
        name="Art"
        all="Alle Arten"
        many={(count) => `${count} Arten`}
        choices={requestedKinds.map((kind) => ({ value: kind, label: serviceKinds[kind].label }))}
        value={search.kind ?? []}
        onChange={(value) => onSearch({ kind: orNothing(value) })}
      />
      <CheckFilter
        name="Agentur"
        all="Alle Agenturen"
        many={(count) => `${count} Agenturen`}
        choices={agenciesIn(listed)}
        value={search.agency ?? []}
        onChange={(agency) => onSearch({ agency: orNothing(agency) })}
      />
      <CheckFilter
        name="Optionstermin"
        all="Alle Optionstermine"
        many={(count) => `${count} Optionstermine`}
        choices={deadlineKeys.map((key) => ({ value: key, label: deadlines[key] }))}
        value={search.deadline ?? []}
        onChange={(value) => onSearch({ deadline: orNothing(deadlineKeys.filter((key) => value.includes(key))) })}
      />
    </search>
  )
}

/** None chosen means all. */
function orNothing<Value>(value: readonly Value[]): readonly Value[] | undefined {
  return value.length === 0 ? undefined : value
}
