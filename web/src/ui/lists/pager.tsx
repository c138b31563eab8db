import { NativeSelect } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { count, counted } from '../../lib/format.ts'
import { IconButton } from '../icon-button.tsx'
import classes from './pager.module.css'

const sizes = [30, 50, 100, 200]

type Props = {
  page: number
  pageSize: number
  total: number
  /** The total is that of what was shown before. */
  isStale?: boolean
  noun: readonly [string, string]
  /** @param isCorrection there are no longer as many pages as the address says; nobody wants to go back to that */
  onPage: (page: number, isCorrection: boolean) => void
  onPageSize?: (pageSize: number) => void
  children?: ReactNode
}

/** Last line of a list: which rows of how many, and the way to the others. */
export function Pager({ page, pageSize, total, isStale = false, noun, onPage, onPageSize, children }: Props) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const isBeyond = page > pages && !isStale
  // A bookmark of a list that has become shorter since.
  useEffect(() => {
    if (isBeyond) onPage(pages, true)
  })
  const from = Math.min(total, (page - 1) * pageSize + 1)
  const to = Math.min(total, page * pageSize)
  return (
    <footer className={classes.pager}>
      <span>
        {count(from)}–{count(to)} von {counted(total, noun)}
      </span>
      <span className={classes.sum}>{children}</span>
      <span className={classes.right}>
        {onPageSize === undefined ? (
          `${pageSize} je Seite`
        ) : (
          <NativeSelect
            aria-label="Zeilen je Seite"
            size="xs"
            className={classes.size}
            data={sizes.map((size) => ({ value: String(size), label: `${size} je Seite` }))}
            value={String(pageSize)}
            onChange={({ currentTarget }) => onPageSize(Number(currentTarget.value))}
          />
        )}
      </span>
      <IconButton
        size={24}
        icon={IconChevronLeft}
        label="Vorige Seite"
        disabled={page <= 1}
        onClick={() => onPage(page - 1, false)}
      />
      <span>
        Seite {count(page)} von {count(pages)}
      </span>
      <IconButton
        size={24}
        icon={IconChevronRight}
        label="Nächste Seite"
        disabled={page >= pages}
        onClick={() => onPage(page + 1, false)}
      />
    </footer>
  )
}
