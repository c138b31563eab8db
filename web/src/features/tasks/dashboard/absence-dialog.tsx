import { Button, Group, Select } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { absenceContract } from '@reisewerk/domain/tasks/absence.contract.ts'
import { dateOfWire, idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { create, listOf, newKey, remove, update } from '../../../lib/api.ts'
import { day, today } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { nameOf, useSession } from '../../../lib/session.ts'
import { beginInForm } from '../../../ui/begin-in-form.ts'
import { confirm } from '../../../ui/confirm.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notice } from '../../../ui/notice.tsx'
import { isFocusLost } from '../../../ui/return-focus.ts'
import { useKeepFocus } from '../../../ui/use-keep-focus.ts'
import { everyUser, type User } from '../api.ts'
import classes from './dashboard.module.css'

const failed = 'Die Abwesenheit konnte nicht gespeichert werden! Server Error!'

type Absence = ItemOf<typeof absenceContract>

/** Says when one is away and who stands in; an admin does so for colleagues, too (APP-22). */
export function AbsenceDialog({ onClose }: { onClose: () => void }) {
  const { user: me } = useSession()
  const { data: users } = useQuery(everyUser)
  const [edited, setEdited] = useState<Absence | null>(null)
  const [round, setRound] = useState(0)
  const colleagues = users?.items ?? []
  const { data: planned } = useQuery(
    listOf(absenceContract, { query: { 'endAt[after]': wireOfDate(today()), _itemsPerPage: 100 } }),
  )
  const form = useRef<HTMLDivElement>(null)
  const keepFocus = useKeepFocus<HTMLDivElement>('form input')
  // The fields of the one before have gone with the focus.
  useEffect(() => (round > 0 && isFocusLost() ? beginInForm(form.current) : undefined), [round])
  return (
    <FormDialog onClose={onClose} title="Abwesenheit" centered size={460}>
      <div {...keepFocus}>
        <Planned absences={planned?.items ?? []} users={colleagues} me={me} edited={edited} onEdit={setEdited} />
        <div ref={form}>
          <AbsenceForm
            // Begun anew after each that is said: nothing then is left that could be lost.
            key={`${edited?.id ?? 'new'} ${round}`}
            users={colleagues}
            me={me}
            absence={edited}
            onDone={() => {
              setEdited(null)
              setRound(round + 1)
            }}
          />
        </div>
      </div>
    </FormDialog>
  )
}

type Props = { users: readonly User[]; me: { id: number; isAdmin: boolean } }
type PlannedProps = Props & {
  absences: readonly Absence[]
  edited: Absence | null
  onEdit: (absence: Absence | null) => void
}

/** What has been said for today and later. */
function Planned({ absences, users, me, edited, onEdit }: PlannedProps) {
  const fresh = useFresh()
  const drop = useMutation({
    mutationFn: (id: number) => remove(absenceContract, id),
    onSuccess: (_, id) => {
      if (edited?.id === id) onEdit(null)
      return fresh()
    },
    onError: (error) => notice.bad(failed, error.message),
  })
  const name = (link: string) => {
    const user = users.find(({ id }) => id === idOf(link))
    return user === undefined ? '' : nameOf(user)
  }
  async function askToDrop(absence: Absence) {
    const isMeant = await confirm({
      title: 'Abwesenheit löschen?',
      text: `${name(absence.user)} wird dann vom ${day(absence.startAt)} bis ${day(absence.endAt)} nicht mehr vertreten.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (isMeant) drop.mutate(absence.id)
  }
  const lines = absences.map((absence) => {
    const whose = `Abwesenheit ${name(absence.user)} ab ${day(absence.startAt)}`
    return (
      <li key={absence.id} className={classes.away} data-edited={absence.id === edited?.id || undefined}>
        <div className={classes.text}>
          <span>
            {name(absence.user)}, {day(absence.startAt)}–{day(absence.endAt)}
          </span>
          <span className={classes.sub}>Vertretung {name(absence.deputy)}</span>
        </div>
        {(me.isAdmin || idOf(absence.user) === me.id) && (
          <>
            <IconButton size={24} icon={IconPencil} label={`${whose} ändern`} onClick={() => onEdit(absence)} />
            <IconButton size={24} icon={IconTrash} label={`${whose} löschen`} onClick={() => void askToDrop(absence)} />
          </>
        )}
      </li>
    )
  })
  return lines.length > 0 && <ul aria-label="Eingetragene Abwesenheiten">{lines}</ul>
}

type FormProps = Props & { absence: Absence | null; onDone: () => void }
type Period = { from: CalendarDate; to: CalendarDate; deputy: number }

/** A new absence, or one that is changed; whose it is stays. */
function AbsenceForm({ users, me, absence, onDone }: FormProps) {
  const fresh = useFresh()
  const [key, setKey] = useState(newKey)
  const [userId, setUserId] = useState(String(absence === null ? me.id : idOf(absence.user)))
  const [deputyId, setDeputyId] = useState(absence && String(idOf(absence.deputy)))
  const [from, setFrom] = useState(absence && dateOfWire(absence.startAt))
  const [to, setTo] = useState(absence && dateOfWire(absence.endAt))
  const saving = useMutation({
    mutationFn: (period: Period) => {
      const said = {
        deputy: linkTo('users', period.deputy),
        startAt: wireOfDate(period.from),
        endAt: wireOfDate(period.to),
      }
      if (absence !== null) return update(absenceContract, absence.id, said)
      const whose = Number(userId) === me.id ? {} : { user: linkTo('users', Number(userId)) }
      return create(absenceContract, { ...whose, ...said }, key)
    },
    onSuccess: () => {
      notice.good('Erfolgreich gespeichert!')
      setKey(newKey())
      setFrom(null)
      setTo(null)
      setDeputyId(null)
      onDone()
      return fresh()
    },
    onError: (error) => {
      setKey(newKey())
      if (!(error instanceof ApiError) || error.violations.length === 0) notice.bad(failed, error.message)
    },
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
              disabled={absence !== null}
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
            clearable
            data={choices.filter(({ value }) => value !== userId)}
            value={deputyId}
            onChange={setDeputyId}
            error={error?.messageFor('deputy')}
          />
        </div>
      </div>
      <Group justify="flex-end" mt={16}>
        {absence !== null && (
          <Button variant="default" onClick={onDone}>
            Abbrechen
          </Button>
        )}
        <Button type="submit" disabled={from === null || to === null || deputyId === null || saving.isPending}>
          {absence === null ? 'Eintragen' : 'Speichern'}
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
