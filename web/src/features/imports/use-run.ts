import type { RunBody } from '@reisewerk/domain/imports/import.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { loadStarter, runImport, takeBack } from './api.ts'

/** Takes a table over and says what came of it; what was refused leaves the page as it is. */
export function useRun(onDone: () => void) {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  async function start(body: RunBody) {
    setRunning(true)
    try {
      const { added, changed, skipped } = await runImport(body)
      notice.good(
        'Der Import ist fertig.',
        `${count(added)} neu, ${count(changed)} aktualisiert, ${count(skipped)} übersprungen.`,
      )
      onDone()
      await client.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Es wurde nichts übernommen.', failure.reason)
    } finally {
      setRunning(false)
    }
  }
  return { start, isRunning }
}

/** Loads the geography a house begins with, as far as it is missing (MOVE-05). */
export function useStarter() {
  const client = useQueryClient()
  const [isRunning, setRunning] = useState(false)
  async function start(organisation: number) {
    setRunning(true)
    try {
      const { added } = await loadStarter(organisation)
      notice.good('Der Grundbestand ist geladen.', `${count(added)} Einträge sind neu.`)
      await client.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Es wurde nichts geladen.', failure.reason)
    } finally {
      setRunning(false)
    }
  }
  return { start, isRunning }
}

/** Takes a run back after asking. */
export function useTakeBack() {
  const client = useQueryClient()
  const [running, setRunning] = useState<number | null>(null)
  async function undo(id: number) {
    const agreed = await confirm({
      title: 'Import zurücknehmen?',
      text: 'Was er gebracht hat, geht; was er geändert hat, wird wie vorher. Was seither benutzt oder geändert wurde, bleibt.',
      action: 'Zurücknehmen',
      tone: 'bad',
    })
    if (!agreed) return
    setRunning(id)
    try {
      const { stayed } = await takeBack(id)
      notice.good('Der Import ist zurückgenommen.', stayed === 0 ? undefined : stayedWords(stayed))
      await client.invalidateQueries()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Der Import konnte nicht zurückgenommen werden.', failure.reason)
    } finally {
      setRunning(null)
    }
  }
  return { undo, running }
}

export function stayedWords(stayed: number): string {
  return stayed === 1
    ? 'Ein Eintrag bleibt, weil er seither benutzt oder geändert wurde.'
    : `${count(stayed)} Einträge bleiben, weil sie seither benutzt oder geändert wurden.`
}
