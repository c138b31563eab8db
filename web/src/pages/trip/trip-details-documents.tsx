import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { providerContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { IconFolderOpen } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { filedDocuments } from '../../features/files/api.ts'
import { DocumentsTable } from '../../features/files/documents-table.tsx'
import { ProviderDropzone } from '../../features/files/provider-dropzone.tsx'
import { MergePanel } from '../../features/trip-documents/papers/merge-panel.tsx'
import { send } from '../../lib/http.ts'
import { ListStates } from '../../list/list-states.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { LoadingRows } from '../../ui/lists/list-state.tsx'

type Provider = ItemOf<typeof providerContract>

/** Providers whose services speak in the documents of a trip (002 §7). */
function detailProvidersOf(orderId: number) {
  return queryOptions({
    queryKey: [providerContract.name, 'of-trip-details', orderId],
    queryFn: async ({ signal }) =>
      (await send<Provider[]>('GET', `/api/orders/${orderId}/trip_detail_provider`, { signal })).data,
  })
}

/** What was made for the travellers of a trip, and what its providers have for them (DOC-05). */
export default function TripDetailsDocuments({ orderId }: { orderId: number }) {
  const providers = useQuery(detailProvidersOf(orderId))
  const made = { 'order.id': orderId, 'type[]': ['trip', 'voucher', 'feedback'] }
  return (
    <>
      <Documents title="DOKUMENTE FÜR DIE REISEUNTERLAGEN" query={made} />
      {providers.data !== undefined && providers.data.length > 0 && (
        <OfProviders orderId={orderId} providers={providers.data} />
      )}
    </>
  )
}

function OfProviders({ orderId, providers }: { orderId: number; providers: readonly Provider[] }) {
  const query = { 'provider.id[]': providers.map(({ id }) => id), 'type[]': ['trip_detail', 'voucher'] }
  return (
    <>
      <Documents title="REISEUNTERLAGEN DOKUMENTE BEI DEN LEISTUNGSTRÄGERN" query={query} />
      <Panel title="Reihenfolge hinter den Reiseunterlagen" flush>
        <Suspense fallback={<LoadingRows rows={3} />}>
          <MergePanel orderId={orderId} />
        </Suspense>
      </Panel>
      <ProviderDropzone providers={providers} />
    </>
  )
}

function Documents({ title, query }: { title: string; query: Parameters<typeof filedDocuments>[0] }) {
  const found = useQuery(filedDocuments(query))
  return (
    <Panel title={title} flush>
      <ListStates
        found={found}
        many="Dokumente"
        icon={IconFolderOpen}
        empty="Es wurde noch nichts abgelegt"
        loadingRows={3}
      >
        {(items) => (
          <DocumentsTable
            label={title}
            items={items}
            chosen={null}
            onChoose={(id) => window.open(items.find((one) => one.id === id)?.path, '_blank', 'noopener')}
          />
        )}
      </ListStates>
    </Panel>
  )
}
