import { getRouteApi } from '@tanstack/react-router'
import { DocumentsList } from '../../features/files/documents-list.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/documents')

export function DocumentsPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripPage orderId={orderId}>
      <PageHead title="Dokumente" />
      <DocumentsList orderId={orderId} />
    </TripPage>
  )
}
