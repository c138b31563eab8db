import { Button, Portal } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/http.ts'
import { createShared } from '../../lib/shared-state.ts'
import { restoreDeletions, takeDeletions, useJustDeleted } from '../../lib/undo-deletion.ts'
import { IconButton } from '../icon-button.tsx'
import classes from './notice.module.css'

const kinds = {
  good: { icon: IconCircleCheck, role: 'status' },
  info: { icon: IconInfoCircle, role: 'status' },
  warn: { icon: IconAlertCircle, role: 'status' },
  bad: { icon: IconAlertTriangle, role: 'alert' },
} as const
type Kind = keyof typeof kinds
type Shown = {
  id: number
  kind: Kind
  text: string
  detail: string | undefined
  /** What was deleted and can be brought back from here (EASE-03). */
  deletions: readonly number[]
  /** Takes back what it tells of, and says what became of that. */
  undo: (() => Promise<unknown>) | undefined
}

const leavesAfter = 4000
/** A deletion is seen before it is missed; then it stands under 'Gelöschtes'. */
const undoLeavesAfter = 12_000
/** A deletion that tells nothing of itself by then is told here. */
const silentFor = 700
/** Milliseconds it takes to read a letter, for notices of more than a line. */
const readsALetterIn = 60
const most = 5

const shown = createShared<readonly Shown[]>([])
const withdraw = (isMeant: (one: Shown) => boolean) => shown.set(shown.get().filter((one) => !isMeant(one)))
let lastId = 0

function show(kind: Kind, text: string, detail?: string, undo?: Shown['undo']) {
  lastId += 1
  const others = shown.get().filter((other) => other.kind !== kind || other.text !== text || other.detail !== detail)
  const deletions = kind === 'good' ? takeDeletions() : []
  shown.set([...others, { id: lastId, kind, text, detail, deletions, undo }].slice(-most))
}

/** The notices the documents list: `notice.good('Das Kontingent wurde aktualisiert!')`. Success leaves, failure stays. */
export const notice = {
  good: (text: string, detail?: string, undo?: Shown['undo']) => show('good', text, detail, undo),
  info: (text: string, detail?: string) => show('info', text, detail),
  warn: (text: string, detail?: string) => show('warn', text, detail),
  bad: (text: string, detail?: string) => show('bad', text, detail),
  withdraw: (text: string) => withdraw((one) => one.text === text),
  /** Whoever comes next is not told what the one before was. */
  withdrawAll: () => shown.set([]),
}

export function Notices() {
  const list = shown.use()
  useOffered()
  return (
    <Portal>
      <section className={classes.place} aria-label="Meldungen">
        {list.map((one, index) => (
          <Notice
            key={one.id}
            {...one}
            below={index === list.length - 1 ? index : 0}
            onClose={() => withdraw(({ id }) => id === one.id)}
          />
        ))}
      </section>
    </Portal>
  )
}

/** What is deleted without a word is told all the same: that it can be brought back. */
function useOffered() {
  const waiting = useJustDeleted()
  useEffect(() => {
    if (waiting.length === 0) return
    const timer = setTimeout(() => notice.good('Gelöscht'), silentFor)
    return () => clearTimeout(timer)
  }, [waiting])
}

async function bringBack(deletions: readonly number[]) {
  try {
    await restoreDeletions(deletions)
    notice.good('Wiederhergestellt!')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    notice.bad('Nicht wiederhergestellt', error.reason)
  }
}

function Notice({
  kind,
  text,
  detail,
  deletions,
  undo,
  below,
  onClose,
}: Shown & { below: number; onClose: () => void }) {
  const { icon: Glyph, role } = kinds[kind]
  const [isHeld, setHeld] = useState(false)
  const canUndo = deletions.length > 0 || undo !== undefined

  useEffect(() => {
    if (kind === 'bad' || isHeld) return
    const letters = text.length + (detail?.length ?? 0)
    const least = canUndo ? undoLeavesAfter : leavesAfter
    const timer = setTimeout(onClose, Math.max(least, letters * readsALetterIn))
    return () => clearTimeout(timer)
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only keeps the notice; nothing is operated
    <div className={classes.notice} role={role} onMouseEnter={() => setHeld(true)} onMouseLeave={() => setHeld(false)}>
      <span className={classes.icon} style={{ color: `var(--rw-${kind}-mark)` }}>
        <Glyph size={18} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.text}>
        <strong>{text}</strong>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {canUndo && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => {
            onClose()
            void (undo === undefined ? bringBack(deletions) : undo())
          }}
        >
          Rückgängig
        </Button>
      )}
      {below > 0 && (
        <span className={classes.more} title={`${below} weitere`}>
          +{below}
        </span>
      )}
      <IconButton size={24} icon={IconX} label="Schließen" onClick={onClose} />
    </div>
  )
}
