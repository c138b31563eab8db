import { getRouteApi } from '@tanstack/react-router'
import { isKindName, type KindName } from '../features/master-data/kind-names.ts'
import type { KindSearch } from '../features/master-data/kind-search.ts'
import { kinds } from '../features/master-data/kinds.ts'
import { ListView } from '../features/master-data/list-view.tsx'
import { useListChange } from '../list/use-list-change.ts'
import { paths } from '../paths.ts'

const route = getRouteApi('/shell/$kind')

export function MasterListPage() {
  const kind = kinds[useKindName()]
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ListView
      key={kind.name}
      kind={kind}
      search={search}
      onChange={useListChange<KindSearch>(navigate)}
      onCreated={(item) => void navigate({ ...paths.masterItem(kind.name, item.id), ignoreBlocker: true })}
    />
  )
}

function useKindName(): KindName {
  const { kind } = route.useParams()
  if (!isKindName(kind)) throw new Error(`${kind} has no list; the route should have said so`)
  return kind
}
