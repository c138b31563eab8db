import { Button, Group, Select } from '@mantine/core'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useColleagues } from '../../lib/colleagues.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useOrganisationHere } from '../../lib/options.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { notice } from '../../ui/notices/notice.tsx'

/** 'Alle Aufgaben neu zuordnen': one colleague takes over every to-do of the trip (000 §2.3). */
export function AssignTodosDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const client = useQueryClient()
  // People of other houses would be refused.
  const colleagues = useColleagues(useOrganisationHere())
  const [userId, setUserId] = useState<string | null>(null)
  const assign = useMutation({
    mutationFn: () =>
      send('PUT', `/api/orders/${orderId}/todos_user`, { body: { orderID: orderId, userID: Number(userId) } }),
    onSuccess: async () => {
      notice.good('Aufgaben wurden geändert')
      onClose()
      await client.invalidateQueries({ queryKey: keys.resource(todoContract.name) })
    },
    onError: (error) => notice.bad('Aufgaben konnte nicht geändert werden! Server Error!', error.message),
  })
  return (
    <FormDialog onClose={onClose} title="Alle Aufgaben neu zuordnen" centered size={420}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (userId !== null && !assign.isPending) assign.mutate()
        }}
      >
        <Select
          label="User"
          data-autofocus
          searchable
          allowDeselect={false}
          data={colleagues}
          value={userId}
          onChange={setUserId}
          nothingFoundMessage="Nichts gefunden"
        />
        <Group justify="flex-end" gap={8} mt={16}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={userId === null || assign.isPending}>
            Speichern
          </Button>
        </Group>
      </form>
    </FormDialog>
  )
}
