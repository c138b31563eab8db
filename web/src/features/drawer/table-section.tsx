import { Portal, UnstyledButton } from '@mantine/core'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLostFocus } from '../../ui/focus/use-lost-focus.ts'
import { KindIcon } from '../../ui/marks/kind-icon.tsx'
import classes from './order-drawer.module.css'

type Props = {
  id: string
  kind?: ServiceKind
  title: string
  hint?: string | undefined
  isOpen: boolean
  onToggle: () => void
  lines: number
  tools?: ReactNode
  children: ReactNode
}

const headHeight = 37

function linesHeight(lines: number): number {
  return 30 + lines * 28
}

export function TableSection({ id, kind, title, hint, isOpen, onToggle, lines, tools, children }: Props) {
  const Sign = isOpen ? IconChevronDown : IconChevronRight
  return (
    <section
      id={id}
      aria-label={title}
      className={classes.section}
      style={{ containIntrinsicHeight: `auto min(${headHeight + (isOpen ? linesHeight(lines) : 0)}px, 100cqh - 3px)` }}
    >
      <div className={classes.sectionHead}>
        <h3>
          <UnstyledButton className={classes.sectionTitle} aria-expanded={isOpen} onClick={onToggle}>
            <Sign className={classes.sign} size={14} stroke={1.7} aria-hidden />
            {kind !== undefined && <KindIcon kind={kind} />}
            <span className={classes.titleText} title={title}>
              {title}
            </span>
          </UnstyledButton>
        </h3>
        {hint !== undefined && (
          <span className={classes.beside} title={hint}>
            {hint}
          </span>
        )}
        {tools}
      </div>
      {isOpen && children}
    </section>
  )
}

export function DrawerTools({ children }: { children: ReactNode }) {
  return (
    <Portal target="#drawer-tools">
      <div className={classes.tools}>{children}</div>
    </Portal>
  )
}

/**
 * Whoever works in a table that goes, with its day or with its last request, goes on in the one in its place, and where none is left at
 * the button that closes the drawer.
 * @returns props of the element around the tables
 */
export function useTableFocus() {
  const tablesOf = (area: Element) => [...area.querySelectorAll(':scope > section')]
  return useLostFocus<HTMLDivElement, { table: Element; place: number }>({
    placeOf: (target, area) => {
      const table = target.closest('section')
      return table === null ? null : { table, place: tablesOf(area).indexOf(table) }
    },
    goOn: ({ table, place }, area) => {
      const left = tablesOf(area)
      const next = table.isConnected ? table : (left[place] ?? left.at(-1))
      const drawer = area.closest('section')
      // A closed table has its title alone.
      return next?.querySelector<HTMLElement>('[role=grid]') ?? (next ?? drawer)?.querySelector('[aria-expanded]')
    },
  })
}
