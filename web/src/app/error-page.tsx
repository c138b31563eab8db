import { Button } from '@mantine/core'
import { IconCloudOff, IconMoodSad } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ApiError } from '../lib/http.ts'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Stands where a page could not be shown. What had not been saved is kept and is sent all the same. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()

  function tryAgain() {
    queries.reset()
    reset()
    void router.invalidate()
  }

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  const isAway = error instanceof ApiError && error.isPassing
  return (
    <MessagePage
      icon={isAway ? IconCloudOff : IconMoodSad}
      title={isAway ? 'Der Server antwortet nicht' : 'Hier ist etwas schiefgegangen'}
      text={
        isAway
          ? 'Sobald er wieder da ist, geht es hier weiter. Ungespeicherte Änderungen bleiben erhalten.'
          : 'Die Seite konnte nicht angezeigt werden. Ungespeicherte Änderungen bleiben erhalten.'
      }
      detail={!isAway && error instanceof Error ? error.message : undefined}
    >
      <Button onClick={tryAgain}>Noch einmal versuchen</Button>
    </MessagePage>
  )
}
