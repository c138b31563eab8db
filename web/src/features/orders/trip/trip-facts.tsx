import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { requestContract } from '@reisewerk/domain/requests/request.contract.ts'
import { dateOfWire, idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { listOf, update } from '../../../lib/api.ts'
import { colleaguesOf } from '../../../lib/colleagues.ts'
import { counted, period } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { faceOf, nameOf, useSession } from '../../../lib/session.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { ChoiceFact } from '../../../ui/inline/choice-fact.tsx'
import { type DateRange, InlineDateRange } from '../../../ui/inline/inline-date-range.tsx'
import { InlineSelect } from '../../../ui/inline/inline-select.tsx'
import { InlineText } from '../../../ui/inline/inline-text.tsx'
import { Dot } from '../../../ui/marks/badge.tsx'
import { Person } from '../../../ui/marks/person.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { settingsOf } from '../../accounts/api.ts'
import { movesRequests, type Trip } from './api.ts'
import { DestinationsFact } from './destinations-fact.tsx'
import { ClientFact } from './head/client-fact.tsx'
import { CurrencyFact } from './head/currency-fact.tsx'
import { OrganisationFact } from './head/organisation-fact.tsx'
import { tellOf } from './tell-of.ts'
import classes from './trip-header.module.css'

type Props = {
  trip: Trip
  /** On a telephone all of the head is shown. */
  isUnfolded: boolean
  onUnfold: (isUnfolded: boolean) => void
}

/** The trip's main data side by side, in as many lines as they need; each is edited where it stands (HEAD-02, HEAD-03). */
export function TripFacts({ trip, isUnfolded, onUnfold }: Props) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  const { organisations } = useSession()
  const categories = useOptions('order_category')
  const situations = useOptions('booking_situation')
  const situation = situations.of(trip.bookingSituation)
  const values = useId()
  return (
    <div className={classes.facts}>
      <div className={classes.values} id={values}>
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
      {/* On a telephone only: group, client and dates come first (EASE-11). */}
      <button
        type="button"
        className={classes.unfold}
        aria-expanded={isUnfolded}
        aria-controls={values}
        onClick={() => onUnfold(!isUnfolded)}
      >
        {isUnfolded ? 'Weniger' : 'Weitere Angaben'}
        <IconChevronDown size={14} stroke={1.7} aria-hidden />
      </button>
    </div>
  )
}

/** Refused dates stay in the field (HEAD-11); days that hold requests move only when the user means it (001 §4). */
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

/** Fields the organisation gave itself, and what older trips still hold of fields it no longer has (HEAD-13). */
export function AdditionalFacts({ trip }: { trip: Trip }) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  // Typed and not yet kept: the server leaves the fields that are not named as they are.
  const typed = useRef<Record<string, string>>({})
  const [sentNames, setSentNames] = useState<readonly string[]>([])
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const filled = Object.keys(trip.additionalFields).filter((name) => textOf(trip, name) !== '')
  const names = [...new Set([...(settings?.orders.additionalFields ?? []), ...filled])]
  function keep(name: string, value: string) {
    const sent = { ...typed.current, [name]: value }
    typed.current = sent
    setSentNames(Object.keys(sent))
    const settle = () => {
      if (typed.current === sent) typed.current = {}
    }
    save(
      { additionalFields: sent },
      { shown: { additionalFields: { ...trip.additionalFields, ...sent } }, onSaved: settle, onFailed: settle },
    )
  }
  return names.map((name) => (
    <InlineText
      key={name}
      label={name}
      value={textOf(trip, name)}
      maxLength={500}
      {...(sentNames.includes(name) && {
        state: stateOf('additionalFields'),
        refusal: errorOf('additionalFields')?.reason,
      })}
      onSave={(value) => keep(name, value)}
    />
  ))
}

/** Names are free: what every object has by itself is no value of the trip. */
function textOf({ additionalFields }: Trip, name: string): string {
  return (Object.hasOwn(additionalFields, name) && additionalFields[name]) || ''
}

function UserFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const [isNear, setNear] = useState(false)
  const users = useQuery({ ...colleaguesOf(idOf(trip.organisationFilter)), enabled: isNear })
  const colleagues = users.data?.items ?? []
  const listed = colleagues.some(({ id }) => id === trip.user.id) ? colleagues : [trip.user, ...colleagues]
  return (
    <InlineSelect
      label="Verantwortlich"
      align="right"
      onNear={() => setNear(true)}
      value={String(trip.user.id)}
      choices={listed.map((user) => ({ value: String(user.id), label: nameOf(user) }))}
      display={
        <>
          <Person person={faceOf(trip.user)} size={18} decorative />
          {nameOf(trip.user)}
          {!trip.user.isActive && <span title="Der Zugang ist gesperrt">(ohne Zugang)</span>}
        </>
      }
      state={stateOf('user')}
      onSave={(id) => {
        const user = listed.find((candidate) => String(candidate.id) === id)
        if (user === undefined) return
        save(
          { user: linkTo('users', user.id) },
          {
            shown: { user },
            onFailed: (error) => notice.bad('Verantwortlich', error.reason),
          },
        )
      }}
    />
  )
}
