import { SegmentedControl } from '@mantine/core'
import { IconArrowsMaximize, IconArrowsMinimize, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type PointerEvent, Suspense, useLayoutEffect, useRef } from 'react'
import { useWindowFoot } from '../../ui/dialogs/window-foot.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { late } from '../../ui/late.tsx'
import { LoadingRows } from '../../ui/lists/list-state.tsx'
import classes from './order-drawer.module.css'
import type { DrawerCells } from './use-cells.ts'
import { type Drawer, type DrawerView, useDrawerState } from './use-drawer-state.ts'

const DrawerBody = late(() => import('./drawer-body.tsx'))

const views = [
  { value: 'add' as const, label: 'Leistungen' },
  { value: 'edit' as const, label: 'Leistungsträger' },
]

const barHeight = 40

type Props = {
  orderId: number
  onClose?: (dataHasChanged: boolean) => void
}

/**
 * The panel at the bottom of a trip's pages in which requests and services are edited like a spreadsheet (001 §2.7). What
 * it shows is loaded when it is first opened.
 */
export function OrderDrawer({ orderId, onClose }: Props) {
  const drawer = useDrawerState()
  const { expansion, view, height, set } = drawer
  const dataHasChanged = useRef(false)
  const typed = useRef<DrawerCells | null>(null)
  const isOpen = expansion !== 'closed'
  useWindowFoot('--rw-drawer-height', expansion === 'open' ? height : barHeight)

  // What stands beside the drawer must know that it covers the page.
  useLayoutEffect(() => {
    document.documentElement.dataset.drawer = expansion
    return () => {
      delete document.documentElement.dataset.drawer
    }
  }, [expansion])

  function close() {
    set({ expansion: 'closed' })
    onClose?.(dataHasChanged.current)
    dataHasChanged.current = false
  }

  return (
    <>
      {/* The end of the page can be scrolled above the drawer. */}
      <div className={classes.room} style={expansion === 'open' ? { height } : undefined} />
      <section
        className={classes.drawer}
        data-expansion={expansion}
        style={expansion === 'open' ? { height } : undefined}
        aria-label="Schnellbearbeitung"
      >
        {isOpen && <Grip drawer={drawer} />}
        <header className={classes.head}>
          <h2 className={classes.title}>Schnellbearbeitung</h2>
          <SegmentedControl
            data={views}
            value={view}
            aria-label="Ansicht der Schnellbearbeitung"
            onChange={(next: DrawerView) => set({ view: next, expansion: isOpen ? expansion : 'open' })}
          />
          {/* The open body puts its tables and the state of its saves here. */}
          <div className={classes.middle} id="drawer-tools" />
          {isOpen && (
            <IconButton
              icon={expansion === 'max' ? IconArrowsMinimize : IconArrowsMaximize}
              label={expansion === 'max' ? 'Schnellbearbeitung verkleinern' : 'Schnellbearbeitung maximieren'}
              onClick={() => set({ expansion: expansion === 'max' ? 'open' : 'max' })}
            />
          )}
          <IconButton
            icon={isOpen ? IconChevronDown : IconChevronUp}
            label={isOpen ? 'Schnellbearbeitung schließen' : 'Schnellbearbeitung öffnen'}
            aria-expanded={isOpen}
            onClick={() => (isOpen ? close() : set({ expansion: 'open' }))}
          />
        </header>
        {isOpen && (
          <Suspense fallback={<LoadingRows rows={8} rowHeight={28} />}>
            <DrawerBody
              key={orderId}
              orderId={orderId}
              drawer={drawer}
              typed={typed}
              onSaved={() => {
                dataHasChanged.current = true
              }}
            />
          </Suspense>
        )}
      </section>
    </>
  )
}

const keyStep = 40

function Grip({ drawer: { height, resize } }: { drawer: Drawer }) {
  function drag(event: PointerEvent) {
    if (event.buttons === 1) resize(window.innerHeight - event.clientY)
  }
  return (
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label="Höhe der Schnellbearbeitung"
      aria-valuenow={height}
      aria-valuemin={160}
      aria-valuemax={window.innerHeight}
      tabIndex={0}
      className={classes.grip}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? keyStep : event.key === 'ArrowDown' ? -keyStep : 0
        if (step === 0) return
        event.preventDefault()
        resize(height + step)
      }}
    />
  )
}
