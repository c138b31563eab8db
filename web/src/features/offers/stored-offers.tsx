import { documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { IconFileSpreadsheet, IconFileTypePdf, IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { day, fileSize } from '../../lib/format.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { type StoredOffer, storedOffersOf } from './api.ts'
import classes from './offer.module.css'

/** @param unopened documents the browser did not let open by themselves */
export function StoredOffers({ orderId, unopened }: { orderId: number; unopened: readonly number[] }) {
  const stored = useQuery(storedOffersOf(orderId))
  return (
    <Panel title="ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN" flush>
      {stored.isPending && <LoadingRows rows={3} rowHeight={48} />}
      {stored.isError && stored.data === undefined && (
        <ErrorState text="Die Dokumente konnten nicht geladen werden." onRetry={() => void stored.refetch()} />
      )}
      {stored.data?.items.length === 0 && <EmptyState icon={IconFolderOpen} text="Es wurde noch nichts abgelegt" />}
      {stored.data !== undefined && stored.data.items.length > 0 && (
        <ul className={classes.stored}>
          {stored.data.items.map((document) => (
            <li key={document.id}>
              <StoredOfferLink document={document} isUnopened={unopened.includes(document.id)} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function StoredOfferLink({ document, isUnopened }: { document: StoredOffer; isUnopened: boolean }) {
  const { name, type, filetype, path, createdAt, byteSize } = document
  const Icon = filetype === 'xlsx' ? IconFileSpreadsheet : IconFileTypePdf
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className={classes.file}
      data-unopened={isUnopened || undefined}
      title={`${name} öffnen`}
    >
      <Icon size={18} stroke={1.5} className={classes.fileIcon} aria-hidden />
      <span className={classes.fileText}>
        <span className={classes.fileName}>{name}</span>
        <span className={classes.fileDate}>
          {documentTypes[type].label} · {day(createdAt)} · {fileSize(byteSize)}
        </span>
        {isUnopened && <span className={classes.blocked}>Der Browser hat das Fenster blockiert: hier öffnen</span>}
      </span>
    </a>
  )
}
