import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { send } from '../../lib/http.ts'
import { saveQueue } from '../../lib/saving/save-queue.ts'
import { sessionKey } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { hasChangedForm, leaveForms } from '../../ui/dialogs/open-forms.ts'
import { dropChanges } from '../../ui/dialogs/use-ask-before-closing.ts'
import { notice } from '../../ui/notices/notice.tsx'

/** Ends the session here or in every browser; unsaved changes are kept for the next sign-in, and asked about. */
export function useSignOut() {
  const client = useQueryClient()
  const navigate = useNavigate()

  return async function signOut(where: 'here' | 'everywhere'): Promise<void> {
    if (!(await mayLeave(where))) return
    try {
      await send('DELETE', where === 'here' ? '/api/session' : '/api/session/all')
    } catch {
      // Whatever the reason, the cookie is still there: saying 'signed out' would be untrue.
      notice.bad('Die Abmeldung ist nicht gelungen. Bitte versuche es noch einmal!')
      return
    }
    leaveForms()
    saveQueue.stop()
    notice.withdrawAll()
    await navigate(paths.signIn())
    client.clear()
    client.setQueryData(sessionKey, null)
  }
}

async function mayLeave(where: 'here' | 'everywhere'): Promise<boolean> {
  if (hasChangedForm() && !(await confirm(dropChanges))) return false
  if (saveQueue.hasUnsaved()) {
    return confirm({
      title: 'Trotzdem abmelden?',
      text: 'Es gibt noch ungespeicherte Änderungen. Sie bleiben in diesem Browser und werden nach deiner nächsten Anmeldung gespeichert.',
      action: 'Abmelden',
    })
  }
  if (where === 'here') return true
  return confirm({
    title: 'Überall abmelden?',
    text: 'Du wirst in allen Browsern und auf allen Geräten abgemeldet.',
    action: 'Überall abmelden',
  })
}
