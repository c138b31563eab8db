import type { InvoicePreview } from '@reisewerk/domain/invoices/generate-invoice.contract.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import classes from './create.module.css'

type Check = InvoicePreview['checks'][number]

/** What is to be there before an invoice may be issued; what is missing leads to where it is entered (INV-07). */
export function IssueChecks({ checks }: { checks: readonly Check[] }) {
  const missing = checks.filter(({ isMet }) => !isMet)
  const met = checks.filter(({ isMet }) => isMet)
  return (
    <ul className={classes.checks} aria-label="Prüfung vor dem Ausstellen">
      {missing.map((check) => (
        <li key={check.key} data-required={check.isRequired || undefined} title={check.message}>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
          {check.path === null ? (
            <span>{check.message === '' ? check.label : check.message}</span>
          ) : (
            <Elsewhere path={check.path}>{check.message === '' ? check.label : check.message}</Elsewhere>
          )}
        </li>
      ))}
      {met.length > 0 && (
        <li data-good title={met.map(({ label }) => label).join(', ')}>
          <IconCheck size={14} stroke={2} aria-hidden />
          {missing.length === 0 ? 'Alle Angaben vorhanden' : `${met.length} Angaben vorhanden`}
        </li>
      )}
    </ul>
  )
}

/** The server names pages by their addresses. */
function Elsewhere({ path, children }: { path: string; children: string }) {
  const { history } = useRouter()
  function go(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    history.push(path)
  }
  return (
    <a href={path} onClick={go}>
      {children}
    </a>
  )
}

/** What keeps an invoice from being issued: the labels of what is missing. */
export function missingIn(checks: readonly Check[]): string[] {
  return checks.filter(({ isMet, isRequired }) => isRequired && !isMet).map(({ label }) => label)
}
