import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { listOf, update } from '../../../lib/api.ts'
import { counted, period } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSession } from '../../../lib/session.ts'
import { Dot } from '../../../ui/badge.tsx'
import { ChoiceFact } from '../../../ui/choice-fact.tsx'
import { confirm } from '../../../ui/confirm.tsx'
import { type DateRange, InlineDateRange } from '../../../ui/inline-date-range.tsx'
import { InlineText } from '../../../ui/inline-text.tsx'
import { notice } from '../../../ui/notice.tsx'
import { movesRequests, type Trip } from './api.ts'
import { DestinationsFact } from './destinations-fact.tsx'
import { AdditionalFacts } from './head/additional-facts.tsx'
import { ClientFact } from './head/client-fact.tsx'
import { CurrencyFact } from './head/currency-fact.tsx'
import { OrganisationFact } from './head/organisation-fact.tsx'
import { UserFact } from './head/user-fact.tsx'
import { tellOf } from './tell-of.ts'
import classes from './trip-header.module.css'

/** The trip's main data side by side, in as many lines as they need; each is edited where it stands (HEAD-02, HEAD-03). */
export function TripFacts({ trip }: { trip: Trip }) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  const { organisations } = useSession()
  const categories = useOptions('order_category')
  const situations = useOptions('booking_situation')
  const situation = situations.of(trip.bookingSituation)
  return (
    <div className={classes.facts}>
      <div className={classes.values}>
        <InlineText
          label="Gruppe"
          value={trip.groupName}
          maxLength={160}
          state={stateOf('groupName')}
          refusal={errorOf('groupName')?.reason}
          onSave={(groupName) => save({ groupName })}
        />
        <ClientFact trip={trip} />
        <PeriodFact trip={trip} />
        <DestinationsFact trip={trip} />
        <ChoiceFact
          label="Kategorie"
          value={trip.category}
          choices={categories.choices(trip.category)}
          state={stateOf('category')}
          onChoose={(category) => save({ category }, { onFailed: tellOf('Kategorie') })}
        >
          {categories.of(trip.category).label}
        </ChoiceFact>
        <ChoiceFact
          label="Buchungslage"
          value={trip.bookingSituation}
          choices={situations.choices(trip.bookingSituation).map((choice) => ({
            ...choice,
            display: <Dot tone={situations.of(choice.value).tone}>{choice.label}</Dot>,
          }))}
          state={stateOf('bookingSituation')}
          onChoose={(bookingSituation) => save({ bookingSituation }, { onFailed: tellOf('Buchungslage') })}
        >
          <Dot tone={situation.tone}>{situation.label}</Dot>
        </ChoiceFact>
        <CurrencyFact trip={trip} />
        {organisations.length > 1 && <OrganisationFact trip={trip} />}
        <AdditionalFacts trip={trip} />
      </div>
      <span className={classes.responsible}>
        <UserFact trip={trip} />
      </span>
    </div>
  )
}

/**
 * New dates take the days along; refused ones stay in the field with the reason (HEAD-11). Days that hold requests are only
 * moved when the user means it (001 §4).
 */
function PeriodFact({ trip }: { trip: Trip }) {
  const client = useQueryClient()
  const [from, to] = [dateOfWire(trip.startAt) ?? '', dateOfWire(trip.endAt) ?? '']

  /** Only the end that was typed is sent: somebody else may have moved the trip meanwhile. */
  async function keep(typed: Partial<DateRange>): Promise<string | null> {
    // Another end alone moves no day.
    const movesDays = typed.from !== undefined
    const hasRequests = movesDays && (await holdsRequests(client, trip.id))
    if (hasRequests && !(await confirm(movesRequests))) return 'Der Zeitraum wurde nicht geändert.'
    try {
      await update(orderContract, trip.id, {
        ...(typed.from !== undefined && { startAt: wireOfDate(typed.from) }),
        ...(typed.to !== undefined && { endAt: wireOfDate(typed.to) }),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return error.reason
    }
    void client.invalidateQueries({ queryKey: keys.resource(dayContract.name) })
    await client.invalidateQueries({ queryKey: keys.resource(orderContract.name) })
    if (movesDays) notice.good('Tage wurden aktualisiert!')
    if (hasRequests) notice.warn('Tage haben Anfragen!')
    return null
  }

  return (
    <InlineDateRange
      label="Zeitraum"
      value={{ from, to }}
      display={
        <>
          {period(from, to)}
          <span className={classes.quiet}>{counted(daysBetween(from, to) + 1, ['Tag', 'Tage'])}</span>
        </>
      }
      onSave={keep}
    />
  )
}

async function holdsRequests(client: QueryClient, orderId: number): Promise<boolean> {
  const query = { 'order.id': orderId, _itemsPerPage: 1 }
  return (await client.fetchQuery({ ...listOf(requestContract, { query }), staleTime: 0 })).total > 0
}
