import { Button } from '@mantine/core'
import { bankLineContract, bankLineStates } from '@reisewerk/domain/payments/bank/bank-line.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { itemOf } from '../../../lib/api.ts'
import { day } from '../../../lib/format.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { centsOf } from '../api.ts'
import { shownAmount } from '../open-item-columns.tsx'
import classes from '../payments.module.css'
import type { BankLine } from './bank-api.ts'

type Props = { line: BankLine; onSame: () => void; onOther: () => void }

/**
 * An entry that another kind of file has probably told already, beside what that one says: nothing of it is proposed or booked
 * before somebody says that it is another payment (INV-08, decision 123).
 */
export function RepeatQuestion({ line, onSame, onOther }: Props) {
  return (
    <Panel title="Wahrscheinlich schon eingelesen" flush>
      <p className={classes.none}>
        <Reason line={line} /> Bitte vergleichen.
      </p>
      {line.repeats !== null && <Before id={idOf(line.repeats)} />}
      <div className={classes.answers}>
        <Button data-autofocus onClick={onSame}>
          Ist derselbe Umsatz
        </Button>
        <Button variant="default" onClick={onOther}>
          Ist eine andere Zahlung
        </Button>
      </div>
    </Panel>
  )
}

/** A batch may stand in the other file as one entry over its sum, and its sum beside its parts. */
function Reason({ line: { repeats, amount } }: { line: BankLine }) {
  const { data } = useQuery({ ...before(repeats === null ? 0 : idOf(repeats)), enabled: repeats !== null })
  if (data !== undefined && Math.abs(centsOf(data.amount)) < Math.abs(centsOf(amount))) {
    return 'Dieser Umsatz ist wohl eine Sammelbuchung: Ein anderer Kontoauszug enthält am selben Tag einzelne Zahlungen, die zusammen diesen Betrag ergeben. Unten steht die erste davon.'
  }
  if (data !== undefined && data.amount.amount !== amount.amount) {
    return 'Dieser Umsatz ist Teil einer Sammelbuchung; ein anderer Kontoauszug enthält am selben Tag einen Umsatz über ihre ganze Summe.'
  }
  return 'Ein anderer Kontoauszug enthält einen Umsatz mit demselben Betrag am selben Tag, sagt aber nicht in allem dasselbe.'
}

const before = (id: number) => itemOf(bankLineContract, id, ['bank_line_read'])

function Before({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(before(id))
  if (data === undefined) {
    if (!isError) return <LoadingRows rows={3} />
    return <ErrorState text="Der Umsatz konnte nicht geladen werden! Server Error!" onRetry={() => void refetch()} />
  }
  const { statement } = data
  const facts = [
    ['Name', data.name],
    ['Betrag', shownAmount(data.amount)],
    ['Buchungstag', day(data.bookingDate)],
    ['Verwendungszweck', data.purpose],
    ['Datei', typeof statement === 'object' && statement !== null ? statement.name : ''],
    ['Stand', bankLineStates[data.state].label],
    ['Rechnungen', data.payments.map(({ invoiceNumber }) => invoiceNumber).join(', ')],
  ] as const
  return (
    <dl className={classes.facts} data-told>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
