import { getRouteApi } from '@tanstack/react-router'
import { ConceptList } from '../features/concepts/concept-list.tsx'
import type { ConceptSearch } from '../features/concepts/concept-search.ts'
import { useListChange } from '../list/use-list-change.ts'

const route = getRouteApi('/shell/concepts')

export function ConceptsPage() {
  const change = useListChange<ConceptSearch>(route.useNavigate())
  return <ConceptList search={route.useSearch()} onChange={change} />
}
