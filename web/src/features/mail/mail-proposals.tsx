import { Button, Input } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { day } from '../../lib/format.ts'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { begunTripOf } from '../orders/new-order/api.ts'
import classes from './mail.module.css'

type Props = { fileId: number; chosen: readonly Choice[]; onChoose: (choice: Choice) => void }

/** Trips a dropped mail may belong to, by its subject and its sender; which one it is a person says (EASE-10). */
export function MailProposals({ fileId, chosen, onChoose }: Props) {
  const { data, isPending, isError } = useQuery(begunTripOf(fileId))
  const left = (data?.proposals ?? []).filter(({ order }) => !chosen.some(({ value }) => value === String(idOf(order))))
  if (isPending) return <p className={classes.quiet}>Passende Vorgänge werden gesucht …</p>
  if (isError) return <p className={classes.quiet}>Die Vorschläge konnten nicht geladen werden.</p>
  if (left.length === 0) return null
  return (
    <Input.Wrapper label="Vorschläge" labelElement="div">
      <ul className={classes.proposals} aria-label="Vorschläge">
        {left.map(({ order, orderNumber, tripName, client, startAt, reason }) => (
          <li key={order}>
            <strong>
              {orderNumber} {tripName}
            </strong>
            <span className={classes.quiet}>
              {[client, day(startAt), reason].filter((part) => part !== '').join(' · ')}
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${orderNumber} auswählen`}
              onClick={() =>
                onChoose({
                  value: String(idOf(order)),
                  label: [orderNumber, tripName].filter((part) => part !== '').join(' · '),
                })
              }
            >
              Auswählen
            </Button>
          </li>
        ))}
      </ul>
    </Input.Wrapper>
  )
}
