import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { ReminderSearch } from '../../features/payments/reminders/reminder-search.ts'
import { RemindersList } from '../../features/payments/reminders/reminders-list.tsx'
import type { NewMail } from '../../lib/writing.ts'
import { useListChange } from '../../list/use-list-change.ts'
import { late } from '../../ui/late.tsx'

const ComposeDialog = late(() => import('../../features/mail/compose-dialog.tsx'))
const route = getRouteApi('/shell/reminders')

/** 'Zahlungen': who is reminded of what is overdue (decision 060). */
export function RemindersPage() {
  const change = useListChange<ReminderSearch>(route.useNavigate())
  const [mail, setMail] = useState<{ orderId: number; begin: NewMail } | null>(null)
  return (
    <>
      <RemindersList
        search={route.useSearch()}
        onChange={change}
        write={(orderId, begin) => setMail({ orderId, begin })}
      />
      <Suspense>{mail !== null && <ComposeDialog {...mail} onClose={() => setMail(null)} />}</Suspense>
    </>
  )
}
