import { useDebouncedValue } from '@mantine/hooks'
import { bookingSituations, orderCategories } from '@reisewerk/domain/accounts/options.ts'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import { dateOfWire, idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOf } from '../../../lib/api.ts'
import { counted, period } from '../../../lib/format.ts'
import { faceOf, nameOf, useSession } from '../../../lib/session.ts'
import { useSave } from '../../../lib/use-save.ts'
import { Dot } from '../../../ui/badge.tsx'
import { InlineDateRange } from '../../../ui/inline-date-range.tsx'
import { InlineSelect } from '../../../ui/inline-select.tsx'
import { InlineText } from '../../../ui/inline-text.tsx'
import { notice } from '../../../ui/notice.tsx'
import { Person } from '../../../ui/person.tsx'
import type { Trip } from './api.ts'
import { DestinationsFact } from './destinations-fact.tsx'
import classes from './trip-header.module.css'

/** The trip's main data in one line; each is edited where it stands (HEAD-02, HEAD-03). */
export function TripFacts({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const { organisations } = useSession()
  return (
    <div className={classes.facts}>
      <InlineText
        label="Gruppe"
        value={trip.groupName}
        maxLength={160}
        state={stateOf('groupName')}
        onSave={(groupName) => save({ groupName })}
      />
      <ClientFact trip={trip} />
      <PeriodFact trip={trip} />
      <DestinationsFact trip={trip} />
      <InlineSelect
        label="Kategorie"
        value={trip.category}
        choices={choicesOf(orderCategories)}
        state={stateOf('category')}
        onSave={(category) => save({ category })}
      />
      <InlineSelect
        label="Buchungslage"
        value={trip.bookingSituation}
        choices={choicesOf(bookingSituations)}
        display={
          <Dot tone={bookingSituations[trip.bookingSituation].tone}>
            {bookingSituations[trip.bookingSituation].label}
          </Dot>
        }
        state={stateOf('bookingSituation')}
        onSave={(bookingSituation) => save({ bookingSituation })}
      />
      {organisations.length > 1 && <OrganisationFact trip={trip} />}
      <span className={classes.responsible}>
        <UserFact trip={trip} />
      </span>
    </div>
  )
}

function choicesOf(table: Record<string, { label: string }>) {
  return Object.entries(table).map(([value, { label }]) => ({ value, label }))
}

function ClientFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const [term, setTerm] = useState('')
  const [sought] = useDebouncedValue(term === trip.client?.companyName ? '' : term, 150)
  const query = { _search: sought || undefined }
  const found = useQuery({ ...listOf(clientContract, { query }), placeholderData: keepPreviousData })
  const clients = found.data?.items ?? []
  const listed =
    trip.client === null || clients.some(({ id }) => id === trip.client?.id) ? clients : [trip.client, ...clients]
  return (
    <InlineSelect
      label="Kunde"
      value={trip.client === null ? null : String(trip.client.id)}
      choices={listed.map(({ id, companyName }) => ({ value: String(id), label: companyName }))}
      display={trip.client && <span title={trip.client.companyName}>{trip.client.companyName}</span>}
      onSearch={setTerm}
      loading={found.isFetching}
      width={280}
      state={stateOf('client')}
      onSave={(id) => {
        const client = listed.find((candidate) => String(candidate.id) === id)
        if (client !== undefined) save({ client: linkTo('clients', client.id) }, { shown: { client } })
      }}
    />
  )
}

function PeriodFact({ trip }: { trip: Trip }) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  const [from, to] = [dateOfWire(trip.startAt) ?? '', dateOfWire(trip.endAt) ?? '']
  const problem = errorOf('endAt')?.violations?.[0]?.message
  return (
    <InlineDateRange
      label="Zeitraum"
      value={{ from, to }}
      display={
        <span title={problem}>
          {period(from, to)}
          <span className={classes.quiet}>{counted(daysBetween(from, to) + 1, ['Tag', 'Tage'])}</span>
        </span>
      }
      state={stateOf('endAt')}
      onSave={(range) =>
        save(
          { startAt: wireOfDate(range.from), endAt: wireOfDate(range.to) },
          {
            onFailed: (error) =>
              notice.bad('Der Zeitraum konnte nicht geändert werden.', error.violations?.[0]?.message ?? error.message),
          },
        )
      }
    />
  )
}

function OrganisationFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const { organisations } = useSession()
  const { data } = useQuery(listOf(organisationContract))
  const known = data?.items ?? organisations
  const id = String(idOf(trip.organisationFilter))
  return (
    <InlineSelect
      label="Organisation"
      value={id}
      choices={known.map((organisation) => ({ value: String(organisation.id), label: organisation.name }))}
      state={stateOf('organisationFilter')}
      onSave={(chosen) => chosen !== null && save({ organisationFilter: linkTo('organisations', Number(chosen)) })}
    />
  )
}

function UserFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const users = useQuery(listOf(userContract, { query: { _itemsPerPage: 500 } }))
  const listed = users.data?.items ?? [trip.user]
  return (
    <InlineSelect
      label="Verantwortlich"
      align="right"
      value={String(trip.user.id)}
      choices={listed.map((user) => ({ value: String(user.id), label: nameOf(user) }))}
      display={
        <>
          <Person person={faceOf(trip.user)} size={18} decorative />
          {nameOf(trip.user)}
        </>
      }
      state={stateOf('user')}
      onSave={(id) => {
        const user = listed.find((candidate) => String(candidate.id) === id)
        if (user !== undefined) save({ user: linkTo('users', user.id) }, { shown: { user } })
      }}
    />
  )
}
