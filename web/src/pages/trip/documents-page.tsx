import { getRouteApi } from '@tanstack/react-router'
import { DocumentsAroundTrip, DocumentsHint } from '../../features/files/documents-around-trip.tsx'
import { AnyProviderPicker } from '../../features/partners/provider-picker.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/documents')

/** 'Dokumente': what was filed for a trip, whoever made it (DOC-05, DOC-07). */
export function DocumentsPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripPage orderId={orderId}>
      <PageHead title="Dokumente" hint={<DocumentsHint orderId={orderId} />} />
      <DocumentsAroundTrip
        key={orderId}
        orderId={orderId}
        pickProvider={(field) => <AnyProviderPicker {...field} label="Leistungsträger" w={220} />}
      />
    </TripPage>
  )
}
