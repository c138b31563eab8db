import { Select } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import classes from '../features/accounting/accounting.module.css'
import { type AccountingTab, accountingTabKeys, accountingTabs } from '../features/accounting/accounting-search.ts'
import { DatevDesk } from '../features/accounting/datev/datev-desk.tsx'
import { MarginDesk } from '../features/accounting/margin/margin-desk.tsx'
import { PayRunDesk } from '../features/accounting/pay-runs/pay-run-desk.tsx'
import { CreditorDesk } from '../features/accounting/suppliers/creditor-desk.tsx'
import { SupplierDesk } from '../features/accounting/suppliers/supplier-desk.tsx'
import { useSession } from '../lib/session.ts'
import { paths } from '../paths.ts'
import { PageHead } from '../ui/layout/page-head.tsx'
import tabs from '../ui/layout/page-tabs.module.css'

const route = getRouteApi('/shell/accounting')

const desks = {
  datev: DatevDesk,
  suppliers: SupplierDesk,
  payRuns: PayRunDesk,
  creditors: CreditorDesk,
  margin: MarginDesk,
} as const satisfies Record<AccountingTab, unknown>

/** 'Buchhaltung' of a house, for whoever has the right 'Einkauf sehen' (INV-08, INV-12). */
export function AccountingPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { organisations } = useSession()
  const organisation = organisations.find(({ id }) => id === search.organisation) ?? organisations[0]
  if (organisation === undefined) return null
  const { tab = 'datev' } = search
  const Desk = desks[tab]
  return (
    <main>
      <PageHead
        title="BUCHHALTUNG"
        hint={organisation.name}
        tabs={
          <div className={tabs.tabs} role="tablist" aria-label="Buchhaltung">
            {accountingTabKeys.map((key) => (
              <Link
                key={key}
                {...paths.accounting({ ...search, tab: key })}
                role="tab"
                aria-selected={key === tab}
                className={tabs.tab}
              >
                {accountingTabs[key]}
              </Link>
            ))}
          </div>
        }
      >
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
        <Desk key={organisation.id} organisationId={organisation.id} />
      </div>
    </main>
  )
}
