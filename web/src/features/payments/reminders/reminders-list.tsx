import { Button, Checkbox, SegmentedControl } from '@mantine/core'
import { clientInvoiceContract } from '@reisewerk/domain/invoices/client-invoice.contract.ts'
import { reminderContract } from '@reisewerk/domain/payments/reminders/reminder.contract.ts'
import { soughtOverdue } from '@reisewerk/domain/payments/sought.ts'
import { IconAlarm, IconMailForward } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import type { NewMail } from '../../../lib/writing.ts'
import { useHouseFilter } from '../../../list/house-filter.ts'
import type { List } from '../../../list/list.ts'
import { ListPage } from '../../../list/list-page.tsx'
import { TripsButton } from '../../../list/trips-button.tsx'
import classes from '../payments.module.css'
import { PaymentsTabs } from '../payments-tabs.tsx'
import { MakeRemindersDialog } from './make-reminders-dialog.tsx'
import {
  type OverdueRow,
  overdueOf,
  type Reminder,
  remindersFile,
  remindersOf,
  remindersPerPage,
} from './reminder-api.ts'
import { overdueColumns, reminderColumns } from './reminder-columns.tsx'
import { ReminderPanel } from './reminder-panel.tsx'
import { type ReminderSearch, reminderViewKeys, reminderViews } from './reminder-search.ts'

const overdue: Omit<List<OverdueRow, ReminderSearch>, 'filters'> = {
  noun: ['Rechnung', 'Rechnungen'],
  icon: IconAlarm,
  searchHint: 'Nummer, Kunde, Reise …',
  pageSize: null,
  columns: overdueColumns,
  isNarrowed: ({ q, organisation }) => q !== undefined || organisation !== undefined,
  nothingFits: 'Keine überfällige Rechnung passt zu Suche und Filtern.',
}
const made: Omit<List<Reminder, ReminderSearch>, 'filters' | 'opens' | 'isChosen'> = {
  noun: ['Schreiben', 'Schreiben'],
  icon: IconAlarm,
  searchHint: 'Nummer, Kunde, Reise …',
  pageSize: remindersPerPage,
  columns: reminderColumns,
  isNarrowed: ({ q, organisation }) => q !== undefined || organisation !== undefined,
}

type Props = {
  search: ReminderSearch
  onChange: (patch: Partial<ReminderSearch>, isCorrection?: boolean) => void
  /** Opens a mail of a trip. */
  write: (orderId: number, mail: NewMail) => void
}

/** Who is reminded of what, over all trips (decision 060): what is due stands ready to be chosen, previewed and made. */
export function RemindersList(props: Props) {
  return props.search.view === 'made' ? <MadeList {...props} /> : <DueList {...props} />
}

function DueList({ search, onChange }: Props) {
  const found = useQuery(overdueOf(search.organisation))
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [isMaking, setMaking] = useState(false)
  const filters = useHouseFilter<ReminderSearch>()
  const view = search.view === 'all' ? 'all' : 'due'
  const fitting = soughtOverdue(found.data?.items ?? [], view, search.q ?? '')
  const due = fitting.filter(({ next }) => next.state === 'due')
  const chosen = due.filter(({ id }) => picked.has(id))
  const pick = (ids: readonly number[], isPicked: boolean) =>
    setPicked((before) => new Set(isPicked ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  return (
    <ListPage
      {...head({ search, onChange })}
      list={{
        ...overdue,
        filters,
        before: ({ id, invoiceNumber, next }) => (
          <Checkbox
            className={classes.pick}
            size="xs"
            aria-label={`${invoiceNumber} mahnen`}
            disabled={next.state !== 'due'}
            checked={next.state === 'due' && picked.has(id)}
            onChange={({ currentTarget: { checked } }) => pick([id], checked)}
          />
        ),
      }}
      found={{ ...found, data: found.data && { items: fitting, total: fitting.length } }}
      hint={
        found.data &&
        `${counted(due.length, ['Rechnung', 'Rechnungen'])} zu mahnen${found.data.isCut ? '; gezeigt werden die ältesten' : ''}`
      }
      search={search}
      onChange={onChange}
      exports={{
        name: `${reminderContract.name}/due`,
        query: { _search: search.q, organisation: search.organisation, view },
      }}
      start={{
        purpose: 'Hier stehen überfällige Rechnungen, sobald welche zu mahnen sind. Noch gibt es keine Rechnung.',
        action: <TripsButton />,
        all: { name: clientInvoiceContract.name },
      }}
      empty={search.view === 'all' ? 'Es ist nichts überfällig.' : 'Zurzeit ist niemand zu mahnen.'}
      begin={
        <Checkbox
          className={classes.pickAll}
          size="xs"
          label="alle wählen"
          disabled={due.length === 0}
          checked={due.length > 0 && chosen.length === due.length}
          indeterminate={chosen.length > 0 && chosen.length < due.length}
          onChange={({ currentTarget: { checked } }) =>
            pick(
              due.map(({ id }) => id),
              checked,
            )
          }
        />
      }
      actions={
        <Button
          leftSection={<IconMailForward size={15} stroke={1.7} aria-hidden />}
          disabled={chosen.length === 0}
          onClick={() => setMaking(true)}
        >
          Mahnen{chosen.length === 0 ? '' : ` (${chosen.length})`}
        </Button>
      }
    >
      {isMaking && (
        <MakeRemindersDialog
          rows={chosen}
          onClose={() => setMaking(false)}
          onMade={() => {
            setPicked(new Set())
            setMaking(false)
            onChange({ view: 'made', q: undefined, page: undefined })
          }}
        />
      )}
    </ListPage>
  )
}

function MadeList({ search, onChange, write }: Props) {
  const found = useQuery({ ...remindersOf(search), placeholderData: keepPreviousData })
  const shown = found.data?.items.find(({ id }) => id === search.reminder) ?? null
  return (
    <ListPage
      {...head({ search, onChange })}
      list={{
        ...made,
        filters: useHouseFilter<ReminderSearch>(),
        opens:
          ({ id }) =>
          () =>
            onChange({ reminder: id }, true),
        isChosen: ({ id }) => id === search.reminder,
      }}
      found={found}
      search={search}
      onChange={onChange}
      exports={remindersFile(search)}
      start={{
        purpose: 'Hier stehen die Zahlungserinnerungen und Mahnungen, die geschrieben wurden.',
        action: (
          <Button variant="default" onClick={() => onChange({ view: undefined, page: undefined })}>
            Was zu mahnen ist
          </Button>
        ),
        all: { name: reminderContract.name },
      }}
    >
      {shown !== null && (
        <ReminderPanel
          key={shown.id}
          reminder={shown}
          write={write}
          onClose={() => onChange({ reminder: undefined }, true)}
        />
      )}
    </ListPage>
  )
}

function head({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  return {
    title: 'MAHNWESEN',
    tabs: <PaymentsTabs active="reminders" />,
    tools: (
      <SegmentedControl
        aria-label="Ansicht"
        data={reminderViewKeys.map((value) => ({ value, label: reminderViews[value] }))}
        value={search.view ?? 'due'}
        onChange={(value) =>
          onChange({ view: value === 'due' ? undefined : value, page: undefined, reminder: undefined })
        }
      />
    ),
  }
}
