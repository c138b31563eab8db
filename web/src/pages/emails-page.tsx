import { getRouteApi } from '@tanstack/react-router'
import { EmailsList } from '../features/mail/emails-list.tsx'
import { MailTools } from '../features/mail/mail-tools.tsx'
import { MsgDropArea } from '../features/mail/msg-drop.tsx'
import { TripFrame } from '../features/orders/trip/trip-frame.tsx'
import { PageHead } from '../ui/page-head.tsx'

const route = getRouteApi('/shell/orders/$orderId/emails')

/** 'E-Mails': what was written for a trip and what was assigned to it (MAIL-02). */
export function EmailsPage() {
  const orderId = Number(route.useParams().orderId)
  return (
    <TripFrame orderId={orderId} tools={<MailTools orderId={orderId} />}>
      <PageHead title="ZUGEORDNETE EMAILS" />
      <MsgDropArea orderId={orderId} />
      <EmailsList orderId={orderId} />
    </TripFrame>
  )
}
