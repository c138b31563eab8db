import { getRouteApi } from '@tanstack/react-router'
import { ItemView } from '../features/master-data/item-view.tsx'
import { isKindName } from '../features/master-data/kind-names.ts'
import { kinds } from '../features/master-data/kinds.ts'
import { paths } from '../paths.ts'

const route = getRouteApi('/shell/$kind/$id')

export function MasterItemPage() {
  const { kind: name, id } = route.useParams()
  const navigate = route.useNavigate()
  if (!isKindName(name)) throw new Error(`${name} has no page; the route should have said so`)
  return (
    <ItemView
      key={`${name}/${id}`}
      kind={kinds[name]}
      id={Number(id)}
      onGone={() => void navigate({ ...paths.masterList(name), ignoreBlocker: true })}
    />
  )
}
