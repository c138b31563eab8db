import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import { capitalised } from '@reisewerk/domain/typography/characters.ts'
import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../lib/session.ts'
import { paths } from '../../../paths.ts'
import classes from '../mail.module.css'
import { mailWayOf } from './api.ts'

/** Says before anything is written that it will not leave from here (MOVE-07). */
export function NoServerNote({ orderId }: { orderId: number }) {
  const { user } = useSession()
  const way = useQuery(mailWayOf(orderId)).data
  if (way === undefined || way.isThere) return null
  return (
    <p className={classes.note} role="status">
      <IconMailOff size={16} stroke={1.8} aria-hidden />
      <span>
        {capitalised(noMailServer)}. Die E-Mail bleibt ein Entwurf bei der Reise und lässt sich von dort mit Outlook
        öffnen und senden.{' '}
        {user.isAdmin && <Link {...paths.settings({ area: 'mail-server' })}>Mailserver einrichten</Link>}
      </span>
    </p>
  )
}
