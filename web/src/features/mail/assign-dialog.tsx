import { Button, Input, Stack } from '@mantine/core'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldOf } from '../../form/form-field.tsx'
import { FormWindow } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { remove } from '../../lib/api.ts'
import type { LookupResource } from '../../lib/in-place/quick-forms.ts'
import { searchIn } from '../../lib/lookup-search.ts'
import { paths } from '../../paths.ts'
import { Lookup } from '../../ui/fields/lookup.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Choice } from '../../ui/inline/inline-select.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { searchOrders } from '../orders/order-picker.tsx'
import type { EmailFile } from './api.ts'
import { EmailFileView } from './email-file-view.tsx'
import classes from './mail.module.css'
import { MailProposals } from './mail-proposals.tsx'

/** A mail may belong to concepts of every house. */
const searchConcepts = searchIn(orderConceptContract, ({ name }) => name)

const AssignmentField = fieldOf<typeof emailAssignmentContract>()

type Props = {
  /** The trip it was dropped on; null for a mail of the mailbox, which is discarded nowhere. */
  orderId: number | null
  orderName: string
  file: EmailFile
  /** A dropped mail may begin a trip (EASE-10). */
  mayBegin?: boolean
  onClose: () => void
}

/** The reader of a dropped message, and what it is assigned to (HEAD-12, MAIL-01). */
export default function AssignDialog({ orderId, orderName, file, mayBegin = false, onClose }: Props) {
  const navigate = useNavigate()
  const [own] = useState({
    orders: orderId === null ? [] : [{ value: String(orderId), label: orderName }],
    concepts: [] as Choice[],
  })
  const form = useItemForm(emailAssignmentContract, {
    name: 'email-assignment',
    title: 'EMAIL EINEM ODER MEHREREN VORGÄNGEN ZUORDNEN',
    item: null,
    of: file.id,
    own,
    sends: ({ own: { orders, concepts } }) => ({
      messageId: file.messageId,
      subject: file.subject,
      date: file.date,
      fromAddress: file.fromAddress,
      file: linkTo('email_files', file.id),
      links: [
        ...orders.map(({ value }) => ({ order: linkTo('orders', Number(value)) })),
        ...concepts.map(({ value }) => ({ orderConcept: linkTo('order_concepts', Number(value)) })),
      ],
    }),
    done: 'Die Email wurde erfolgreich zugeordnet',
    failed: 'Die Email konnte nicht zugeordnet werden.',
    onClose,
  })
  const { orders, concepts } = form.own
  const attempt = useAttempt(emailAssignmentContract.name)
  async function discard() {
    // What lies in the mailbox stays there.
    if (orderId === null && !mayBegin) return form.close()
    if (await attempt(() => remove(emailFileContract, file.id), 'Die Nachricht konnte nicht verworfen werden.'))
      form.close()
  }
  function beginTrip() {
    form.close()
    void navigate(paths.newOrderOfMail(file.id))
  }
  return (
    <FormWindow
      form={form}
      size="min(1080px, 96vw)"
      closeOnClickOutside={false}
      missing={orders.length + concepts.length === 0 ? 'Bitte mindestens einen Vorgang auswählen' : null}
      action="Zuordnen"
      isAlone
      buttons={() => (
        <>
          <Button variant="default" disabled={form.isSaving} onClick={() => void discard()}>
            Verwerfen
          </Button>
          {mayBegin && (
            <Button variant="default" disabled={form.isSaving} onClick={beginTrip}>
              Neue Reise beginnen
            </Button>
          )}
        </>
      )}
    >
      <div className={classes.assign}>
        <EmailFileView file={file} orderId={orderId} />
        <Stack gap={12}>
          {mayBegin && (
            <MailProposals
              fileId={file.id}
              chosen={orders}
              onChoose={(choice) => form.setOwn({ orders: [...orders, choice] })}
            />
          )}
          <Chosen
            label="Vorgänge"
            value={orders}
            onChange={(chosen) => form.setOwn({ orders: chosen })}
            resource="orders"
            search={searchOrders}
          />
          <Chosen
            label="Gesamtkonzepte"
            value={concepts}
            onChange={(chosen) => form.setOwn({ concepts: chosen })}
            resource="order_concepts"
            search={(term, signal) => searchConcepts(term, signal, null)}
          />
          <AssignmentField name="tags" span={1} />
        </Stack>
      </div>
    </FormWindow>
  )
}

type ChosenProps = {
  label: string
  value: Choice[]
  onChange: (value: Choice[]) => void
  resource: LookupResource
  search: (term: string, signal: AbortSignal) => Promise<Choice[]>
}

/** Several out of too many to list: the chosen ones, and a search for one more. */
function Chosen({ label, value, onChange, resource, search }: ChosenProps) {
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
        resource={resource}
        searchKey={[resource, 'lookup']}
        search={search}
        onChange={(choice) => {
          if (choice !== null && !value.some((one) => one.value === choice.value)) onChange([...value, choice])
        }}
      />
    </Input.Wrapper>
  )
}
