import type { RadarOption } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { askedRequest, RadarList } from '../features/radar/radar-list.tsx'
import type { RadarSearch } from '../features/radar/radar-search.ts'
import { OptionsOfOrganisation } from '../lib/options.ts'
import { useListChange } from '../list/use-list-change.ts'
import { late } from '../ui/late.tsx'

const LetterDialog = late(() => import('../features/mail/letter-dialog.tsx'))
const route = getRouteApi('/shell/options')

/** 'Optionen': what runs out over all trips, and what is to become of it (EASE-06). */
export function OptionRadarPage() {
  const change = useListChange<RadarSearch>(route.useNavigate())
  const [asked, setAsked] = useState<RadarOption | null>(null)
  return (
    <>
      <RadarList search={route.useSearch()} onChange={change} onAsk={setAsked} />
      <Suspense>
        {asked !== null && (
          <OptionsOfOrganisation value={asked.order.organisation}>
            <LetterDialog orderId={asked.order.id} asked={askedRequest(asked)} onClose={() => setAsked(null)} />
          </OptionsOfOrganisation>
        )}
      </Suspense>
    </>
  )
}
