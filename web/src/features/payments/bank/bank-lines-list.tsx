import { Button, FileButton, SegmentedControl } from '@mantine/core'
import {
  bankLineContract,
  bankLineStates,
  bankLineWithheld,
} from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { IconBuildingBank, IconFileImport } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { counted, day } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { useHouseFilter } from '../../../list/house-filter.ts'
import type { List, ListColumn } from '../../../list/list.ts'
import { ListPage } from '../../../list/list-page.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { centsOf } from '../api.ts'
import { shownAmount } from '../open-item-columns.tsx'
import classes from '../payments.module.css'
import { PaymentsTabs } from '../payments-tabs.tsx'
import { type BankLine, bankLinesFile, bankLinesOf, bankLinesPerPage, dropBankFile } from './bank-api.ts'
import { type BankLineSearch, shownStates } from './bank-line-search.ts'
import { LinePanel } from './line-panel.tsx'

const tones = { open: 'warn', repeat: 'bad', booked: 'good', dismissed: 'neutral' } as const

const columns: readonly ListColumn<BankLine>[] = [
  { label: 'Buchungstag', sort: 'bookingDate', width: 126, strong: false, show: ({ bookingDate }) => day(bookingDate) },
  {
    label: 'Name',
    sort: 'name',
    least: 160,
    strong: true,
    show: ({ name, isWithheld }) => (isWithheld ? bankLineWithheld : name),
  },
  { label: 'Verwendungszweck', share: 1.8, least: 220, quiet: true, show: ({ purpose }) => purpose },
  {
    label: 'Rechnungen',
    least: 120,
    show: ({ payments }) => payments.map(({ invoiceNumber }) => invoiceNumber).join(', '),
  },
  {
    label: 'Betrag',
    sort: 'amount',
    width: 112,
    align: 'right',
    show: ({ amount: sum }) =>
      centsOf(sum) < 0 ? <span className={classes.late}>{shownAmount(sum)}</span> : shownAmount(sum),
  },
  {
    label: 'Stand',
    sort: 'state',
    width: 148,
    show: ({ state }) => <Badge tone={tones[state]}>{bankLineStates[state].label}</Badge>,
  },
]

const list: Omit<List<BankLine, BankLineSearch>, 'filters' | 'opens' | 'isChosen'> = {
  noun: ['Umsatz', 'Umsätze'],
  icon: IconBuildingBank,
  searchHint: 'Name, Verwendungszweck …',
  defaultSort: '-bookingDate',
  pageSize: bankLinesPerPage,
  columns,
  isNarrowed: ({ q, organisation: house }) => q !== undefined || house !== undefined,
  isOff: ({ state }) => state === 'dismissed',
}

type Props = { search: BankLineSearch; onChange: (patch: Partial<BankLineSearch>, isCorrection?: boolean) => void }

/** What came in and went out on the accounts of the houses, and for which invoices it was (INV-08). */
export function BankLinesList({ search, onChange }: Props) {
  const found = useQuery({ ...bankLinesOf(search), placeholderData: keepPreviousData })
  // Once booked it leaves the list before its panel closes.
  const known = useLastKnown(found.data?.items.find(({ id }) => id === search.line) ?? null)
  const shown = known?.id === search.line ? known : null
  const read = <ReadFile house={search.organisation} onRead={() => onChange({ state: undefined, page: undefined })} />
  return (
    <ListPage
      title="KONTOAUSZÜGE"
      tabs={<PaymentsTabs active="bank" />}
      list={{
        ...list,
        filters: useHouseFilter<BankLineSearch>(),
        opens:
          ({ id }) =>
          () =>
            onChange({ line: id }, true),
        isChosen: ({ id }) => id === search.line,
      }}
      found={found}
      search={search}
      onChange={onChange}
      exports={bankLinesFile(search)}
      start={{
        purpose: 'Hier stehen die Umsätze der Konten, sobald ein Kontoauszug eingelesen ist (CAMT, MT940 oder CSV).',
        action: read,
        all: { name: bankLineContract.name },
      }}
      empty={
        search.state === undefined || search.state === 'open' ? 'Es ist kein Umsatz offen.' : 'Hier steht kein Umsatz.'
      }
      actions={read}
      tools={
        <SegmentedControl
          aria-label="Umsätze zeigen"
          data={[
            ...shownStates.map((value) => ({ value, label: bankLineStates[value].label })),
            { value: 'all', label: 'Alle' },
          ]}
          value={search.state ?? 'open'}
          onChange={(state) => onChange({ state: state as BankLineSearch['state'], line: undefined, page: undefined })}
        />
      }
    >
      {shown !== null && <LinePanel key={shown.id} line={shown} onClose={() => onChange({ line: undefined }, true)} />}
    </ListPage>
  )
}

/** A file of the bank, chosen or dropped; what is there already is told and not read twice. */
function ReadFile({ house, onRead }: { house: number | undefined; onRead: () => void }) {
  const { organisations } = useSession()
  const attempt = useAttempt(bankLineContract.name)
  const into = organisations.find(({ id }) => id === house) ?? organisations[0]
  const read = (file: File | null) =>
    attempt(async () => {
      if (file === null || into === undefined) return
      const { entries, added, repeats, doubled, gaps } = await dropBankFile(file, into.id)
      if (gaps.length > 0) notice.warn(gapsTold(gaps))
      if (doubled > 0) notice.warn(doubledTold(doubled))
      if (repeats > 0) notice.warn(`${toldOf(entries, added)} ${repeatsTold(repeats)}`)
      else if (added > 0) notice.good(toldOf(entries, added))
      else if (entries === 0) notice.good('Der Kontoauszug ist gelesen: keine Umsätze.')
      else notice.warn('Alle Umsätze dieser Datei sind schon da.')
      onRead()
    }, 'Der Kontoauszug konnte nicht eingelesen werden.')
  return (
    <FileButton accept=".xml,.sta,.mta,.940,.txt,.csv" onChange={(file) => void read(file)}>
      {(props) => (
        <Button
          {...props}
          leftSection={<IconFileImport size={15} stroke={1.7} aria-hidden />}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            void read(event.dataTransfer.files[0] ?? null)
          }}
        >
          Kontoauszug einlesen{organisations.length > 1 && into !== undefined ? `: ${into.name}` : ''}
        </Button>
      )}
    </FileButton>
  )
}

/** '12 Umsätze eingelesen, 3 waren schon da.' */
function toldOf(entries: number, added: number): string {
  const before = entries - added
  const known = before === 0 ? '' : `, ${before} ${before === 1 ? 'war' : 'waren'} schon da`
  return `${counted(added, ['Umsatz', 'Umsätze'])} eingelesen${known}.`
}

/** What two kinds of file brought before they were compared. */
function doubledTold(doubled: number): string {
  return doubled === 1
    ? 'Ein früher eingelesener Umsatz steht wahrscheinlich doppelt da: Bitte ansehen.'
    : `${doubled} früher eingelesene Umsätze stehen wahrscheinlich doppelt da: Bitte ansehen.`
}

function repeatsTold(repeats: number): string {
  return repeats === 1
    ? 'Einer davon ist wahrscheinlich schon da: Bitte ansehen.'
    : `${repeats} davon sind wahrscheinlich schon da: Bitte ansehen.`
}

/** Where statements are missing; of a file of many days no more than fits on a note. */
function gapsTold(gaps: readonly string[]): string {
  const most = 3
  const more = gaps.length > most ? ` Und ${counted(gaps.length - most, ['weitere Lücke', 'weitere Lücken'])}.` : ''
  return `${gaps.slice(0, most).join(' ')}${more}`
}
