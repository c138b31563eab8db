import { Stack } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useKeys } from '../../lib/use-keys.ts'
import classes from './mail.module.css'

/** A mail as a list of mails shows it. */
export type MailEntry = {
  readonly key: string
  readonly who: string
  readonly subject: string
  readonly date: string
  readonly excerpt?: string
  readonly isUnread?: boolean
  readonly attachmentCount?: number
  readonly badge: ReactNode
}

type Props = {
  entries: readonly MailEntry[]
  chosen: string | null
  onChoose: (key: string) => void
  /** The mail that is read, beside the list. */
  children: ReactNode
  /** What it belongs to. */
  side?: ReactNode
}

/** Mails at the left, the chosen one beside them; j and k go from one to the next, in the list the arrows, too. */
export function MailSplit({ entries, chosen, onChoose, children, side }: Props) {
  const list = useRef<HTMLUListElement>(null)
  function step(by: 1 | -1) {
    const place = entries.findIndex(({ key }) => key === chosen) + by
    const next = entries[place]
    if (next === undefined) return
    onChoose(next.key)
    list.current?.querySelectorAll('button')[place]?.focus()
  }
  useKeys({ j: () => step(1), k: () => step(-1) })
  return (
    <div className={classes.split} data-side={side === undefined ? undefined : true}>
      <ul
        className={classes.list}
        aria-label="E-Mails"
        ref={list}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          step(event.key === 'ArrowDown' ? 1 : -1)
        }}
      >
        {entries.map((entry) => (
          <li key={entry.key}>
            <button
              type="button"
              className={classes.entry}
              aria-current={entry.key === chosen || undefined}
              data-unread={entry.isUnread || undefined}
              onClick={() => onChoose(entry.key)}
            >
              <Entry {...entry} />
            </button>
          </li>
        ))}
      </ul>
      <Stack component="section" gap={16} miw={0} p="14px 16px" aria-label="Gewählte E-Mail">
        {children}
      </Stack>
      {side !== undefined && (
        <aside className={classes.side} aria-label="Zuordnung">
          {side}
        </aside>
      )}
    </div>
  )
}

function Entry({ who, subject, date, excerpt = '', isUnread = false, attachmentCount = 0, badge }: MailEntry) {
  return (
    <>
      <span className={classes.entryLine}>
        <strong>
          {isUnread && <span className={classes.dot} role="img" aria-label="ungelesen" />}
          {who}
        </strong>
        {attachmentCount > 0 && (
          <IconPaperclip
            size={13}
            stroke={1.7}
            role="img"
            aria-label={attachmentCount === 1 ? 'ein Anhang' : `${attachmentCount} Anhänge`}
          />
        )}
        <span className={classes.quiet}>{date}</span>
      </span>
      <span className={classes.cut} title={subject}>
        {subject || 'Ohne Betreff'}
      </span>
      <span className={classes.entryLine}>
        <span className={classes.excerpt}>{excerpt}</span>
        {badge}
      </span>
    </>
  )
}
