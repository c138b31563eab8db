import { Button, Group, Input, Stack, TagsInput } from '@mantine/core'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconX } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useAttempts } from '../../form/use-attempts.ts'
import { remove } from '../../lib/api.ts'
import { send } from '../../lib/http.ts'
import { searchIn } from '../../lib/lookup-search.ts'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { Lookup } from '../../ui/fields/lookup.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import type { EmailFile } from './api.ts'
import { EmailFileView } from './email-file-view.tsx'
import classes from './mail.module.css'

/** A mail may belong to concepts of every house. */
const searchConcepts = searchIn(orderConceptContract, ({ name }) => name)

type Props = { orderId: number; orderName: string; file: EmailFile; onClose: () => void }

/** The reader of a dropped message, and what it is assigned to (HEAD-12, MAIL-01). */
export default function AssignDialog({ orderId, orderName, file, onClose }: Props) {
  const [orders, setOrders] = useState<Choice[]>([{ value: String(orderId), label: orderName }])
  const [concepts, setConcepts] = useState<Choice[]>([])
  const [tags, setTags] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const assign = useAttempts(emailAssignmentContract)
  const links = [
    ...orders.map(({ value }) => ({ order: linkTo('orders', Number(value)) })),
    ...concepts.map(({ value }) => ({ orderConcept: linkTo('order_concepts', Number(value)) })),
  ]

  const tried = useAttempt(emailAssignmentContract.name)
  async function attempt(work: () => Promise<unknown>, failed: string) {
    setBusy(true)
    const isTaken = await tried(work, failed)
    setBusy(false)
    if (isTaken) onClose()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const { messageId, subject, date, fromAddress } = file
    const body = { messageId, subject, date, fromAddress, links, tags, file: linkTo('email_files', file.id) }
    void attempt(async () => {
      await assign(body)
      notice.good('Die Email wurde erfolgreich zugeordnet')
    }, 'Die Email konnte nicht zugeordnet werden.')
  }

  return (
    <FormDialog
      onClose={onClose}
      title="EMAIL EINEM ODER MEHREREN VORGÄNGEN ZUORDNEN"
      size="min(1080px, 96vw)"
      closeOnClickOutside={false}
    >
      <form onSubmit={submit} className={classes.assign}>
        <EmailFileView file={file} orderId={orderId} />
        <Stack gap={12}>
          <Chosen
            label="Vorgänge"
            value={orders}
            onChange={setOrders}
            searchKey={['orders', 'lookup']}
            search={searchOrders}
          />
          <Chosen
            label="Gesamtkonzepte"
            value={concepts}
            onChange={setConcepts}
            searchKey={['order_concepts', 'lookup']}
            search={(term, signal) => searchConcepts(term, signal, null)}
          />
          <TagsInput label="Tags" value={tags} onChange={setTags} maxTags={20} acceptValueOnBlur />
          <Group gap={8} justify="end">
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() =>
                void attempt(() => remove(emailFileContract, file.id), 'Die Nachricht konnte nicht verworfen werden.')
              }
            >
              Verwerfen
            </Button>
            <Button type="submit" loading={isBusy} disabled={links.length === 0}>
              Zuordnen
            </Button>
          </Group>
        </Stack>
      </form>
    </FormDialog>
  )
}

async function searchOrders(term: string, signal: AbortSignal): Promise<Choice[]> {
  const query = { _search: term === '' ? undefined : term, _itemsPerPage: 40 }
  type Found = { id: number; orderNumber: string; groupName: string; trip: { name: string } }
  const { data } = await send<Found[]>('GET', `/api/${orderContract.name}`, { query, signal })
  return data.map(({ id, orderNumber, groupName, trip }) => ({
    value: String(id),
    label: [orderNumber, trip.name, groupName].filter((part) => part !== '').join(' · '),
  }))
}

type ChosenProps = {
  label: string
  value: Choice[]
  onChange: (value: Choice[]) => void
  searchKey: readonly string[]
  search: (term: string, signal: AbortSignal) => Promise<Choice[]>
}

/** Several out of too many to list: the chosen ones, and a search for one more. */
function Chosen({ label, value, onChange, searchKey, search }: ChosenProps) {
  return (
    <Input.Wrapper label={label} labelElement="div">
      <ul className={classes.chosen}>
        {value.map((choice) => (
          <li key={choice.value}>
            <span>{choice.label}</span>
            <IconButton
              size={24}
              icon={IconX}
              label={`${choice.label} entfernen`}
              onClick={() => onChange(value.filter((one) => one.value !== choice.value))}
            />
          </li>
        ))}
      </ul>
      <Lookup
        // A fresh search after each choice.
        key={value.length}
        aria-label={`${label} hinzufügen`}
        placeholder="Hinzufügen …"
        value={null}
        searchKey={[...searchKey]}
        search={search}
        onChange={(choice) => {
          if (choice !== null && !value.some((one) => one.value === choice.value)) onChange([...value, choice])
        }}
      />
    </Input.Wrapper>
  )
}
