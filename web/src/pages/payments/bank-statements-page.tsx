import { getRouteApi } from '@tanstack/react-router'
import type { BankLineSearch } from '../../features/payments/bank/bank-line-search.ts'
import { BankLinesList } from '../../features/payments/bank/bank-lines-list.tsx'
import { useListChange } from '../../list/use-list-change.ts'

const route = getRouteApi('/shell/bank-statements')

/** 'Zahlungen': what the banks say, and for which invoices it was (INV-08). */
export function BankStatementsPage() {
  const change = useListChange<BankLineSearch>(route.useNavigate())
  return <BankLinesList search={route.useSearch()} onChange={change} />
}
