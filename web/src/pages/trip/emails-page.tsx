import { getRouteApi } from '@tanstack/react-router'
import { EmailsList } from '../../features/mail/emails-list.tsx'
import { MsgDropArea } from '../../features/mail/msg-drop.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/emails')

/** 'E-Mails': what was written for a trip and what was assigned to it (MAIL-02). */
export function EmailsPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripPage orderId={orderId}>
      <PageHead title="ZUGEORDNETE EMAILS" />
      <MsgDropArea orderId={orderId} />
      <EmailsList orderId={orderId} />
    </TripPage>
  )
}
