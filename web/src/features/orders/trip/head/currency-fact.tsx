import { complexityContract, orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { saleCurrencies } from '@reisewerk/domain/partners/client.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { count, currencySign } from '../../../../lib/format.ts'
import { ApiError } from '../../../../lib/http.ts'
import { keys } from '../../../../lib/keys.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { confirm } from '../../../../ui/dialogs/confirm.tsx'
import { ChoiceFact } from '../../../../ui/inline/choice-fact.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import { estimateOf, type Trip } from '../api.ts'
import { tellOf } from '../tell-of.ts'

const choices = saleCurrencies.map((currency) => ({ value: currency, label: currency }))

/** Prices keep their currency; the margin has none of its own and is lost with the change, after a question (decision 005). */
export function CurrencyFact({ trip }: { trip: Trip }) {
  const client = useQueryClient()
  const { save, stateOf } = useSave(orderContract, trip.id)
  const onFailed = tellOf('Währung')

  function onSaved() {
    void client.invalidateQueries({ queryKey: keys.resource(complexityContract.name) })
    notice.info('Die Währung wurde geändert.', 'Preise, die es schon gibt, bleiben in ihrer Währung.')
  }

  async function choose(value: string) {
    const orderCurrency = saleCurrencies.find((currency) => currency === value)
    try {
      const { items } = await client.fetchQuery({ ...estimateOf(trip.id), staleTime: 0 })
      const margin = items[0]?.rentability ?? null
      if (margin !== null && !(await confirm(losesMargin(margin, trip.orderCurrency, value)))) return
      save({ orderCurrency }, { onSaved, onFailed })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailed(error)
    }
  }

  return (
    <ChoiceFact
      label="Währung"
      value={trip.orderCurrency}
      choices={choices}
      state={stateOf('orderCurrency')}
      onChoose={(value) => void choose(value)}
    >
      {trip.orderCurrency}
    </ChoiceFact>
  )
}

function losesMargin(margin: number, from: string, to: string) {
  return {
    title: `Reise in ${to} anbieten?`,
    text: `Die Rentabilität von ${count(margin)} ${currencySign(from)} p. P. wird geleert: sie gilt nicht in ${to}.`,
    action: 'Währung ändern',
  }
}
