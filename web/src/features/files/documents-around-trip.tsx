import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { counted } from '../../lib/format.ts'
import { ExportButton } from '../../list/export-button.tsx'
import { ListStates } from '../../list/list-states.tsx'
import { EmptyState } from '../../ui/lists/list-state.tsx'
import { documentsAround, type FiledDocument } from './api.ts'
import { DocumentDetail } from './document-detail.tsx'
import { DocumentFilter, type DocumentSearch, foundDocuments } from './document-filter.tsx'
import classes from './documents.module.css'
import { DocumentsTable } from './documents-table.tsx'
import { UploadArea } from './upload-area.tsx'

/** '34, davon 4 für mehrere Reisen' */
export function DocumentsHint({ orderId }: { orderId: number }) {
  const { data } = useQuery(documentsAround(orderId))
  if (data === undefined) return null
  const shared = data.items.filter(({ global, order }) => global || order === null).length
  return `${counted(data.total, ['Dokument', 'Dokumente'])}${shared === 0 ? '' : `, davon ${shared} für mehrere Reisen`}`
}

/** Those that are shown, as a file of them is asked for. */
function soughtBy(orderId: number, all: readonly FiledDocument[], shown: readonly FiledDocument[]) {
  const narrowed = shown.length < all.length ? { 'id[]': shown.map(({ id }) => id) } : {}
  return { 'trip.id': orderId, '_order[createdAt]': 'desc', '_groups[]': ['document_read'], ...narrowed }
}

/** The files around a trip: put here, found by type and name, looked at beside the list (DOC-05, DOC-07). */
export function DocumentsAroundTrip(props: ComponentProps<typeof UploadArea>) {
  const found = useQuery(documentsAround(props.orderId))
  const [search, setSearch] = useState<DocumentSearch>({ type: null, text: '' })
  const [chosenId, setChosen] = useState<number | null>(null)
  const items = foundDocuments(found.data?.items ?? [], search)
  const chosen = items.find(({ id }) => id === chosenId) ?? items[0] ?? null
  return (
    <div className={classes.columns}>
      <div>
        <UploadArea {...props} />
        <ListStates
          found={found}
          many="Dokumente"
          icon={IconFolderOpen}
          empty="Es wurde noch nichts abgelegt"
          loadingRows={4}
        >
          {(all) => (
            <>
              <DocumentFilter
                items={all}
                search={search}
                onSearch={(patch) => setSearch((before) => ({ ...before, ...patch }))}
              >
                <ExportButton
                  size="xs"
                  path={`/api/${documentContract.name}/export.xlsx`}
                  query={soughtBy(props.orderId, all, items)}
                />
              </DocumentFilter>
              {items.length === 0 ? (
                <EmptyState icon={IconFolderOpen} text="Kein Dokument passt zur Suche" />
              ) : (
                <DocumentsTable
                  items={items}
                  orderId={props.orderId}
                  chosen={chosen?.id ?? null}
                  onChoose={setChosen}
                />
              )}
            </>
          )}
        </ListStates>
      </div>
      {chosen !== null && (
        <aside className={classes.side} aria-label="Ausgewähltes Dokument">
          <DocumentDetail key={chosen.id} document={chosen} orderId={props.orderId} onGone={() => setChosen(null)} />
        </aside>
      )}
    </div>
  )
}
