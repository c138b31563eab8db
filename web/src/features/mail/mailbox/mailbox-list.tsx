import { Button, FileButton, Group, SegmentedControl } from '@mantine/core'
import { receivedEmailContract, receivedStates } from '@reisewerk/domain/mail/received-email.contract.ts'
import { IconMailDown, IconMailOff, IconRefresh } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { listOf, update } from '../../../lib/api.ts'
import { clock, day } from '../../../lib/format.ts'
import { useSession } from '../../../lib/session.ts'
import { type List, sortedBy } from '../../../list/list.ts'
import { choiceFilter } from '../../../list/list-filter.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { type FoundItems, ListStates } from '../../../list/list-states.tsx'
import { paths } from '../../../paths.ts'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { MailSplit } from '../mail-split.tsx'
import { OutboxList } from '../outgoing/outbox-list.tsx'
import { dropMail, mailboxesOf, type ReceivedEmail, readMailboxNow } from './mailbox-api.ts'
import type { MailboxSearch } from './mailbox-search.ts'
import { ReceivedMail } from './received-mail.tsx'
import { ReceivedSide } from './received-side.tsx'

const pageSize = 50
const tones = { open: 'warn', assigned: 'violet', dismissed: 'neutral' } as const

const organisation = choiceFilter<MailboxSearch>({
  name: 'organisation',
  label: 'Organisation',
  value: {
    get: (search) => search.organisation?.toString() ?? null,
    set: (chosen) => ({ organisation: chosen === null ? undefined : Number(chosen) }),
  },
  useChoices: () => useSession().organisations.map(({ id, name }) => ({ value: String(id), label: name })),
})

const list: List<ReceivedEmail, MailboxSearch> = {
  noun: ['E-Mail', 'E-Mails'],
  icon: IconMailOff,
  searchHint: 'Absender, Betreff, Text …',
  filters: [organisation],
  columns: [],
  pageSize,
  isNarrowed: ({ q, organisation: house }) => q !== undefined || house !== undefined,
}

type Props = { search: MailboxSearch; onChange: (patch: Partial<MailboxSearch>, isCorrection?: boolean) => void }

/** The mailboxes of the houses: what came in, and what is not assigned to a trip yet (MAIL-04). */
export function MailboxList(props: Props) {
  const { search, onChange } = props
  const tools = (
    <SegmentedControl
      aria-label="E-Mails zeigen"
      data={[
        ...Object.entries(receivedStates).map(([value, { label }]) => ({ value, label })),
        { value: 'all', label: 'Alle' },
        { value: 'outgoing', label: 'Ausgang' },
      ]}
      value={search.state ?? 'open'}
      onChange={(chosen) =>
        onChange({ state: chosen as MailboxSearch['state'], mail: undefined, page: undefined, sort: undefined })
      }
    />
  )
  return search.state === 'outgoing' ? <OutboxList {...props} tools={tools} /> : <Received {...props} tools={tools} />
}

function Received({ search, onChange, tools }: Props & { tools: ReactNode }) {
  const { state = 'open', q, organisation: house, page = 1, size = pageSize } = search
  const query = {
    ...{ _search: q, 'organisation.id': house },
    ...(state === 'all' ? {} : { state }),
    ...sortedBy(receivedEmailContract, search.sort),
  }
  const found = useQuery({
    ...listOf(receivedEmailContract, { query: { ...query, _page: page, _itemsPerPage: size } }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListPage
      list={list}
      title="POSTFACH"
      found={found}
      search={search}
      onChange={onChange}
      exports={{ name: receivedEmailContract.name, query }}
      actions={<Actions house={house} onDropped={(mail) => onChange({ mail, state: 'all', q: undefined })} />}
      tools={tools}
      start={{
        purpose: 'Hier stehen die E-Mails, die im Postfach des Hauses ankommen, bis jede ihrer Reise zugeordnet ist.',
        action: <ConnectMailbox />,
        all: { name: receivedEmailContract.name },
      }}
      empty="Hier liegt keine E-Mail."
      instead={(found, empty, wayOn) => <Mails {...{ found, search, onChange, empty, wayOn }} />}
    />
  )
}

type MailsProps = Props & { found: FoundItems<ReceivedEmail>; empty: string; wayOn: ReactNode }

function Mails({ found, search, onChange, empty, wayOn }: MailsProps) {
  const { mail, page = 1, size = pageSize } = search
  const attempt = useAttempt(receivedEmailContract.name)
  function choose(one: ReceivedEmail) {
    onChange({ mail: one.id }, true)
    if (one.isRead) return
    void attempt(
      () => update(receivedEmailContract, one.id, { isRead: true }),
      'Die E-Mail konnte nicht als gelesen vermerkt werden.',
    )
  }
  return (
    <ListStates found={found} many="E-Mails" icon={IconMailOff} empty={empty} emptyAction={wayOn}>
      {(items) => {
        const shown = items.find(({ id }) => id === mail) ?? items[0]
        return (
          <>
            <MailSplit
              entries={items.map(entryOf)}
              chosen={shown === undefined ? null : String(shown.id)}
              onChoose={(key) => {
                const one = items.find(({ id }) => String(id) === key)
                if (one !== undefined) choose(one)
              }}
              side={shown === undefined ? undefined : <ReceivedSide key={shown.id} mail={shown} />}
            >
              {shown !== undefined && <ReceivedMail key={shown.id} mail={shown} />}
            </MailSplit>
            <Pager
              noun={list.noun}
              page={page}
              pageSize={size}
              total={found.data?.total ?? 0}
              onPage={(next) => onChange({ page: next, mail: undefined })}
              onPageSize={(next) => onChange({ size: next, page: undefined })}
            />
          </>
        )
      }}
    </ListStates>
  )
}

function entryOf({ id, fromName, fromAddress, subject, date, excerpt, isRead, attachmentCount, state }: ReceivedEmail) {
  return {
    key: String(id),
    who: fromName || fromAddress || 'Unbekannt',
    ...{ subject, excerpt, attachmentCount, isUnread: !isRead },
    date: `${day(date)} ${clock(date)}`,
    badge: <Badge tone={tones[state]}>{receivedStates[state].label}</Badge>,
  }
}

/** Whoever keeps the house connects its mailbox; without one mails are laid here as files. */
function ConnectMailbox() {
  const { user, organisations } = useSession()
  const house = organisations[0]
  if (!user.isAdmin || house === undefined) return null
  const area = paths.settings({ organisation: house.id, area: 'mailbox' })
  return (
    <Button variant="default" renderRoot={(props) => <Link {...area} {...props} />}>
      Postfach verbinden
    </Button>
  )
}

/** 'Jetzt abrufen', and a mail that lies elsewhere as a file. */
function Actions({ house, onDropped }: { house: number | undefined; onDropped: (mail: number) => void }) {
  const { organisations } = useSession()
  const boxes = useQuery(mailboxesOf()).data?.items ?? []
  const attempt = useAttempt()
  const into = organisations.find(({ id }) => id === house) ?? organisations[0]
  const failure = boxes.find((box) => box.failure !== null)?.failure
  const take = (file: File | null) =>
    attempt(async () => {
      if (file === null || into === undefined) return
      onDropped((await dropMail(file, into.id)).id)
      notice.good('Die E-Mail liegt jetzt im Postfach.')
    }, 'Die E-Mail konnte nicht gelesen werden.')
  return (
    <Group gap={8}>
      {failure != null && <Badge tone="bad">{failure}</Badge>}
      <FileButton accept=".eml,.msg" onChange={(file) => void take(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconMailDown size={15} stroke={1.7} aria-hidden />}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              void take(event.dataTransfer.files[0] ?? null)
            }}
          >
            E-Mail-Datei (.eml) ablegen
          </Button>
        )}
      </FileButton>
      {boxes.some(({ isActive }) => isActive) && (
        <Button
          variant="default"
          leftSection={<IconRefresh size={15} stroke={1.7} aria-hidden />}
          onClick={() =>
            void attempt(async () => {
              await Promise.all(boxes.filter(({ isActive }) => isActive).map(({ id }) => readMailboxNow(id)))
              notice.good('Das Postfach wird abgerufen.')
            }, 'Das Postfach konnte nicht abgerufen werden.')
          }
        >
          Jetzt abrufen
        </Button>
      )}
    </Group>
  )
}
