import { getRouteApi } from '@tanstack/react-router'
import { DocumentsList } from '../features/files/documents-list.tsx'
import { TripFrame } from '../features/orders/trip/trip-frame.tsx'
import { PageHead } from '../ui/page-head.tsx'

const route = getRouteApi('/shell/orders/$orderId/documents')

/** 'Dokumente': the files of a trip (DOC-05). */
export function DocumentsPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripFrame orderId={orderId}>
      <PageHead title="Dokumente" />
      <DocumentsList orderId={orderId} />
    </TripFrame>
  )
}
