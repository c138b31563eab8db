import { Select, Textarea, TextInput } from '@mantine/core'
import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import {
  ferryRequestContract,
  hotelRequestContract,
  requestContract,
} from '@reisewerk/domain/requests/request.contract.ts'
import type { ApiError } from '../../../lib/http.ts'
import { endFollowing, type Moment } from '../../../lib/moments.ts'
import { useOptions } from '../../../lib/options.ts'
import { useFirstDay } from '../../../lib/relative-days.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { CountField } from '../../../ui/fields/count-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { MomentFields } from '../../../ui/fields/moment-fields.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import type { Wish } from '../../itinerary/plan/wish.ts'
import type { RequestDraft } from './request-draft.ts'

const ferryWord = wordsOf(ferryRequestContract)
const hotelWord = wordsOf(hotelRequestContract)
const requestWord = wordsOf(requestContract)

type Draft = { draft: RequestDraft; set: (part: Partial<RequestDraft>) => void }
export type FieldProps = Draft & {
  service: RequestedService
  wish: Wish
  error: ApiError | null
  /** It is asked for inside the form of its new service, which has times and the like itself. */
  isFirst: boolean
}

const timeLabels = {
  ferry: { start: 'Abfahrt am', end: 'Ankunft am' },
  airline: { start: 'Abflug am', end: 'Ankunft am' },
  train: { start: 'Abfahrt am', end: 'Ankunft am' },
  other: { start: 'Beginn am', end: 'Ende am' },
} as const

export function TimeFields({ service, draft, set, error }: FieldProps) {
  const left = useLastKnown(draft.start.date)
  const moveStart = (start: Moment) => set({ start, end: endFollowing(draft, left, start) })
  if (service.kind === 'hotel') return <StayFields draft={draft} set={set} onStart={moveStart} error={error} />
  return (
    <FormGroup title="Zeiten">
      <MomentFields
        labels={timeLabels[service.kind]}
        draft={draft}
        onStart={moveStart}
        set={set}
        errorOf={(path) => error?.messageFor(path)}
      />
      {service.kind === 'ferry' && <EmbarkField draft={draft} set={set} error={error} />}
    </FormGroup>
  )
}

/** From when one may go on board. */
export function EmbarkField({ draft, set, error }: Draft & { error: ApiError | null }) {
  return (
    <Field span={4}>
      <TimeField
        label={ferryWord('embarkAt')}
        value={draft.embark}
        onChange={(embark) => set({ embark })}
        error={error?.messageFor('embarkAt')}
      />
    </Field>
  )
}

type StayProps = Draft & { onStart: (start: Moment) => void; error: ApiError | null }

/** A stay goes from day to day (001 §5). */
function StayFields({ draft, set, onStart, error }: StayProps) {
  const boards = useOptions('board')
  const { start, end } = draft
  return (
    <FormGroup title="Zeiten">
      <Field span={6}>
        <DateField
          label={hotelWord('startAt')}
          value={start.date}
          onChange={(date) => onStart({ date, time: null })}
          error={error?.messageFor('startAt')}
        />
      </Field>
      <Field span={6}>
        <DateField
          label={hotelWord('endAt')}
          value={end.date}
          min={start.date === null ? undefined : addDays(start.date, 1)}
          reference={start.date ?? undefined}
          onChange={(date) => set({ end: { date, time: null } })}
          error={error?.messageFor('endAt')}
        />
      </Field>
      <Field span={4}>
        <TimeField label={hotelWord('checkInAt')} value={draft.checkIn} onChange={(checkIn) => set({ checkIn })} />
      </Field>
      <Field span={8}>
        <Select
          label={hotelWord('board')}
          data={boards.choices(draft.board)}
          value={draft.board}
          allowDeselect={false}
          onChange={(board) => board !== null && set({ board })}
        />
      </Field>
    </FormGroup>
  )
}

export function ContingentFields({ service, draft, set }: Draft & { service: RequestedService }) {
  // No provider holds places for a concept.
  const isConcept = useFirstDay() !== null
  return (
    <FormGroup title="Kontingent und Option">
      <Field span={4}>
        <PersonsInput
          label={requestWord('contingent.askedAmount')}
          value={draft.asked}
          onChange={(asked) => set({ asked })}
        />
      </Field>
      <Field span={4}>
        <PersonsInput label={heldLabel(service)} value={draft.reserved} onChange={(reserved) => set({ reserved })} />
      </Field>
      {!isConcept && (
        <Field span={4}>
          <DateField
            label={requestWord('optionTodo.dueDate')}
            value={draft.dueDate}
            onChange={(dueDate) => set({ dueDate })}
          />
        </Field>
      )}
      <Field span={4}>
        <StatusField value={draft.status} onChange={(status) => set({ status })} />
      </Field>
      <Field span={8}>
        <TextInput
          label={requestWord('contingent.extraDescription')}
          placeholder="z. B. Fahrerzimmer"
          error={tooLong(draft.extraDescription, 200)}
          value={draft.extraDescription}
          onChange={(event) => set({ extraDescription: event.currentTarget.value })}
        />
      </Field>
      <Field span={4}>
        <PersonsInput
          label={requestWord('contingent.extraAskedAmount')}
          value={draft.extraAsked}
          onChange={(extraAsked) => set({ extraAsked })}
        />
      </Field>
      <Field span={4}>
        <PersonsInput
          label={requestWord('contingent.extraReservedAmount')}
          value={draft.extraReserved}
          onChange={(extraReserved) => set({ extraReserved })}
        />
      </Field>
    </FormGroup>
  )
}

/** What a day ferry holds are tickets (001 §3). */
function heldLabel(service: RequestedService): string {
  return service.kind === 'ferry' && service.item.type === 'day' ? 'Tickets reserviert' : 'Reserviert'
}

function StatusField({ value, onChange }: { value: RequestStatus; onChange: (status: RequestStatus) => void }) {
  const statuses = useOptions('request_status')
  return (
    <Select
      label={requestWord('requestStatus.status')}
      data={statuses.choices(value)}
      value={value}
      allowDeselect={false}
      onChange={(status) => status !== null && onChange(status)}
    />
  )
}

export function RequestDescriptions({ draft, set }: Draft) {
  return (
    <FormGroup title="Beschreibungen">
      {descriptions.map(({ name, label }) => (
        <Field key={name}>
          <Textarea
            label={label}
            minRows={2}
            error={tooLong(draft[name], 5000)}
            value={draft[name]}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        </Field>
      ))}
    </FormGroup>
  )
}

const descriptions = [
  { name: 'serviceDescription', label: requestWord('serviceDescription') },
  { name: 'routeDescription', label: requestWord('routeDescription') },
] as const

export function NotesFields({ draft, set }: Draft) {
  return (
    <FormGroup title="Notizen">
      <Field>
        <Textarea
          aria-label={requestWord('notes')}
          minRows={2}
          error={tooLong(draft.notes, 5000)}
          value={draft.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
      </Field>
    </FormGroup>
  )
}

type PersonsProps = { label: string; hidden?: boolean; value: number; onChange: (persons: number) => void }

/** A number of persons or cabins. @param props.hidden the head of a table names it */
export function PersonsInput({ label, hidden = false, value, onChange }: PersonsProps) {
  return (
    <CountField
      {...(hidden ? { 'aria-label': label } : { label })}
      value={value}
      // An empty field counts as nobody.
      onChange={(next) => onChange(next ?? 0)}
    />
  )
}
