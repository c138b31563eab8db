import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { begunTripOf } from '../features/orders/new-order/api.ts'
import { NewOrderForm } from '../features/orders/new-order/new-order-form.tsx'
import { ErrorState, LoadingRows } from '../ui/lists/list-state.tsx'

const route = getRouteApi('/shell/orders/add')

export function NewOrderPage() {
  const { copy, client, mail } = route.useSearch()
  if (mail !== undefined) return <OrderOfMail key={mail} file={mail} />
  // Another trip to copy, or another client, is another form.
  return <NewOrderForm key={`${copy} ${client}`} copy={copy} client={client} />
}

/** The form filled with what a dropped mail says; nothing is made before it is saved (EASE-10). */
function OrderOfMail({ file }: { file: number }) {
  const { data, isPending, refetch } = useQuery(begunTripOf(file))
  if (isPending) return <LoadingRows rows={8} />
  if (data === undefined) {
    return <ErrorState text="Die Nachricht konnte nicht gelesen werden." onRetry={() => void refetch()} />
  }
  const { begins } = data
  const client = begins.client === null ? undefined : idOf(begins.client)
  return <NewOrderForm copy={undefined} client={client} mail={{ file, begins }} />
}
