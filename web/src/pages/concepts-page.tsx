import { getRouteApi } from '@tanstack/react-router'
import { ConceptList } from '../features/concepts/concept-list.tsx'

const route = getRouteApi('/shell/concepts')

/** 'Konzepte': overall concepts and day concepts. */
export function ConceptsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <ConceptList
      search={search}
      onChange={(patch) => void navigate({ search: (old) => ({ ...old, ...patch }), replace: 'q' in patch })}
    />
  )
}
