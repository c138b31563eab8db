import { Button, Select } from '@mantine/core'
import { offeredDescription } from '@reisewerk/domain/itinerary/client-offer.ts'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useOptions } from '../../lib/options.ts'
import { usePlan } from '../itinerary/plan/plan-context.tsx'
import { titleOf } from '../itinerary/plan/service-words.ts'
import type { RequestedService } from '../itinerary/plan/services.ts'
import { requestedServicesOf } from './listed-requests.ts'
import classes from './request-list.module.css'

/** Asks somebody for a service of the trip: which one is chosen here, the rest in the form of its kind (REQ-02). */
export function NewRequest() {
  const { days, edit } = usePlan()
  const offers = useOptions('client_offer')
  const offeredTitle = (service: RequestedService) => {
    const { status } = service.item.clientOffer
    return offeredDescription(status, titleOf(service), offers.of(status).label)
  }
  const [key, setKey] = useState<string | null>(null)
  const services = requestedServicesOf(days)
  const byDay = Map.groupBy(services, ({ dayNumber }) => dayNumber)
  // A service that a colleague deleted meanwhile can no longer be asked for.
  const chosen = services.some(({ service }) => service.key === key) ? key : null

  function ask(event: FormEvent) {
    event.preventDefault()
    if (chosen !== null && edit({ what: 'request', key: chosen, requestId: null })) setKey(null)
  }

  return (
    <form className={classes.ask} aria-label="Anfrage hinzufügen" onSubmit={ask}>
      <Select
        aria-label="Leistung"
        placeholder={services.length === 0 ? 'Noch keine Leistungen im Tagesplan' : 'Leistung auswählen …'}
        w={280}
        searchable
        clearable
        disabled={services.length === 0}
        nothingFoundMessage="Keine Leistung gefunden"
        data={[...byDay].map(([number, items]) => ({
          group: `Tag ${number}`,
          items: items.map(({ service }) => ({ value: service.key, label: offeredTitle(service) })),
        }))}
        value={chosen}
        onChange={setKey}
      />
      <Button
        type="submit"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={chosen === null}
        title={chosen === null ? 'Bitte zuerst die Leistung auswählen.' : undefined}
      >
        Anfrage hinzufügen
      </Button>
    </form>
  )
}
