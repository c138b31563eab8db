import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  return (
    <MessagePage
      icon={IconMapOff}
      title="Diese Seite gibt es nicht"
      text="Vielleicht wurde sie gelöscht, oder die Adresse ist nicht ganz richtig."
    >
      <Button renderRoot={(props) => <Link {...props} {...paths.orders()} />}>Zur Reiseübersicht</Button>
    </MessagePage>
  )
}
