import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '../paths.ts'
import { PageHead } from '../ui/page-head.tsx'

export function OrdersPage() {
  return (
    <PageHead title="REISEÜBERSICHT">
      <Button leftSection={<IconPlus size={15} />} renderRoot={(props) => <Link {...props} {...paths.newOrder()} />}>
        Neue Reise
      </Button>
    </PageHead>
  )
}
