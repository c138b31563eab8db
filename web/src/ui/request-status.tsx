import { type RequestStatus as Key, requestStatuses } from '@reisewerk/domain/accounts/options.ts'
import { Badge } from './badge.tsx'

type Props = {
  status: Key
  /** The organisation's own word for it, when it has one. */
  label?: string
}

/** The state of a request: the word always in full, on the soft ground of its tone. */
export function RequestStatus({ status, label }: Props) {
  return <Badge tone={requestStatuses[status].tone}>{label ?? requestStatuses[status].label}</Badge>
}
