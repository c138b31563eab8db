import { Button, Popover, UnstyledButton } from '@mantine/core'
import type { Notice } from '@reisewerk/domain/notices/notice.contract.ts'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { noticesQuery, useReadNotices } from './api.ts'
import classes from './bell.module.css'

/** What concerns oneself, at every page: how much of it is unread, and the lines with the way there (EASE-07). */
export function Bell() {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(noticesQuery)
  const unread = data?.unread ?? 0
  const label = unread === 0 ? 'Mitteilungen' : `Mitteilungen: ${unread} ungelesen`
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={420} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={classes.button} aria-label={label} title={label} onClick={() => setOpen(!isOpen)}>
          <IconBell size={17} stroke={1.7} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.list} aria-label="Mitteilungen">
        <NoticeList onGone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function NoticeList({ onGone }: { onGone: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(noticesQuery)
  const read = useReadNotices()
  const unread = data?.notices.filter(({ isRead }) => !isRead).map(({ key }) => key) ?? []
  return (
    <>
      <header className={classes.head}>
        <h2>Mitteilungen</h2>
        <Button variant="subtle" size="compact-xs" disabled={unread.length === 0} onClick={() => void read(unread)}>
          Alle als gelesen
        </Button>
        <Link {...paths.account()} className={classes.settings} onClick={onGone}>
          Einstellen
        </Link>
      </header>
      {isPending && <LoadingRows rows={4} rowHeight={44} />}
      {isError && <ErrorState text="Die Mitteilungen konnten nicht geladen werden!" onRetry={() => void refetch()} />}
      {data?.notices.length === 0 && <EmptyState icon={IconBellOff} text="Nichts Neues, das dich angeht." />}
      {data !== undefined && data.notices.length > 0 && (
        <ul className={classes.rows} aria-label="Mitteilungen">
          {data.notices.map((notice) => (
            <li key={notice.key} data-unread={!notice.isRead || undefined}>
              <Link
                {...placeOf(notice)}
                className={classes.row}
                onClick={() => {
                  onGone()
                  if (!notice.isRead) void read([notice.key])
                }}
              >
                <span className={classes.text}>
                  {!notice.isRead && <span className="rw-spoken">Ungelesen: </span>}
                  {notice.text}
                </span>
                <span className={classes.sub}>
                  {notice.order.orderNumber} {notice.order.name} · {notice.at.slice(0, 16)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Where what a line tells is to be seen. */
function placeOf({ kind, place, order }: Notice) {
  if (kind === 'change') return paths.history(order.id)
  if (kind === 'bounce') return paths.emails(order.id)
  if (kind === 'option' || place === 'requests') return paths.requests(order.id)
  return paths.order(order.id)
}
