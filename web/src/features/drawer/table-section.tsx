import { Portal, UnstyledButton } from '@mantine/core'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
