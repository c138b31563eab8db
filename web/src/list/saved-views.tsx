import { Button, Popover } from '@mantine/core'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { type Icon, IconPlus, IconStar, IconUsers } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { count } from '../lib/format.ts'
import { useKeepFocus } from '../ui/focus/use-keep-focus.ts'
import { late } from '../ui/late.tsx'
import classes from './saved-views.module.css'
import { type SavedView, useViewChanges, type ViewChanges } from './use-view-changes.ts'

const SavedViewMenu = late(async () => ({ default: (await import('./saved-view-menu.tsx')).SavedViewMenu }))
const SavedViewForm = late(async () => ({ default: (await import('./saved-view-form.tsx')).SavedViewForm }))

type Count = {
  readonly queryKey: readonly unknown[]
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<number>
}

/** A tab that everybody has: 'Alle Reisen'. */
export type FixedView = {
  key: string | number
  name: string
  icon?: Icon
  link: LinkOptions
  count?: Count
  isCurrent: boolean
}

type Props<State> = {
  /** The resource that keeps the views. */
  contract: Contract
  views: readonly SavedView<State>[]
  current: SavedView<State> | undefined
  /** What the list shows just now; null where that cannot be kept. */
  state: State | null
  isChanged: boolean
  first: readonly FixedView[]
  last?: readonly FixedView[]
  linkTo: (view: SavedView<State>) => LinkOptions
  countOf: (state: State) => Count
  /** @param view null for the list without a view */
  onOpen: (view: Pick<SavedView<State>, 'id' | 'state'> | null) => void
}

/** The saved views above a list: those everybody has, one's own in their order, then those that colleagues share (LIST-03). */
export function SavedViews<State>(props: Props<State>) {
  const { contract, views, current, state, isChanged, first, last = [], linkTo, countOf, onOpen } = props
  const changes = useViewChanges<State>(contract)
  const own = views.filter(changes.isOwn)
  const shared = views.filter((view) => !changes.isOwn(view))
  const keepFocus = useKeepFocus<HTMLElement>('a', '[data-view]')
  const [saved, setSaved] = useState<number | null>(null)
  // Whoever has saved a view goes on at it, as soon as it stands there.
  useEffect(() => {
    if (saved === null || saved !== current?.id) return
    setSaved(null)
    keepFocus.ref.current?.querySelector<HTMLElement>(`[data-view="${saved}"] a`)?.focus()
  })
  return (
    <nav className={classes.views} aria-label="Ansichten" {...keepFocus}>
      {first.map((view) => (
        <ViewTab {...view} key={view.key} id={view.key} />
      ))}
      {[...own, ...shared].map((view) => (
        <ViewTab
          key={view.id}
          id={view.id}
          name={view.name}
          link={linkTo(view)}
          count={countOf(view.state)}
          isCurrent={view === current}
          isShared={view.isShared}
          isDefault={view.isDefault && changes.isOwn(view)}
        >
          {view === current && state !== null && (
            <Suspense fallback={changes.isOwn(view) && <span className={classes.waiting} />}>
              <SavedViewMenu
                contract={contract}
                view={view}
                own={own}
                state={state}
                isChanged={isChanged}
                // The menu treats the states of all lists alike.
                changes={changes as ViewChanges<unknown>}
                onOpen={(opened) => onOpen(opened === null ? null : view)}
              />
            </Suspense>
          )}
        </ViewTab>
      ))}
      {last.map((view) => (
        <ViewTab {...view} key={view.key} id={view.key} />
      ))}
      {state !== null && (
        <SaveView key={current?.id} contract={contract} state={state} onSaved={setSaved} onOpen={onOpen} />
      )}
    </nav>
  )
}

type TabProps = Omit<FixedView, 'key'> & {
  id: string | number
  isShared?: boolean
  isDefault?: boolean
  children?: ReactNode
}

function ViewTab({
  id,
  name,
  icon: Glyph,
  link,
  count: counting,
  isCurrent,
  isShared = false,
  isDefault = false,
  children,
}: TabProps) {
  const total = useQuery(counting ?? { queryKey: ['uncounted'], queryFn: skipToken })
  return (
    <span className={classes.tab} data-view={id} data-current={isCurrent || undefined}>
      <Link
        {...link}
        className={classes.name}
        aria-current={isCurrent ? 'page' : undefined}
        activeOptions={{ exact: true }}
      >
        {Glyph !== undefined && <Glyph size={12} stroke={1.8} aria-hidden />}
        {isDefault && <IconStar size={12} stroke={1.8} aria-label="Standard:" />}
        {isShared && <IconUsers size={12} stroke={1.8} aria-label="geteilt:" />}
        {name} {total.data !== undefined && <span className={classes.count}>{count(total.data)}</span>}
      </Link>
      {children}
    </span>
  )
}

type SaveProps<State> = Pick<Props<State>, 'contract' | 'onOpen'> & {
  state: State
  onSaved: (id: number) => void
}

function SaveView<State>({ contract, state, onSaved, onOpen }: SaveProps<State>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="subtle"
          color="gray"
          className={classes.save}
          leftSection={<IconPlus size={14} stroke={1.7} />}
          onClick={() => setOpen(!isOpen)}
        >
          Ansicht sichern
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Ansicht sichern">
        <Suspense>
          <SavedViewForm
            contract={contract}
            state={state}
            onSaved={(id) => {
              setOpen(false)
              onSaved(id)
              onOpen({ id, state })
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
