import { Button } from '@mantine/core'
import { IconPencilExclamation } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { keptForms } from '../form/kept-forms.ts'
import { useSession } from '../lib/session.ts'
import classes from './shell.module.css'

/** Says what was typed into a form that went from the page before it was saved; opened again, it holds it. */
export function KeptForms() {
  const { user } = useSession()
  const [kept] = useSyncExternalStore(keptForms.subscribe, () => keptForms.list(user.id))
  const router = useRouter()
  if (kept === undefined) return null
  const { id, title, href } = kept
  const isHere = router.state.location.href === href
  return (
    <div className={classes.banner}>
      <IconPencilExclamation size={16} stroke={1.7} aria-hidden />
      <span>
        <strong role="status">„{title}“ ist noch nicht gespeichert.</strong> Öffne das Formular noch einmal: Deine
        Eingaben stehen darin.
      </span>
      {!isHere && (
        <Button size="compact-xs" variant="default" onClick={() => router.history.push(href)}>
          Zur Seite
        </Button>
      )}
      <Button size="compact-xs" variant="default" onClick={() => keptForms.forget(user.id, id)}>
        Verwerfen
      </Button>
    </div>
  )
}
