import { Menu } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { MailTools } from '../../features/mail/mail-tools.tsx'
import { MsgDropPage } from '../../features/mail/msg-drop.tsx'
import { TripFrame } from '../../features/orders/trip/trip-frame.tsx'
import { UrgentTodo } from '../../features/tasks/urgent-todo.tsx'
import { late } from '../../ui/late.tsx'

const OrderConceptDialog = late(() => import('../../features/concepts/order-concept-dialog.tsx'))

type Props = {
  orderId: number
  tools?: ReactNode
  skip?: ReactNode
  /** A mail that was being written is closed, sent or not. */
  onMailClosed?: () => void
  children: ReactNode
}

/** A page of a trip: the same head on all of them, with its most urgent to-do, a new mail and the menu (000 §2.2); a message may be dropped on each. */
export function TripPage({ orderId, tools, skip, onMailClosed, children }: Props) {
  const [savesConcept, setSavesConcept] = useState(false)
  return (
    <MsgDropPage orderId={orderId}>
      <TripFrame
        orderId={orderId}
        skip={skip}
        menu={
          <Menu.Item leftSection={<IconStack2 size={15} />} onClick={() => setSavesConcept(true)}>
            Als Gesamtkonzept speichern
          </Menu.Item>
        }
        tools={
          <>
            <UrgentTodo orderId={orderId} />
            {tools}
            <MailTools orderId={orderId} {...(onMailClosed !== undefined && { onClosed: onMailClosed })} />
          </>
        }
      >
        {children}
        <Suspense>
          {savesConcept && <OrderConceptDialog orderId={orderId} onClose={() => setSavesConcept(false)} />}
        </Suspense>
      </TripFrame>
    </MsgDropPage>
  )
}
