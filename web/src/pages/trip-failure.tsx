import { type ErrorComponentProps, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorPage } from '../app/error-page.tsx'
import { ApiError } from '../lib/http.ts'
import { useSession } from '../lib/session.ts'

const DeletedTripPage = lazy(async () => ({
  default: (await import('./trip/deleted-trip-page.tsx')).DeletedTripPage,
}))

/** A trip that is not there: for an admin it may be one that is deleted, for anybody else it does not exist (APP-11). */
export function TripFailure(props: ErrorComponentProps) {
  const { user } = useSession()
  // The same on all pages of a trip.
  const { orderId } = useParams({ strict: false })
  const isMissing = props.error instanceof ApiError && props.error.status === 404
  if (!isMissing || !user.isAdmin) return <ErrorPage {...props} />
  return (
    <Suspense>
      <DeletedTripPage orderId={Number(orderId)} />
    </Suspense>
  )
}
