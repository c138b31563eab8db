import { Button, TextInput } from '@mantine/core'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { sortGroupContract } from '@reisewerk/domain/itinerary/sort-group.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useAttempts } from '../../../form/use-attempts.ts'
import { remove, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { sortGroupsOf } from './sort-groups.tsx'
import classes from './sort-groups-dialog.module.css'

type SortGroup = ItemOf<typeof sortGroupContract>

export function SortGroupsDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { data } = useQuery(sortGroupsOf(orderId))
  const groups = data?.items ?? []
  const change = useGroupChange()

  function move(from: number, to: number) {
    const arranged = [...groups]
    arranged.splice(to, 0, ...arranged.splice(from, 1))
    // Places may have gaps or stand twice; the new order names each.
    const moved = arranged.flatMap((group, sort) => (group.sort === sort ? [] : [{ id: group.id, sort }]))
    void change.run(() => Promise.all(moved.map(({ id, sort }) => update(sortGroupContract, id, { sort }))))
  }

  return (
    <FormDialog onClose={onClose} title="Sortiergruppen" size={440}>
      {groups.length === 0 && <p className={classes.empty}>Diese Reise hat noch keine Sortiergruppen.</p>}
      <ol className={classes.list} aria-label="Sortiergruppen">
        {groups.map((group, index) => (
          <li key={group.id} className={classes.row}>
            <GroupName key={group.name} group={group} onRename={change.run} />
            <IconButton
              size={24}
              icon={IconArrowUp}
              label={`${group.name} nach oben`}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              size={24}
              icon={IconArrowDown}
              label={`${group.name} nach unten`}
              disabled={index === groups.length - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              size={24}
              icon={IconTrash}
              tone="bad"
              label={`${group.name} löschen`}
              onClick={() => void removeGroup(group, change.run)}
            />
          </li>
        ))}
      </ol>
      <NewGroup orderId={orderId} run={change.run} />
      {change.problem !== null && (
        <p role="alert" className={classes.problem}>
          {change.problem}
        </p>
      )}
    </FormDialog>
  )
}

type Run = (send: () => Promise<unknown>) => Promise<boolean>

/** Sends a change and asks for the groups anew; what the server refuses is told in the dialog. */
function useGroupChange(): { run: Run; problem: string | null } {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    problem,
    run: async (send) => {
      setProblem(null)
      try {
        await send()
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setProblem(error.reason)
        return false
      } finally {
        await client.invalidateQueries({ queryKey: keys.resource(sortGroupContract.name) })
      }
    },
  }
}

async function removeGroup({ id, name }: SortGroup, run: Run): Promise<void> {
  const isMeant = await confirm({
    title: `Sortiergruppe „${name}“ löschen?`,
    text: 'Ihre Leistungen bleiben in der Reise und stehen dann in keiner Gruppe.',
    action: 'Löschen',
    tone: 'bad',
  })
  if (isMeant) await run(() => remove(sortGroupContract, id))
}

/** Enter or leaving the field keeps the name, Escape drops it. */
function GroupName({ group, onRename }: { group: SortGroup; onRename: Run }) {
  const [name, setName] = useState(group.name)
  const long = tooLong(name, 120)
  const keep = () => {
    if (long !== undefined) return
    if (name.trim() !== '' && name.trim() !== group.name) {
      void onRename(() => update(sortGroupContract, group.id, { name: name.trim() }))
    } else setName(group.name)
  }
  return (
    <TextInput
      className={classes.name}
      aria-label={`Name der Sortiergruppe ${group.name}`}
      error={long}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep()
        if (event.key !== 'Escape' || name === group.name) return
        event.stopPropagation()
        setName(group.name)
      }}
    />
  )
}

function NewGroup({ orderId, run }: { orderId: number; run: Run }) {
  const [name, setName] = useState('')
  const make = useAttempts(sortGroupContract)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    const order = linkTo('orders', orderId)
    const isAdded = await run(() => make({ order, name: name.trim() }))
    if (isAdded) setName('')
  }

  return (
    <form className={classes.row} onSubmit={(event) => void add(event)}>
      <TextInput
        className={classes.name}
        data-autofocus
        aria-label="Name der neuen Sortiergruppe"
        placeholder="Neue Sortiergruppe"
        error={tooLong(name, 120)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={name.trim() === ''}>
        Anlegen
      </Button>
    </form>
  )
}
