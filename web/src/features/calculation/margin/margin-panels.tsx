import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import type { usePriceSheet } from '../use-price-sheet.ts'
import { PurchasePanel } from './purchase-panel.tsx'
import { ResultPanel } from './result-panel.tsx'
import type { Margin } from './use-margins.ts'
import { WhatIfPanel } from './what-if-panel.tsx'

type MainProps = { margin: Margin; orderId: number; calculationId: number; currency: string }

/** The purchase below the prices; nothing of it is there for who may not see purchase figures. */
export function MarginMain({ margin, ...trip }: MainProps) {
  if (margin.state === 'hidden') return null
  if (margin.state === 'known') return <PurchasePanel desk={margin.desk} {...trip} />
  return (
    <Panel title="Einkauf">
      {margin.state === 'failed' ? (
        <ErrorState text="Der Einkauf konnte nicht geladen werden!" onRetry={margin.retry} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Panel>
  )
}

type Sheet = Pick<ReturnType<typeof usePriceSheet>, 'suggested' | 'take'>
type SideProps = { margin: Margin; currency: string; suggestions: readonly Sheet[] }

/** What the trip brings, now and with another number of guests. */
export function MarginSide({ margin, currency, suggestions }: SideProps) {
  if (margin.state !== 'known') return null
  const { desk } = margin
  return (
    <>
      <ResultPanel
        desk={desk}
        currency={currency}
        suggestions={suggestions.reduce((sum, { suggested }) => sum + suggested.length, 0)}
        onTakeAll={() => {
          for (const { suggested, take } of suggestions) take(suggested)
        }}
      />
      <WhatIfPanel given={desk.given} pax={desk.result.pax} currency={currency} />
    </>
  )
}
