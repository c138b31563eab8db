import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { choicesOf, labelOf } from '@reisewerk/domain/contract/words.ts'
import { roadLinkContract } from '@reisewerk/domain/trip-documents/road/road-link.contract.ts'
import { usualExpiry } from '@reisewerk/domain/trip-documents/road/road-link.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { newKey } from '../../../lib/api.ts'
import { today } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useSeesPersonal } from '../../../lib/session.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { tripOf } from '../../orders/trip/api.ts'
import { makeRoadLink } from './api.ts'
import classes from './road.module.css'

const cancelled = 'Die Reise ist storniert, der Link zeigt sie trotzdem an.'

type Props = { orderId: number; onMade: (address: string) => void }

/** For whom a new link is, and until when: three days after the return unless told. */
export function NewRoadLink({ orderId, onMade }: Props) {
  const client = useQueryClient()
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const mayTellNames = useSeesPersonal()
  const [recipient, setRecipient] = useState('')
  const [locale, setLocale] = useState<Locale>(trip.orderLocale)
  const [withNames, setWithNames] = useState(false)
  const [expiresOn, setExpiresOn] = useState<string | null>(usualExpiry(dateOfWire(trip.endAt) ?? today(), today()))
  const [key] = useState(newKey)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (until: string) => makeRoadLink(orderId, { recipient, withNames, locale, expiresOn: until }, key),
    onSuccess: onMade,
    onError: (failure) => notice.bad('Der Link konnte nicht angelegt werden.', failure.message),
    onSettled: () => client.invalidateQueries({ queryKey: keys.resource(roadLinkContract.name) }),
  })
  const said = (field: string) =>
    error instanceof ApiError ? error.violations.find(({ propertyPath }) => propertyPath === field)?.message : undefined

  const isCancelled = trip.currentStatus === 'cancelled'

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!event.currentTarget.reportValidity() || expiresOn === null) return
    if (isCancelled && !(await confirm({ title: 'Trotzdem anlegen?', text: cancelled, action: 'Anlegen' }))) return
    mutate(expiresOn)
  }

  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form} noValidate>
      <TextInput
        label={labelOf(roadLinkContract, 'recipient')}
        placeholder="Name der Reiseleitung oder des Fahrers"
        maxLength={100}
        value={recipient}
        error={said('recipient')}
        onChange={({ currentTarget: { value } }) => setRecipient(value)}
      />
      <DateField
        label={labelOf(roadLinkContract, 'expiresAt')}
        required
        from={today()}
        value={expiresOn}
        error={said('expiresOn')}
        onChange={setExpiresOn}
      />
      <Select
        label={labelOf(roadLinkContract, 'locale')}
        description="In der Sprache liest ihn, wer unterwegs ist."
        data={choicesOf(roadLinkContract, 'locale')}
        value={locale}
        allowDeselect={false}
        checkIconPosition="right"
        // The choices are those of the contract.
        onChange={(chosen) => chosen !== null && setLocale(chosen as Locale)}
      />
      <Checkbox
        label={labelOf(roadLinkContract, 'withNames')}
        description={
          mayTellNames
            ? 'Wer in welchem Zimmer schläft. Ausweise und Allergien stehen dort nie.'
            : 'Dafür brauchst du das Recht „Personendaten sehen“.'
        }
        disabled={!mayTellNames}
        checked={withNames}
        onChange={({ currentTarget: { checked } }) => setWithNames(checked)}
      />
      {isCancelled && <p className={classes.warning}>{cancelled}</p>}
      <Button type="submit" loading={isPending} disabled={expiresOn === null}>
        Link anlegen
      </Button>
    </form>
  )
}
