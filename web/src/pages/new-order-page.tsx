import { PageHead } from '../ui/page-head.tsx'

export function NewOrderPage() {
  return <PageHead title="Neue Reise anlegen" />
}
