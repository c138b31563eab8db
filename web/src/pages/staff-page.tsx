import { Button } from '@mantine/core'
import type { Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { IconUserPlus, IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffList as allStaff } from '../features/accounts/api.ts'
import { ShownLinkDialog } from '../features/accounts/staff/shown-link.tsx'
import { EditForm, InviteForm } from '../features/accounts/staff/staff-form.tsx'
import { staffRows } from '../features/accounts/staff/staff-rows.tsx'
import type { ShownLink } from '../features/accounts/staff/use-staff.ts'
import { counted } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import type { List, ListSearch } from '../list/list.ts'
import { ListPage } from '../list/list-page.tsx'

/** What is typed is sought in the page: the colleagues come as a whole. */
const staffList: Pick<
  List<Staff, ListSearch>,
  'noun' | 'icon' | 'searchHint' | 'filters' | 'pageSize' | 'isNarrowed' | 'nothingFits'
> = {
  noun: ['Person', 'Mitarbeiter'],
  icon: IconUserSearch,
  searchHint: 'Name oder E-Mail',
  filters: [],
  pageSize: null,
  isNarrowed: ({ q }) => q !== undefined,
  nothingFits: 'Niemand passt zu dieser Suche.',
}

/** The colleagues and their access, for administrators (APP-17). */
export function StaffPage() {
  const staff = useQuery(allStaff)
  const { organisations } = useSession()
  const [search, setSearch] = useState<ListSearch>({})
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [link, setLink] = useState<ShownLink | null>(null)
  const items = staff.data?.filter((person) => matches(person, search.q ?? ''))
  const edited = staff.data?.find(({ id }) => id === open)
  return (
    <ListPage
      title="MITARBEITER"
      hint={staff.data && counted(staff.data.length, ['Person', 'Personen'])}
      list={{ ...staffList, ...staffRows(organisations, setOpen, setLink) }}
      found={{ ...staff, data: items && { items, total: items.length } }}
      search={search}
      onChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      height="tall"
      actions={
        <Button leftSection={<IconUserPlus size={15} />} onClick={() => setOpen('new')}>
          Einladen
        </Button>
      }
    >
      {open === 'new' && (
        <InviteForm
          onClose={() => setOpen(null)}
          onInvited={(invited) => {
            setOpen(null)
            setLink(invited)
          }}
        />
      )}
      {edited !== undefined && <EditForm key={edited.id} person={edited} onClose={() => setOpen(null)} />}
      {link !== null && <ShownLinkDialog link={link} onClose={() => setLink(null)} />}
    </ListPage>
  )
}

function matches({ firstName, lastName, email }: Staff, sought: string): boolean {
  const text = `${firstName} ${lastName} ${email}`.toLocaleLowerCase('de')
  return sought
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => text.includes(word))
}
