import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { soughtClients } from '@reisewerk/domain/payments/sought.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconReceipt } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLastKnown } from '../../lib/use-last-known.ts'
import { useHouseFilter } from '../../list/house-filter.ts'
import type { List, ListStart } from '../../list/list.ts'
import { linkFilter } from '../../list/list-filter.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { TripsButton } from '../../list/trips-button.tsx'
import { AgeingStrip } from './ageing-strip.tsx'
import { filtersOf, groups, type OpenItem, openItemsOf, openItemsPerPage, openSumsOf, usualSort } from './api.ts'
import { type ClientRow, clientColumns, fewOpenItemColumns, openItemColumns } from './open-item-columns.tsx'
import type { OpenItemSearch } from './open-item-search.ts'
import { PayPanel } from './pay-panel.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

const client = linkFilter<OpenItemSearch>({
  name: 'client',
  label: 'Kunde',
  target: clientContract,
  value: {
    get: ({ client: chosen }) => chosen?.toString() ?? null,
    set: (chosen) => ({ client: chosen === null ? undefined : Number(chosen) }),
  },
})
const nothingOpen = 'Es ist nichts offen.'
const start: ListStart = {
  purpose: 'Hier stehen Rechnungen, bis sie bezahlt sind; geschrieben werden sie auf der Seite einer Reise.',
  action: <TripsButton />,
  all: { name: clientInvoiceContract.name },
}

const invoices: Omit<List<OpenItem, OpenItemSearch>, 'filters' | 'opens' | 'isChosen' | 'columns'> = {
  noun: ['Rechnung', 'Rechnungen'],
  icon: IconReceipt,
  searchHint: 'Nummer, Kunde, Reise …',
  defaultSort: usualSort,
  pageSize: openItemsPerPage,
  isNarrowed: ({ q, age, client: one, organisation: house }) => [q, age, one, house].some((set) => set !== undefined),
  nothingFits: 'Keine offene Rechnung passt zu Suche und Filtern.',
}
const clients: Omit<List<ClientRow, OpenItemSearch>, 'filters' | 'opens'> = {
  noun: ['Kunde', 'Kunden'],
  icon: IconReceipt,
  searchHint: 'Kunde …',
  pageSize: null,
  columns: clientColumns,
  isNarrowed: ({ q, organisation: house }) => q !== undefined || house !== undefined,
}

type Props = {
  search: OpenItemSearch
  onChange: (patch: Partial<OpenItemSearch>, isCorrection?: boolean) => void
  /** The payments of an invoice, and where another one is recorded. */
  payments: (invoice: OpenItem, onRecorded: () => void) => ReactNode
}

/** What clients owe over all trips, by how long it has been due (INV-08); Enter on a row records what came in for it (INV-04). */
export function OpenItemsList(props: Props) {
  return props.search.view === 'clients' ? <ClientsList {...props} /> : <InvoicesList {...props} />
}

/** Where not all columns are in sight. */
const narrow = '(max-width: 1327px)'

function InvoicesList({ search, onChange, payments }: Props) {
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false })
  const close = () => onChange({ invoice: undefined }, true)
  const found = useQuery({ ...openItemsOf(search), placeholderData: keepPreviousData })
  const sums = useQuery(openSumsOf(search.organisation)).data
  // Once paid it leaves the list before its panel closes.
  const known = useLastKnown(found.data?.items.find(({ id }) => id === search.invoice) ?? null)
  const shown = known?.id === search.invoice ? known : null
  const ofClient = sums?.clients.filter((one) => one.client !== null && idOf(one.client) === search.client)
  return (
    <ListPage
      {...head({ search, onChange })}
      list={{
        ...invoices,
        columns: isNarrow ? fewOpenItemColumns : openItemColumns,
        filters: [client, ...useHouseFilter<OpenItemSearch>()],
        opens:
          ({ id }) =>
          () =>
            onChange({ invoice: id }, true),
        isChosen: ({ id }) => id === search.invoice,
      }}
      found={found}
      search={search}
      onChange={onChange}
      start={start}
      empty={nothingOpen}
      exports={{ name: clientInvoiceContract.name, query: { ...filtersOf(search), '_groups[]': groups } }}
      views={
        <AgeingStrip
          sums={(search.client === undefined ? sums?.totals : ofClient) ?? []}
          age={search.age}
          onAge={(age) => onChange({ age, page: undefined })}
        />
      }
    >
      {shown !== null && (
        <PayPanel key={shown.id} item={shown} onClose={close}>
          {payments(shown, close)}
        </PayPanel>
      )}
    </ListPage>
  )
}

function ClientsList({ search, onChange }: Omit<Props, 'payments'>) {
  const sums = useQuery(openSumsOf(search.organisation))
  const items = soughtClients(sums.data?.clients.map((row, id): ClientRow => ({ ...row, id })) ?? [], search.q ?? '')
  return (
    <ListPage
      {...head({ search, onChange })}
      list={{
        ...clients,
        filters: useHouseFilter<OpenItemSearch>(),
        opens: (row) => () =>
          onChange({ view: undefined, q: undefined, client: row.client === null ? undefined : idOf(row.client) }),
      }}
      found={{ ...sums, data: sums.data && { items, total: items.length } }}
      search={search}
      onChange={onChange}
      exports={{ name: 'open_items', query: { _search: search.q, organisation: search.organisation } }}
      start={start}
      empty={nothingOpen}
      views={
        <AgeingStrip
          sums={sums.data?.totals ?? []}
          age={undefined}
          onAge={(age) => onChange({ view: undefined, age, page: undefined })}
        />
      }
    />
  )
}

function head({ search, onChange }: Omit<Props, 'payments'>) {
  return {
    title: 'OFFENE POSTEN',
    tabs: <PaymentsTabs active="openItems" />,
    tools: (
      <SegmentedControl
        aria-label="Darstellung"
        data={[
          { value: 'invoices', label: 'Rechnungen' },
          { value: 'clients', label: 'Kunden' },
        ]}
        value={search.view ?? 'invoices'}
        onChange={(view) =>
          onChange({ view: view === 'clients' ? 'clients' : undefined, page: undefined, sort: undefined })
        }
      />
    ),
  }
}
