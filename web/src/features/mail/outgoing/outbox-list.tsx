import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { mailFailure } from '@reisewerk/domain/mail/email-status.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconMailOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listOf } from '../../../lib/api.ts'
import { clock, day } from '../../../lib/format.ts'
import { type List, sortedBy } from '../../../list/list.ts'
import { ListPage } from '../../../list/list-page.tsx'
import { TripsButton } from '../../../list/trips-button.tsx'
import { paths } from '../../../paths.ts'
import type { MailboxSearch } from '../mailbox/mailbox-search.ts'
import { MailStand } from './mail-badge.tsx'

const pageSize = 50

const list: List<ItemOf<typeof emailContract>, MailboxSearch> = {
  noun: ['E-Mail', 'E-Mails'],
  icon: IconMailOff,
  searchHint: 'Empfänger, Betreff …',
  filters: [],
  pageSize,
  opens: ({ order }) => paths.emails(idOf(order)),
  columns: [
    { label: 'Betreff', sort: 'subject', strong: true, least: 200, show: ({ subject }) => subject || 'Ohne Betreff' },
    { label: 'An', least: 140, show: ({ to }) => to.map(({ name, address }) => name || address).join(', ') },
    {
      label: 'Reise',
      least: 160,
      title: ({ orderNumber, tripName }) => `${orderNumber} ${tripName}`,
      show: ({ orderNumber, tripName }) => `${orderNumber} ${tripName}`,
    },
    { label: 'Stand', width: 300, show: (mail) => <MailStand mail={mail} />, title: () => undefined },
    { label: 'Grund', quiet: true, least: 160, show: ({ failure }) => mailFailure(failure) },
    {
      label: 'Seit',
      sort: 'updatedAt',
      width: 150,
      quiet: true,
      show: ({ queuedAt, updatedAt }) => `${day(queuedAt ?? updatedAt)} ${clock(queuedAt ?? updatedAt)}`,
    },
  ],
  isNarrowed: ({ q }) => q !== undefined,
}

type Props = {
  search: MailboxSearch
  onChange: (patch: Partial<MailboxSearch>, isCorrection?: boolean) => void
  /** By which one comes back to what came in. */
  tools: ReactNode
}

/** What is written in all trips and has not arrived: drafts, what waits or was refused, what came back (MOVE-07). */
export function OutboxList({ search, onChange, tools }: Props) {
  const { q, page = 1, size = pageSize } = search
  const query = { isOpen: true, _search: q, ...sortedBy(emailContract, search.sort, '-updatedAt') }
  const found = useQuery({
    ...listOf(emailContract, { query: { ...query, _page: page, _itemsPerPage: size } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      list={list}
      title="POSTFACH"
      found={found}
      search={search}
      onChange={onChange}
      exports={{ name: emailContract.name, query }}
      start={{
        purpose: 'Hier stehen E-Mails aus allen Reisen, bis sie angekommen sind: Entwürfe, wartende, abgelehnte.',
        action: <TripsButton />,
        all: { name: emailContract.name },
      }}
      empty="Alles ist hinausgegangen: hier wartet keine E-Mail."
      tools={tools}
    />
  )
}
