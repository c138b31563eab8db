import { Select } from '@mantine/core'
import { useState } from 'react'
import { ImportDesk } from '../features/imports/import-desk.tsx'
import { useSession } from '../lib/session.ts'
import { PageHead } from '../ui/layout/page-head.tsx'

/** Data of elsewhere come into a house (MOVE-03), and all of it is taken along (MOVE-04); for its administrators. */
export function ImportsPage() {
  const { organisations } = useSession()
  const [chosen, setChosen] = useState<string | null>(null)
  const organisation = organisations.find(({ id }) => String(id) === chosen) ?? organisations[0]
  if (organisation === undefined) return null
  return (
    <main>
      <PageHead title="IMPORT UND EXPORT" hint={organisation.name}>
        {organisations.length > 1 && (
          <Select
            aria-label="Organisation"
            data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(organisation.id)}
            allowDeselect={false}
            onChange={setChosen}
          />
        )}
      </PageHead>
      <ImportDesk key={organisation.id} organisation={organisation.id} />
    </main>
  )
}
