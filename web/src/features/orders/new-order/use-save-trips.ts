import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { keys } from '../../../lib/keys.ts'
import { paths } from '../../../paths.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { createTrips } from './create-trips.ts'
import type { CreatedTrip } from './draft.ts'
import { errorsElsewhere, errorsOf, noErrors } from './draft-errors.ts'
import { assignMail, type MailOfTrip } from './mail-of-trip.ts'
import { saveClientComplexity } from './save-client-complexity.ts'
import type { NewOrder } from './use-draft.ts'

const checkInput = 'Bitte überprüfe deine Eingaben!'

/** Saving: loading, then success and the new trip, or failure with errors beside the fields (000 §4, §8). */
export function useSaveTrips(form: NewOrder, mail?: MailOfTrip) {
  const client = useQueryClient()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)
  const [unopened, setUnopened] = useState<CreatedTrip[]>([])

  form.saver.current = async () => {
    setProblem(null)
    form.setErrors(noErrors)
    const { failed, older } = await createTrips(form.current(), {
      onSent: ({ key }, unanswered) => form.changeRange(key, { unanswered }),
      onCreated: ({ key }, trip) => {
        form.removeRange(key)
        form.change({ created: [...form.current().created, trip] })
      },
    })
    for (const trip of older) tellOfOlder(trip)
    void client.invalidateQueries({ queryKey: keys.list(orderContract.name) })
    if (failed === null) return finish()
    if (failed.error.status === 422) refuse(failed.error.violations, failed.range.key)
    // The documents know one text for every failure (000 §8); whose fault it was follows.
    else setProblem(`${checkInput} ${failed.error.message} Deine Eingaben bleiben erhalten.`)
    throw failed.error
  }

  function refuse(violations: Parameters<typeof errorsOf>[0], rangeKey: string) {
    const errors = errorsOf(violations, rangeKey)
    form.setErrors(errors)
    setProblem([checkInput, ...errorsElsewhere(form.current(), errors)].join(' '))
  }

  async function finish() {
    const { created, client: chosen, clientComplexity, storedComplexity } = form.current()
    if (chosen !== null && clientComplexity !== storedComplexity) {
      await saveClientComplexity(client, Number(chosen.value), clientComplexity)
    }
    if (mail !== undefined) await assignMail(client, mail.file, created)
    // Before tabs are opened: a new tab starts with a copy of what this one has stored.
    form.forget()
    const numbers = created.map(({ orderNumber }) => orderNumber).join(', ')
    notice.good('Die Reise wurde gespeichert!', created.length > 1 ? `Angelegt: ${numbers}` : undefined)
    const last = created.at(-1)
    const blocked = created.slice(0, -1).filter(({ id }) => !openTab(router.buildLocation(paths.order(id)).href))
    if (blocked.length > 0) setUnopened(created)
    else if (last !== undefined) await router.navigate({ ...paths.order(last.id), replace: true, ignoreBlocker: true })
  }

  return {
    save: () => void form.save(),
    isSaving: form.isSaving,
    problem,
    tellProblem: () => setProblem(checkInput),
    unopened,
  }
}
export type SaveTrips = ReturnType<typeof useSaveTrips>

function openTab(href: string): boolean {
  const tab = window.open(href, '_blank')
  if (tab === null) return false
  tab.opener = null
  return true
}

function tellOfOlder({ orderNumber }: CreatedTrip) {
  notice.bad(
    `Die Reise ${orderNumber} war schon angelegt`,
    'Beim ersten Versuch kam keine Antwort. Was du danach geändert hast, trage bitte auf der Reise nach.',
  )
}
