import { Button, CopyButton, TextInput } from '@mantine/core'
import type { Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { isSought } from '@reisewerk/domain/accounts/staff-rules.ts'
import { IconCheck, IconCopy, IconUserPlus, IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffList as allStaff } from '../features/accounts/api.ts'
import classes from '../features/accounts/staff/staff.module.css'
import { StaffForm } from '../features/accounts/staff/staff-form.tsx'
import { staffRows } from '../features/accounts/staff/staff-rows.tsx'
import type { ShownLink } from '../features/accounts/staff/use-staff.ts'
import { counted } from '../lib/format.ts'
import { useSession } from '../lib/session.ts'
import type { List, ListSearch } from '../list/list.ts'
import { ListPage } from '../list/list-page.tsx'
import { Window } from '../ui/dialogs/window.tsx'

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

export function StaffPage() {
  const staff = useQuery(allStaff)
  const { organisations } = useSession()
  const [search, setSearch] = useState<ListSearch>({})
  const [open, setOpen] = useState<number | 'new' | null>(null)
  const [link, setLink] = useState<ShownLink | null>(null)
  const items = staff.data?.filter((person) => isSought(person, search.q ?? ''))
  const edited = staff.data?.find(({ id }) => id === open)
  const invite = (
    <Button leftSection={<IconUserPlus size={15} />} onClick={() => setOpen('new')}>
      Einladen
    </Button>
  )
  return (
    <ListPage
      title="MITARBEITER"
      hint={staff.data && counted(staff.data.length, ['Person', 'Personen'])}
      list={{ ...staffList, ...staffRows(organisations, setOpen, setLink) }}
      found={{ ...staff, data: items && { items, total: items.length } }}
      search={search}
      onChange={(patch) => setSearch((before) => ({ ...before, ...patch }))}
      exports={{ name: 'staff', query: { _search: search.q } }}
      height="tall"
      start={{
        purpose: 'Hier stehen alle, die mitarbeiten: wer eingeladen wird, legt selbst ein Passwort fest.',
        action: invite,
        all: null,
      }}
      actions={invite}
    >
      {(open === 'new' || edited !== undefined) && (
        <StaffForm key={open} person={edited ?? null} onClose={() => setOpen(null)} onInvited={setLink} />
      )}
      {link !== null && <ShownLinkDialog link={link} onClose={() => setLink(null)} />}
    </ListPage>
  )
}

/** The link of an invitation, to copy; it cannot be shown again. */
function ShownLinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Window onClose={onClose} title="Link für das Passwort" size={520}>
      <p className={classes.linkText}>
        {link.name} bekommt den Link per E-Mail an {link.email}. Du kannst ihn auch selbst weitergeben: Er gilt sieben
        Tage, nur einmal, und wird nur jetzt gezeigt.
      </p>
      <div className={classes.link}>
        <TextInput
          aria-label="Link"
          value={link.address}
          readOnly
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link.address}>
          {({ copied, copy }) => (
            <Button leftSection={copied ? <IconCheck size={15} /> : <IconCopy size={15} />} onClick={copy}>
              {copied ? 'Kopiert' : 'Kopieren'}
            </Button>
          )}
        </CopyButton>
      </div>
      <div className={classes.linkFoot}>
        <Button variant="default" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </Window>
  )
}
