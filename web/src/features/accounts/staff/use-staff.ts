import type { Invited, Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { staffList } from '../api.ts'

/** The address to hand to a colleague; only this once can it be shown. */
export type ShownLink = { name: string; email: string; address: string }

export function linkOf({ staff, path }: Invited): ShownLink {
  const name = `${staff.firstName} ${staff.lastName}`
  return { name, email: staff.email, address: `${window.location.origin}${path}` }
}

/** What is done to a colleague's access from the menu; each asks before it takes something away. */
export function useStaffActions({ id, firstName, lastName }: Staff, onLink: (link: ShownLink) => void) {
  const client = useQueryClient()
  const name = `${firstName} ${lastName}`

  async function run(work: () => Promise<unknown>, done: string | null): Promise<void> {
    try {
      await work()
      if (done !== null) notice.good(done)
    } catch (error) {
      notice.bad('Das ist nicht gelungen.', error instanceof Error ? error.message : undefined)
    }
    await client.invalidateQueries({ queryKey: staffList.queryKey })
  }
  const setActive = (isActive: boolean) => send('PATCH', `/api/staff/${id}`, { body: { isActive } })

  return {
    deactivate: async () => {
      const isMeant = await confirm({
        title: `Zugang von ${name} sperren?`,
        text: 'Alle Sitzungen enden sofort, eine Anmeldung ist nicht mehr möglich. Reisen und Aufgaben bleiben und sind als „ohne Zugang“ gekennzeichnet.',
        action: 'Sperren',
        tone: 'bad',
      })
      if (isMeant) await run(() => setActive(false), 'Der Zugang ist gesperrt.')
    },
    reactivate: () => run(() => setActive(true), 'Der Zugang ist wieder frei.'),
    newLink: () =>
      run(async () => onLink(linkOf((await send<Invited>('POST', `/api/staff/${id}/invitation`)).data)), null),
    resetFactor: async () => {
      const isMeant = await confirm({
        title: `Zweiten Faktor von ${name} zurücksetzen?`,
        text: 'Danach genügt bei der Anmeldung das Passwort, bis ein neuer Faktor eingerichtet ist. Alle Sitzungen enden. Die Person erfährt es per E-Mail.',
        action: 'Zurücksetzen',
        tone: 'bad',
      })
      if (isMeant)
        await run(() => send('DELETE', `/api/staff/${id}/second_factor`), 'Der zweite Faktor ist zurückgesetzt.')
    },
    signOut: async () => {
      const isMeant = await confirm({
        title: `${name} überall abmelden?`,
        text: 'Alle Sitzungen dieser Person enden sofort. Sie kann sich danach neu anmelden.',
        action: 'Abmelden',
      })
      if (isMeant) await run(() => send('DELETE', `/api/staff/${id}/sessions`), 'Die Person ist überall abgemeldet.')
    },
  }
}
