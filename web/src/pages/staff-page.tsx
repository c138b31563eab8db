import { Button, TextInput } from '@mantine/core'
import type { Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { IconSearch, IconUserPlus, IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffList } from '../features/accounts/api.ts'
import { ShownLinkDialog } from '../features/accounts/staff/shown-link.tsx'
import classes from '../features/accounts/staff/staff.module.css'
import { EditForm, InviteForm } from '../features/accounts/staff/staff-form.tsx'
import { StaffTable } from '../features/accounts/staff/staff-table.tsx'
import type { ShownLink } from '../features/accounts/staff/use-staff.ts'
import { counted } from '../lib/format.ts'
import { EmptyState, ErrorState, LoadingRows } from '../ui/list-state.tsx'
import { PageHead } from '../ui/page-head.tsx'

/** The colleagues and their access, for administrators (APP-17). */
export function StaffPage() {
  const staff = useQuery(staffList)
  const [sought, setSought] = useState('')
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [link, setLink] = useState<ShownLink | null>(null)
  const found = staff.data?.filter((person) => matches(person, sought)) ?? []
  const edited = staff.data?.find(({ id }) => id === open)
  return (
    <main>
      <PageHead title="MITARBEITER" hint={staff.data && counted(staff.data.length, ['Person', 'Personen'])}>
        <Button leftSection={<IconUserPlus size={15} />} onClick={() => setOpen('new')}>
          Einladen
        </Button>
      </PageHead>
      <div className={classes.tools}>
        <TextInput
          className={classes.search}
          aria-label="Mitarbeiter suchen"
          placeholder="Name oder E-Mail"
          leftSection={<IconSearch size={14} aria-hidden />}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      </div>
      {staff.isPending && <LoadingRows rows={6} rowHeight={36} />}
      {staff.isError && (
        <ErrorState text="Die Mitarbeiter konnten nicht geladen werden." onRetry={() => void staff.refetch()} />
      )}
      {found.length > 0 && <StaffTable staff={found} onEdit={setOpen} onLink={setLink} />}
      {staff.data !== undefined && found.length === 0 && (
        <EmptyState icon={IconUserSearch} text="Niemand passt zu dieser Suche." />
      )}
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
    </main>
  )
}

function matches({ firstName, lastName, email }: Staff, sought: string): boolean {
  const text = `${firstName} ${lastName} ${email}`.toLocaleLowerCase('de')
  return sought
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => text.includes(word))
}
