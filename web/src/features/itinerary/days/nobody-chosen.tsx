import { toChooseFrom } from '@reisewerk/domain/requests/losses/open-choice.ts'
import { Badge } from '../../../ui/marks/badge.tsx'
import { type RequestedService, toChooseFromOf } from '../plan/services.ts'

/** 'keines gewählt' where several are asked and none speaks for the service any more, so that papers name nobody (decision 151). */
export function NobodyChosen({ service }: { service: RequestedService }) {
  const standing = toChooseFromOf(service)
  if (standing === 0) return null
  return (
    <Badge tone="neutral" title={`${toChooseFrom(service.kind, standing)}: Papiere nennen niemanden`}>
      {service.kind === 'hotel' ? 'keines gewählt' : 'keiner gewählt'}
    </Badge>
  )
}
