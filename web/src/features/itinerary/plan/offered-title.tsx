import { offeredDescription, offerPrefix } from '@reisewerk/domain/itinerary/client-offer.ts'
import { useOptions } from '../../../lib/options.ts'
import classes from './offered-title.module.css'
import { titleOf } from './service-words.ts'
import type { Service } from './services.ts'

type Props = { service: Service; title?: string }

/** What a service is, and how it is offered when it is not simply part of the trip (PLACE-14). */
export function OfferedTitle({ service, title = titleOf(service) }: Props) {
  const { status } = service.item.clientOffer
  const { label } = useOptions('client_offer').of(status)
  return (
    <span className={classes.title} title={offeredDescription(status, title, label)}>
      {status !== 'included' && <span className={classes.offer}>{offerPrefix(status, label)}</span>}
      {title}
    </span>
  )
}
