import { Button } from '@mantine/core'
import { IconArrowsDiff, IconFolderOpen } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { storedOffersOf } from '../api.ts'
import { versionOfDocument, versionsOf } from './api.ts'
import { StoredOfferRow } from './stored-offer-row.tsx'
import classes from './versions.module.css'

type Props = {
  orderId: number
  /** Documents the browser did not let open by themselves. */
  unopened: readonly number[]
  onCompare: () => void
}

/** Every document of the offer, newest first; of offers and reconfirmations what became of them (OFFER-06, OFFER-11). */
export function StoredOffers({ orderId, unopened, onCompare }: Props) {
  const stored = useQuery(storedOffersOf(orderId))
  const versions = useQuery(versionsOf(orderId)).data?.items ?? []
  return (
    <Panel title="ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN" flush>
      {stored.isPending && <LoadingRows rows={3} rowHeight={48} />}
      {stored.isError && stored.data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void stored.refetch()} />
      )}
      {stored.data?.items.length === 0 && <EmptyState icon={IconFolderOpen} text="Es wurde noch nichts abgelegt" />}
      {stored.data !== undefined && stored.data.items.length > 0 && (
        <ul className={classes.stored}>
          {stored.data.items.map((document) => (
            <li key={document.id}>
              <StoredOfferRow
                orderId={orderId}
                document={document}
                version={versionOfDocument(versions, document)}
                isUnopened={unopened.includes(document.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {versions.length > 0 && (
        <div className={classes.foot}>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconArrowsDiff size={15} stroke={1.7} aria-hidden />}
            onClick={onCompare}
          >
            Versionen vergleichen
          </Button>
        </div>
      )}
    </Panel>
  )
}
