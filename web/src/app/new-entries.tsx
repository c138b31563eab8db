import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { leaveEntries, useOpenEntries } from '../lib/in-place/new-entries.ts'
import { OptionsOfOrganisation } from '../lib/options.ts'
import { late } from '../ui/late.tsx'

const QuickEntry = late(() => import('../features/master-data/quick-entry/quick-entry.tsx'))

/** The forms of what pickers make in place; they stand here, over whatever holds the picker, and go with its page. */
export function NewEntries() {
  const entries = useOpenEntries()
  const { pathname } = useLocation()
  useEffect(() => leaveEntries, [pathname])
  return entries.map(({ key, end, ...wanted }) => (
    <Suspense key={key}>
      <OptionsOfOrganisation value={wanted.house ?? undefined}>
        <QuickEntry wanted={wanted} onEnd={end} />
      </OptionsOfOrganisation>
    </Suspense>
  ))
}
