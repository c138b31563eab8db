import { Button, Group, Modal, Select } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { absenceContract } from '@reisewerk/domain/tasks/absence.contract.ts'
import { idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { create, listOf, newKey, remove } from '../../../lib/api.ts'
import { day, today } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { nameOf, useSession } from '../../../lib/session.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notice } from '../../../ui/notice.tsx'
import { everyUser, type User } from '../api.ts'
import classes from './dashboard.module.css'

const failed = 'Die Abwesenheit konnte nicht gespeichert werden! Server Error!'

/** Says when one is away and who stands in; an admin does so for colleagues, too (APP-22). */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const { user: me } = useSession()
  const { data: users } = useQuery(everyUser)
  const colleagues = users?.items ?? []
  return (
    <Modal opened onClose={onClose} title="Abwesenheit" centered size={460}>
      <Planned users={colleagues} me={me} />
      <NewAbsence users={colleagues} me={me} />
    </Modal>
  )
}

type Props = { users: readonly User[]; me: { id: number; isAdmin: boolean } }

/** What has been said for today and later. */
function Planned({ users, me }: Props) {
  const fresh = useFresh()
  const { data } = useQuery(
    listOf(absenceContract, { query: { 'endAt[after]': wireOfDate(today()), _itemsPerPage: 100 } }),
  )
  const drop = useMutation({
    mutationFn: (id: number) => remove(absenceContract, id),
    onSuccess: fresh,
    onError: (error) => notice.bad(failed, error.message),
  })
  const name = (link: string) => {
    const user = users.find(({ id }) => id === idOf(link))
    return user === undefined ? '' : nameOf(user)
  }
  return data?.items.map((absence) => (
    <div key={absence.id} className={classes.away}>
      <div className={classes.text}>
        <span>
          {name(absence.user)}, {day(absence.startAt)}–{day(absence.endAt)}
        </span>
        <span className={classes.sub}>Vertretung {name(absence.deputy)}</span>
      </div>
      {(me.isAdmin || idOf(absence.user) === me.id) && (
        <IconButton
          size={24}
          icon={IconTrash}
          label={`Abwesenheit ${name(absence.user)} ab ${day(absence.startAt)} löschen`}
          onClick={() => drop.mutate(absence.id)}
        />
      )}
    </div>
  ))
}

function NewAbsence({ users, me }: Props) {
  const fresh = useFresh()
  const [key, setKey] = useState(newKey)
  const [userId, setUserId] = useState(String(me.id))
  const [deputyId, setDeputyId] = useState<string | null>(null)
  const [from, setFrom] = useState<CalendarDate | null>(null)
  const [to, setTo] = useState<CalendarDate | null>(null)
  const saving = useMutation({
    mutationFn: (period: { from: CalendarDate; to: CalendarDate; deputy: number }) =>
      create(
        absenceContract,
        {
          ...(Number(userId) !== me.id && { user: linkTo('users', Number(userId)) }),
          deputy: linkTo('users', period.deputy),
          startAt: wireOfDate(period.from),
          endAt: wireOfDate(period.to),
        },
        key,
      ),
    onSuccess: () => {
      notice.good('Erfolgreich gespeichert!')
      setKey(newKey())
      setFrom(null)
      setTo(null)
      setDeputyId(null)
      return fresh()
    },
    onError: (error) => notice.bad(failed, error.message),
  })
  const error = saving.error instanceof ApiError ? saving.error : null
  const choices = users.map((user) => ({ value: String(user.id), label: nameOf(user) }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (from !== null && to !== null && deputyId !== null) saving.mutate({ from, to, deputy: Number(deputyId) })
      }}
    >
      <div className={classes.fields}>
        {me.isAdmin && (
          <div className={classes.wide}>
            <Select
              label="Wer"
              data={choices}
              value={userId}
              allowDeselect={false}
              onChange={(chosen) => setUserId(chosen ?? userId)}
              error={error?.messageFor('user')}
            />
          </div>
        )}
        <DateField label="Von" value={from} onChange={setFrom} error={error?.messageFor('startAt')} />
        <DateField label="Bis" value={to} min={from ?? undefined} onChange={setTo} error={error?.messageFor('endAt')} />
        <div className={classes.wide}>
          <Select
            label="Vertretung"
            searchable
            data={choices.filter(({ value }) => value !== userId)}
            value={deputyId}
            onChange={setDeputyId}
            error={error?.messageFor('deputy')}
          />
        </div>
      </div>
      <Group justify="flex-end" mt={16}>
        <Button type="submit" disabled={from === null || to === null || deputyId === null || saving.isPending}>
          Eintragen
        </Button>
      </Group>
    </form>
  )
}

function useFresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([absenceContract.name, 'todos', 'orders'].map((name) => client.invalidateQueries({ queryKey: [name] })))
}
