import { getRouteApi, useRouter } from '@tanstack/react-router'
import { ConceptList } from '../features/concepts/concept-list.tsx'
import { isLeavingPage } from '../lib/leaving-page.ts'

const route = getRouteApi('/shell/concepts')

/** 'Konzepte': overall concepts and day concepts. */
export function ConceptsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  return (
    <ConceptList
      search={search}
      onChange={(patch, isCorrection = false) => {
        const isTyped = 'q' in patch
        if (isTyped && isLeavingPage(router)) return
        void navigate({ search: (old) => ({ ...old, ...patch }), replace: isTyped || isCorrection })
      }}
    />
  )
}
