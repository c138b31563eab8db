import { Select } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import classes from '../features/accounting/accounting.module.css'
import { DatevDesk } from '../features/accounting/datev/datev-desk.tsx'
import { useSession } from '../lib/session.ts'
import { PageHead } from '../ui/layout/page-head.tsx'

const route = getRouteApi('/shell/accounting')

/** 'Buchhaltung' of a house, for whoever has the right 'Einkauf sehen' (INV-08, INV-12). */
export function AccountingPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { organisations } = useSession()
  const organisation = organisations.find(({ id }) => id === search.organisation) ?? organisations[0]
  if (organisation === undefined) return null
  return (
    <main>
      <PageHead title="BUCHHALTUNG" hint={organisation.name}>
        {organisations.length > 1 && (
          <Select
            className={classes.organisation}
            aria-label="Organisation"
            data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(organisation.id)}
            allowDeselect={false}
            onChange={(id) => void navigate({ search: { ...search, organisation: Number(id) } })}
          />
        )}
      </PageHead>
      <div className={classes.content}>
        <DatevDesk key={organisation.id} organisationId={organisation.id} />
      </div>
    </main>
  )
}
