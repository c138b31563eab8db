import { Anchor, Text } from '@mantine/core'
import { otherServiceContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempts } from '../../../form/use-attempts.ts'
import { listOf } from '../../../lib/api.ts'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { useDesk } from '../../itinerary/plan/plan-context.tsx'
import { linkOf } from '../../itinerary/plan/service-draft.ts'

type Props = {
  provider: Choice
  agency: Choice | null
  /** What kind of service is asked for; null while it is open. */
  type: Choice | null
  onOffered: (service: Choice) => void
}

/**
 * A provider who was chosen by name and not by what they offer: what they offer of this kind is one press away, and so is noting
 * that they offer it, so that the next request finds them there (001 §7 'POST other_services').
 */
export function OfferService({ provider, agency, type, onOffered }: Props) {
  const query = { 'provider.id': provider.value, 'otherServiceType.id': type?.value, _itemsPerPage: 1 }
  const offered = useQuery({ ...listOf(otherServiceContract, { query }), enabled: type !== null })
  const { trip } = useDesk()
  const create = useAttempts(otherServiceContract)
  const attempt = useAttempt(otherServiceContract.name)
  const [isMaking, setMaking] = useState(false)
  /** Notes for the trip's organisation what a provider offers. */
  async function make() {
    setMaking(true)
    await attempt(async () => {
      const { id } = await create({
        organisationFilter: trip.organisationFilter,
        provider: linkTo('providers', Number(provider.value)),
        agency: linkOf('agencies', agency),
        otherServiceType: linkOf('other_service_types', type),
      })
      onOffered({ value: String(id), label: provider.label })
    }, 'Die angebotene Leistung konnte nicht angelegt werden.')
    setMaking(false)
  }
  if (type === null) {
    return (
      <Text fz={12} pt={4} c="var(--rw-warn-ink)">
        Ohne Leistungsart der Leistung steht keine angebotene Leistung zur Wahl.
      </Text>
    )
  }
  if (offered.data === undefined) return null
  const known = offered.data.items[0]
  const take = () => (known === undefined ? void make() : onOffered({ value: String(known.id), label: provider.label }))
  return (
    <Text fz={12} pt={4} c={known === undefined ? 'var(--rw-warn-ink)' : 'var(--rw-ink-2)'} role="status">
      {known === undefined
        ? `„${type.label}“ steht bei ${provider.label} noch nicht unter den angebotenen Leistungen.`
        : `${provider.label} bietet „${type.label}“ an.`}{' '}
      <Anchor
        component="button"
        type="button"
        fz="inherit"
        c="var(--rw-accent-ink)"
        underline="always"
        disabled={isMaking}
        onClick={take}
      >
        {known === undefined ? 'Angebotene Leistung anlegen' : 'Angebotene Leistung übernehmen'}
      </Anchor>
    </Text>
  )
}
