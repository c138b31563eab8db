import { Button, FileButton } from '@mantine/core'
import { exchangeRateContract, type RatesRead } from '@reisewerk/domain/calculation/exchange-rate.contract.ts'
import { rateIn, rateMove } from '@reisewerk/domain/calculation/exchange-rate.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { currencies, formatMoney } from '@reisewerk/domain/money.ts'
import { dateOfWire, linkTo } from '@reisewerk/domain/wire.ts'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { purchaseOf } from '../../features/calculation/margin/api.ts'
import { WarningNote } from '../../features/calculation/warning-note.tsx'
import type { ChildField } from '../../features/master-data/child-sheet/child-columns.ts'
import { ChildSheet } from '../../features/master-data/child-sheet/child-sheet.tsx'
import type { Item } from '../../form/field-value.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useSeesPurchase } from '../../lib/session.ts'
import type { Question } from '../../ui/dialogs/question.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import type { Known } from '../../ui/sheet/sheet-column.ts'

type Rate = ItemOf<typeof exchangeRateContract, 'exchange_rate_read'>
const rateOf = (item: Item) => item as unknown as Rate // of this contract
/** What a trip costs follows from them. */
const followers = ['calculations'] as const
const nameOf = (item: Item) => rateOf(item).currency

type Props = {
  orderId: number
  calculationId: number
  organisationId: number
  /** That of the trip. */
  currency: string
  /** Where the house has its rates from; empty where it named no address. */
  ratesUrl: string
}

/** What other currencies are worth for the trip, and which of them have moved since (CALC-09). */
export function ExchangeRatesPanel(props: Props) {
  return useSeesPurchase() ? <ExchangeRates {...props} /> : null
}

function ExchangeRates({ orderId, calculationId, currency, ...house }: Props) {
  const foreign = useForeignTotals({ orderId, calculationId, currency })
  const fields = useMemo(() => fieldsOf(currency), [currency])
  return (
    <ChildSheet
      title="Kurse"
      hint={`so viel ist 1 ${currency} wert; festgelegt, wenn das Angebot hinausgeht`}
      contract={exchangeRateContract}
      filter={{ 'order.id': orderId, '_groups[]': 'exchange_rate_read' }}
      parent={{ order: linkTo('orders', orderId) }}
      fields={fields}
      nameOf={nameOf}
      followers={followers}
      asksBefore={changesSent}
      addLabel="Kurs hinzufügen"
      actions={<NewestRates {...house} />}
      below={(items) =>
        items.length === 0
          ? null
          : items.map((item) => <Told key={item.id} rate={rateOf(item)} {...{ currency, foreign }} />)
      }
    />
  )
}

function fieldsOf(currency: string): ChildField[] {
  const others = currencies.filter((one) => one !== currency).map((value) => ({ value, label: value }))
  return [
    { name: 'currency', width: 96, choices: others },
    { name: 'rate', width: 120, isDecimal: true, read: readRate },
    { name: 'rateDate', width: 104 },
    { name: 'source', width: 130 },
  ]
}

/** '12,50' is '12.5', as rates are kept; a new line that tells none takes the one known today. */
function readRate(typed: string): Known {
  const rate = rateIn(typed)
  if (rate !== null || typed.trim() === '') return { value: rate ?? '' }
  return { problem: 'Bitte einen Kurs wie 11,4235 eingeben' }
}

/** The offer went out with it: what it tells of the purchase changes in hindsight. */
function changesSent(item: Item): Question | null {
  const { currency, fixedAt } = rateOf(item)
  if (fixedAt === null) return null
  const text = `Der Kurs für ${currency} ist seit dem ${fixedAt.slice(0, 16)} festgelegt. Er wird mit deinem Namen neu festgelegt.`
  return { title: 'Bist du sicher?', text, action: 'Kurs ändern' }
}

/** Since when a rate stays, and what today's would make of the purchase. */
function Told({ rate, currency, foreign }: { rate: Rate; currency: string; foreign: ReadonlyMap<string, number> }) {
  const { currency: name, baseCurrency, fixedAt, fixedBy, known } = rate
  // It was another's before.
  if (name === currency) return <p>{`${name}: die Währung der Reise, der Kurs zählt nicht`}</p>
  if (baseCurrency !== currency)
    return (
      <WarningNote>{`${name}: Der Kurs galt für ${baseCurrency} und zählt nicht mehr. Bitte neu eingeben.`}</WarningNote>
    )
  const day = known.rateDate === null ? null : dateOfWire(known.rateDate)
  // What is being saved may still be refused.
  const kept = rateIn(rate.rate)
  const move =
    kept === null || known.rate === null ? null : rateMove(Number(kept), Number(known.rate), foreign.get(name) ?? 0)
  // What has just been saved answers a mere link, until the list is read anew.
  const by = typeof fixedBy === 'object' && fixedBy !== null ? ` von ${fixedBy.firstName} ${fixedBy.lastName}` : ''
  return (
    <>
      {fixedAt !== null && <p>{`${name}: festgelegt am ${fixedAt.slice(0, 16)}${by}`}</p>}
      {move !== null && day !== null && (
        <WarningNote>{movedText({ name, rate: known.rate ?? '', day, ...move, currency })}</WarningNote>
      )}
    </>
  )
}

type Moved = { name: string; rate: string; day: string; percent: number; cents: number; currency: string }

function movedText({ name, rate, day, percent, cents, currency }: Moved): string {
  const share = Math.abs(percent).toLocaleString('de-DE')
  const dearer = `${name} ist seitdem ${share} % ${percent > 0 ? 'teurer' : 'günstiger'} geworden`
  const amount = formatMoney({ cents: Math.abs(cents), currency })
  const effect = cents === 0 ? '' : `: Der Einkauf kostet ${amount} ${cents > 0 ? 'mehr' : 'weniger'}`
  return `${dearer} (${rate.replace('.', ',')} am ${germanDate(day)})${effect}.`
}

/** How much the trip costs in each other currency, as the engine counts it. */
function useForeignTotals({ orderId, calculationId, currency }: Omit<Props, 'organisationId' | 'ratesUrl'>) {
  const { data } = useQuery(purchaseOf(orderId, calculationId))
  return useMemo(() => {
    const totals = new Map<string, number>()
    for (const line of data?.lines ?? []) {
      if (line.currency === currency) continue
      totals.set(line.currency, (totals.get(line.currency) ?? 0) + line.quantity * line.unitCents)
    }
    return totals
  }, [data, currency])
}

/** Which rates stayed because the house knows newer ones than the file says. */
function olderText({ date, stayed }: RatesRead): string {
  const kept = stayed.map(({ currency, rateDate }) => `${currency} (${rateDate.slice(0, 10)})`).join(', ')
  return `Die gelesenen Kurse sind vom ${date.slice(0, 10)}. Neuere sind schon bekannt und bleiben: ${kept}.`
}

/** Brings the newest rates: from the address of the house, or out of a file where it has none. */
function NewestRates({ organisationId, ratesUrl }: Pick<Props, 'organisationId' | 'ratesUrl'>) {
  const attempt = useAttempt(exchangeRateContract.name)
  const client = useQueryClient()
  async function read(content?: string) {
    let told: RatesRead | undefined
    const isRead = await attempt(async () => {
      const path = `/api/organisations/${organisationId}/exchange_rates`
      told = (await send<RatesRead>('POST', path, { body: { content } })).data
    }, 'Die Kurse konnten nicht gelesen werden!')
    if (!isRead || told === undefined) return
    if (told.stayed.length === 0) notice.good('Die neuesten Kurse sind gelesen.')
    else notice.warn(olderText(told))
    await client.invalidateQueries({ queryKey: keys.resource('calculations') })
  }
  const look = { variant: 'default', size: 'xs', leftSection: <IconRefresh size={14} aria-hidden /> } as const
  if (ratesUrl !== '')
    return (
      <Button {...look} onClick={() => void read()}>
        Kurse holen
      </Button>
    )
  return (
    <FileButton accept=".xml" onChange={(file) => void file?.text().then(read)}>
      {(props) => (
        <Button {...look} {...props} title="Eine Datei der Europäischen Zentralbank: eurofxref-daily.xml">
          Kursdatei lesen
        </Button>
      )}
    </FileButton>
  )
}
