import { useDebouncedValue } from '@mantine/hooks'
import type { ClientTerms } from '@reisewerk/domain/orders/client-change.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { itemOf, listOf } from '../../../../lib/api.ts'
import { useOptions } from '../../../../lib/options.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { InlineSelect } from '../../../../ui/inline/inline-select.tsx'
import { late } from '../../../../ui/late.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { Trip } from '../api.ts'
import classes from '../trip-header.module.css'

const ClientDialog = late(() => import('./client-dialog.tsx'))

/** The client, changed where it stands; beside it what the desk must know of it (HEAD-03, HEAD-09). */
export function ClientFact({ trip }: { trip: Trip }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={classes.client}>
      <ClientSelect trip={trip} />
      {trip.client !== null && (
        <span className={classes.more}>
          <IconButton size={24} icon={IconInfoCircle} label="Kunde ansehen" onClick={() => setOpen(true)} />
        </span>
      )}
      {isOpen && trip.client !== null && (
        <Suspense>
          <ClientDialog clientId={trip.client.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

type Chosen = NonNullable<Trip['client']>

function ClientSelect({ trip }: { trip: Trip }) {
  const client = useQueryClient()
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  const [made, setMade] = useState<Chosen | null>(null)
  const [term, setTerm] = useState('')
  const [isNear, setNear] = useState(false)
  const [sought] = useDebouncedValue(term === trip.client?.companyName ? '' : term, 150)
  const languages = useOptions('locale')
  const tell = (client: { mainCurrency: string }, after: TermsOfTrip) => {
    const { sentences, isOpen } = clientChangeWords(trip, after, client, (locale) => languages.of(locale).label)
    if (sentences.length > 0) notice[isOpen ? 'warn' : 'info']('Der Kunde wurde geändert.', sentences.join(' '))
  }
  // A client of another organisation would be refused.
  const query = {
    _search: sought || undefined,
    isRetired: false,
    'organisationFilter.id': idOf(trip.organisationFilter),
  }
  const found = useQuery({ ...listOf(clientContract, { query }), placeholderData: keepPreviousData, enabled: isNear })
  const clients: readonly Chosen[] = found.data?.items ?? []
  const besides = [trip.client, made].filter((one) => one !== null)
  // Each once: what was made is the trip's before long, and found.
  const listed = [...new Map([...besides, ...clients].map((one) => [one.id, one])).values()]
  return (
    <InlineSelect
      label="Kunde"
      value={trip.client === null ? null : String(trip.client.id)}
      choices={listed.map(({ id, companyName }) => ({ value: String(id), label: companyName }))}
      display={trip.client && <span title={trip.client.companyName}>{trip.client.companyName}</span>}
      onNear={() => setNear(true)}
      onSearch={setTerm}
      loading={found.isFetching || (term !== sought && term !== trip.client?.companyName)}
      makes={{
        resource: 'clients',
        onMade: async ({ value }) => setMade(await client.fetchQuery(itemOf(clientContract, Number(value)))),
      }}
      width={280}
      state={stateOf('client')}
      refusal={errorOf('client')?.reason}
      onSave={(id) => {
        const client = listed.find((candidate) => String(candidate.id) === id)
        if (client === undefined || client.id === trip.client?.id) return
        // What the server answers is the trip itself.
        const onSaved = (answer: unknown) => tell(client, answer as TermsOfTrip)
        save({ client: linkTo('clients', client.id) }, { shown: { client }, onSaved })
      }}
    />
  )
}

type TermsOfTrip = ClientTerms & { readonly primaryOrderContact: unknown }

/** What a new client changed and what not, in sentences (000 §3, decision 005); `isOpen`: somebody has to look after it. */
export function clientChangeWords(
  before: TermsOfTrip,
  after: TermsOfTrip,
  client: { readonly mainCurrency: string },
  languageOf: (locale: string) => string,
): { sentences: string[]; isOpen: boolean } {
  const [from, to] = [before.orderCurrency, after.orderCurrency]
  const isKept = to === from && to !== client.mainCurrency
  const hasLostContact = before.primaryOrderContact !== null && after.primaryOrderContact === null
  const sentences = [
    to !== from && `Die Reise wird jetzt in ${to} angeboten.`,
    isKept &&
      `Die Reise bleibt in ${to}, weil sie schon Preise oder eine Rentabilität in ${to} hat; der Kunde rechnet in ${client.mainCurrency}.`,
    after.orderLocale !== before.orderLocale && `Sprache des Angebots: ${languageOf(after.orderLocale)}.`,
    after.isFormal !== before.isFormal && `Anrede: ${after.isFormal ? 'Sie' : 'Du'}.`,
    hasLostContact && 'Der Hauptkontakt gehört zum bisherigen Kunden und ist es nicht mehr; bitte einen neuen wählen.',
  ].filter((sentence) => sentence !== false)
  return { sentences, isOpen: isKept || hasLostContact }
}
