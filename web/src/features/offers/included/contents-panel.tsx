import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import table from '../../../ui/lists/table.module.css'
import type { Trip } from '../../orders/trip/api.ts'
import { contentsOf, type Offer } from '../api.ts'
import classes from '../offer.module.css'
import { IncludedLines } from './included-lines.tsx'

type Props = { trip: Trip; offer: Pick<Offer, 'id' | 'order' | 'version' | 'includedLines'> }

/** What the document will list, by the client-offer status of the services in the day plan. */
export function ContentsPanel({ trip, offer }: Props) {
  const contents = useQuery(contentsOf(trip))
  return (
    <Panel
      title="Im Reisepreis enthalten"
      anchor="included"
      hint="aus dem Reiseverlauf; Text, Reihenfolge und Weiteres hier"
      flush
    >
      {contents.isPending && <LoadingRows rows={5} />}
      {contents.isError && contents.data === undefined && (
        <ErrorState text="Couldn't get the Data! Server Error!" onRetry={() => void contents.refetch()} />
      )}
      {contents.data !== undefined && <Contents contents={contents.data} trip={trip} offer={offer} />}
    </Panel>
  )
}

function Contents({ contents: { includedLines, extras }, trip, offer }: Props & { contents: OfferContents }) {
  return (
    <>
      {includedLines.length === 0 && extras.length === 0 && (
        <EmptyState icon={IconListCheck} text="Der Reiseverlauf hat noch keine Leistungen." />
      )}
      <IncludedLines planned={includedLines} trip={trip} offer={offer} />
      {extras.length > 0 && (
        <table className={`${table.table} ${classes.extras}`}>
          <colgroup>
            <col />
            <col className={classes.unit} />
            <col className={classes.price} />
          </colgroup>
          {extras.map(({ group, rows }) => (
            <tbody key={group}>
              <tr>
                <th colSpan={3} scope="rowgroup">
                  {group}
                </th>
              </tr>
              {rows.map(({ name, unit, price }, index) => (
                <tr key={index}>
                  <td title={name}>{name}</td>
                  <td className={table.quiet}>{unit}</td>
                  <td className={table.number}>{price}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
    </>
  )
}
