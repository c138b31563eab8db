import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { absenceContract } from '@reisewerk/domain/tasks/absence.contract.ts'
import { idOf, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { listOf, remove } from '../../../lib/api.ts'
import { day, today } from '../../../lib/format.ts'
import { nameOf, useSession } from '../../../lib/session.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { useKeptLength } from '../../../ui/fields/use-kept-length.ts'
import { beginInForm } from '../../../ui/focus/begin-in-form.ts'
import { isFocusLost } from '../../../ui/focus/return-focus.ts'
import { useKeepFocus } from '../../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
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

/** A new absence, or one that is changed; whose it is stays. */
function AbsenceForm({ users, me, absence, onDone }: FormProps) {
  const fresh = useFresh()
  const choices = users.map((user) => ({ value: String(user.id), label: nameOf(user) }))
  const form = useItemForm(absenceContract, {
    name: 'absence',
    title: 'Abwesenheit',
    item: absence,
    what: { text: 'diese Abwesenheit', table: 'user_absences' },
    begins: me.isAdmin ? { user: { value: String(me.id), label: '' } } : {},
    done: 'Erfolgreich gespeichert!',
    failed,
    onSaved: () => {
      onDone()
      void fresh()
    },
    onClose: onDone,
  })
  const whose = form.value('user')?.value ?? String(me.id)
  const start = form.value('startAt')
  const kept = useKeptLength({ from: start, to: form.value('endAt') })
  const missing = (['startAt', 'endAt', 'deputy'] as const).find((path) => !form.value(path))
  return (
    <InlineForm
      form={form}
      action={absence === null ? 'Eintragen' : 'Speichern'}
      missing={missing === undefined ? null : { path: missing, text: '' }}
      isAlone={absence === null}
    >
      <div className={classes.fields}>
        {me.isAdmin && (
          <div className={classes.wide}>
            <AbsenceField name="user" choices={choices} disabled={absence !== null} />
          </div>
        )}
        <AbsenceField name="startAt" span={1}>
          {({ required: _, ...control }) => (
            <DateField
              {...control}
              onFocus={kept.onFocus}
              onChange={(from) => form.set({ startAt: from, endAt: kept.endFor(from) })}
            />
          )}
        </AbsenceField>
        <AbsenceField name="endAt" span={1}>
          {({ required: _, ...control }) => (
            <DateField {...control} min={start ?? undefined} from={start ?? undefined} otherEnd={start} />
          )}
        </AbsenceField>
        <div className={classes.wide}>
          <AbsenceField name="deputy" choices={choices.filter(({ value }) => value !== whose)} />
        </div>
      </div>
    </InlineForm>
  )
}

const AbsenceField = fieldOf<typeof absenceContract>()

function useFresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([absenceContract.name, 'todos', 'orders'].map((name) => client.invalidateQueries({ queryKey: [name] })))
}
