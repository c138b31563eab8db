import { Portal } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createShared } from '../../lib/shared-state.ts'
import { IconButton } from '../icon-button.tsx'
import classes from './notice.module.css'

const kinds = {
  good: { icon: IconCircleCheck, role: 'status' },
  info: { icon: IconInfoCircle, role: 'status' },
  warn: { icon: IconAlertCircle, role: 'status' },
  bad: { icon: IconAlertTriangle, role: 'alert' },
} as const
type Kind = keyof typeof kinds
type Shown = { id: number; kind: Kind; text: string; detail: string | undefined }

const leavesAfter = 4000
/** Milliseconds it takes to read a letter, for notices of more than a line. */
const readsALetterIn = 60
const most = 5

const shown = createShared<readonly Shown[]>([])
const withdraw = (isMeant: (one: Shown) => boolean) => shown.set(shown.get().filter((one) => !isMeant(one)))
let lastId = 0

function show(kind: Kind, text: string, detail?: string) {
  lastId += 1
  const others = shown.get().filter((other) => other.kind !== kind || other.text !== text || other.detail !== detail)
  shown.set([...others, { id: lastId, kind, text, detail }].slice(-most))
}

/** The notices the documents list: `notice.good('Das Kontingent wurde aktualisiert!')`. Success leaves, failure stays. */
export const notice = {
  good: (text: string, detail?: string) => show('good', text, detail),
  info: (text: string, detail?: string) => show('info', text, detail),
  warn: (text: string, detail?: string) => show('warn', text, detail),
  bad: (text: string, detail?: string) => show('bad', text, detail),
  withdraw: (text: string) => withdraw((one) => one.text === text),
  /** Whoever comes next is not told what the one before was. */
  withdrawAll: () => shown.set([]),
}

export function Notices() {
  const list = shown.use()
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

function Notice({ kind, text, detail, below, onClose }: Shown & { below: number; onClose: () => void }) {
  const { icon: Glyph, role } = kinds[kind]
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (kind === 'bad' || isHeld) return
    const letters = text.length + (detail?.length ?? 0)
    const timer = setTimeout(onClose, Math.max(leavesAfter, letters * readsALetterIn))
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
      {below > 0 && (
        <span className={classes.more} title={`${below} weitere`}>
          +{below}
        </span>
      )}
      <IconButton size={24} icon={IconX} label="Schließen" onClick={onClose} />
    </div>
  )
}
