import type { RequestStatus as Key } from '@reisewerk/domain/accounts/options.ts'
import { useOptions } from '../../lib/options.ts'
import { Badge } from './badge.tsx'

/** The state of a request: the word always in full, on the soft ground of its tone. */
export function RequestStatus({ status }: { status: Key }) {
  const { label, tone } = useOptions('request_status').of(status)
  return <Badge tone={tone}>{label}</Badge>
}
