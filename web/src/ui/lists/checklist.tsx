import type { PaperCheck } from '@reisewerk/domain/documents/paper-check.contract.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import classes from './checklist.module.css'

type Props = {
  /** 'Prüfung vor dem Ausstellen' */
  label: string
  checks: readonly PaperCheck[]
  /** As a strip of its own above a page. */
  isStrip?: boolean
  /** It is of something typed before. */
  isStale?: boolean
  /** What mends a point at once, beside it. */
  actionOf?: (check: PaperCheck) => ReactNode
}

/** What is to be there before a paper leaves; what is missing leads to where it is entered (INV-07, TRUE-06). */
export function Checklist({ label, checks, isStrip = false, isStale = false, actionOf }: Props) {
  const missing = checks.filter(({ isMet }) => !isMet)
  const met = checks.filter(({ isMet }) => isMet)
  return (
    <ul
      className={classes.checks}
      data-strip={isStrip || undefined}
      data-stale={isStale || undefined}
      aria-label={label}
    >
      {missing.map((check) => (
        <li key={check.key} data-required={check.isRequired || undefined} title={check.message}>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
          {check.path === null ? (
            <span>{check.message === '' ? check.label : check.message}</span>
          ) : (
            <Elsewhere path={check.path}>{check.message === '' ? check.label : check.message}</Elsewhere>
          )}
          {actionOf?.(check)}
        </li>
      ))}
      {met.length > 0 && (
        <li
          data-good={missing.length === 0 || undefined}
          data-met
          title={met.map(({ label: name }) => name).join(', ')}
        >
          <IconCheck size={14} stroke={2} aria-hidden />
          {missing.length === 0 ? 'Alle Angaben vorhanden' : `Sonst ${metWords(met.length)}`}
        </li>
      )}
    </ul>
  )
}

/** The server names pages by their addresses; what stands on the page in sight is shown there and has the focus. */
export function Elsewhere({ path, children }: { path: string; children: string }) {
  const { history } = useRouter()
  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const [page = '', anchor] = path.split('#')
    const target = anchor === undefined ? null : document.getElementById(anchor)
    if (target === null || history.location.pathname !== page) return history.push(path)
    target.scrollIntoView({ block: 'start' })
    target.focus()
  }
  return (
    <a href={path} onClick={go}>
      {children}
    </a>
  )
}

function metWords(count: number): string {
  return count === 1 ? 'eine Angabe vorhanden' : `${count} Angaben vorhanden`
}
