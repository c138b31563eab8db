import { TextInput } from '@mantine/core'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { tripOf } from '../../orders/trip/api.ts'
import { roadLinksOf } from './api.ts'
import { NewRoadLink } from './new-road-link.tsx'
import classes from './road.module.css'
import { RoadLinks } from './road-links.tsx'

/** The private links of a trip: who has one, who has opened it, and a new one, whose address is shown this once. */
export default function RoadDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const [address, setAddress] = useState<string | null>(null)
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data, isPending, isError, refetch } = useQuery(roadLinksOf(orderId))
  return (
    <FormDialog onClose={onClose} title="Link für unterwegs" centered size={520}>
      <p className={classes.quiet}>
        Reiseleitung und Fahrer lesen damit am Telefon Tage, Kontakte, Zimmer und Voucher, ohne sich anzumelden und auch
        ohne Netz. Preise stehen dort nicht.
      </p>
      {address === null ? (
        <NewRoadLink orderId={orderId} onMade={setAddress} />
      ) : (
        <div className={classes.made} role="status">
          <TextInput
            label="Adresse des Links"
            description="Sie wird nur jetzt gezeigt. Wer sie hat, liest die Reise."
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton text={() => address} label="Adresse kopieren" done="Adresse kopiert" />
        </div>
      )}
      {isPending && <LoadingRows rows={2} rowHeight={44} />}
      {isError && data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void refetch()} />
      )}
      {data !== undefined && <RoadLinks links={data.items} endAt={dateOfWire(trip.endAt)} />}
    </FormDialog>
  )
}
