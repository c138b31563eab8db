import type { DocumentType } from '@reisewerk/domain/files/document.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { counted, day } from '../../../lib/format.ts'
import { paths } from '../../../paths.ts'
import { changeWords, outdatedPapersOf } from './api.ts'
import classes from './outdated.module.css'

const shownChanges = 2

/** On the trip: what its readers have in hand and no longer says what is so, one click from where it is made anew (TRUE-04). */
export function OutdatedNotice({ orderId }: { orderId: number }) {
  const { data = [] } = useQuery(outdatedPapersOf(orderId))
  const sent = data.filter(({ isGoneBy }) => isGoneBy)
  if (sent.length === 0) return null
  return (
    <section className={classes.notice} aria-label="Überholte Papiere">
      {counted(sent.length, ['versendetes Papier überholt', 'versendete Papiere überholt'])}
      <ul>
        {sent.map(({ id, name, type, sentAt, changes }) => (
          <li key={id}>
            <Link {...placeOf(type, orderId)}>{name}</Link>
            {sentAt !== null && `, versendet am ${day(sentAt)}`}:{' '}
            {changes.slice(0, shownChanges).map(changeWords).join(' · ')}
            {changes.length > shownChanges && ` · und ${changes.length - shownChanges} mehr`}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a paper of a kind lies and is made anew. */
function placeOf(type: DocumentType, orderId: number) {
  switch (type) {
    case 'offer':
    case 'offer_confirmation':
    case 'calculation':
    case 'route':
    case 'detailed_route':
    case 'allotment':
      return paths.offer(orderId)
    case 'voucher':
      return paths.vouchers(orderId)
    case 'room_list':
      return paths.roomList(orderId)
    case 'trip':
      return paths.tripDetails(orderId, { tab: 'documents' })
    case 'menu':
      return paths.menus(orderId, { tab: 'list' })
    case 'invoice':
      return paths.invoices(orderId)
    default:
      return paths.documents(orderId)
  }
}
