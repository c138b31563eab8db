import { NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { addDays } from '@reisewerk/domain/calendar-date.ts'
import { roomBands } from '@reisewerk/domain/partners/room-bands.ts'
import { useState } from 'react'
import type { ApiError } from '../../lib/http.ts'
import { useOptions } from '../../lib/options.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import type { Choice } from '../../ui/inline-select.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import type { HotelItem } from '../itinerary/api.ts'
import { AgencyPicker } from '../partners/agency-picker.tsx'
import { FerryLinePicker, type HotelFilter, HotelPicker } from '../partners/provider-picker.tsx'
import type { Requested } from './api.ts'
import type { RequestDraft } from './request-draft.ts'

type Props = { draft: RequestDraft; set: (part: Partial<RequestDraft>) => void }
type ServiceProps = Props & { service: Requested; error: ApiError | null }

/** Who is asked: a provider, an agency, or a provider through an agency. */
export function PartnerFields({ service, draft, set, error }: ServiceProps) {
  return (
    <FormGroup title={service.kind === 'hotel' ? 'Hotel' : 'Reederei'}>
      {service.kind === 'hotel' ? (
        <HotelSearch item={service.item} draft={draft} set={set} error={error?.messageFor('provider')} />
      ) : (
        <>
          <Field span={7}>
            <FerryLinePicker
              label="Reederei"
              data-autofocus
              clearable
              value={draft.provider}
              onChange={(provider) => set({ provider })}
              error={error?.messageFor('provider')}
            />
          </Field>
          <Field span={5}>
            <TextInput
              label="Schiff"
              maxLength={120}
              value={draft.shipName}
              onChange={(event) => set({ shipName: event.currentTarget.value })}
            />
          </Field>
        </>
      )}
      <Field span={7}>
        <AgencyPicker label="Agentur" value={draft.agency} onChange={(agency) => set({ agency })} />
      </Field>
      <Field span={5}>
        <TextInput
          label="Optionsnummer"
          maxLength={60}
          value={draft.optionNr}
          onChange={(event) => set({ optionNr: event.currentTarget.value })}
        />
      </Field>
    </FormGroup>
  )
}

/** Filter of 001 §3: it starts as the service wishes, with hotels rated 7 and better. */
const usualRating = 7
const ratings = Array.from({ length: 9 }, (_, index) => index + 1)

function HotelSearch({ item, draft, set, error }: Props & { item: HotelItem; error: string | undefined }) {
  const [filter, setFilter] = useState<HotelFilter>({
    stars: item.hotelType.stars,
    category: item.hotelType.category,
    ratingFrom: usualRating,
    rooms: null,
    placeId: item.place === null ? null : String(item.place.id),
  })
  const categories = useOptions('hotel_category')
  const narrow = (part: Partial<HotelFilter>) => setFilter({ ...filter, ...part })
  return (
    <>
      <Field span={2}>
        <Filter
          label="Sterne"
          choices={['1', '2', '3', '4', '5'].map((stars) => ({ value: stars, label: stars }))}
          value={filter.stars === null ? null : String(filter.stars)}
          onChange={(stars) => narrow({ stars: stars === null ? null : Number(stars) })}
        />
      </Field>
      <Field span={4}>
        <Filter
          label="Kategorie"
          choices={categories.choices(filter.category)}
          value={filter.category}
          // The choices are the keys of the table.
          onChange={(category) => narrow({ category: category as HotelFilter['category'] })}
        />
      </Field>
      <Field span={3}>
        <Filter
          label="Bewertung"
          choices={ratings.map((rating) => ({ value: String(rating), label: `${rating} bis 10` }))}
          value={filter.ratingFrom === null ? null : String(filter.ratingFrom)}
          onChange={(rating) => narrow({ ratingFrom: rating === null ? null : Number(rating) })}
        />
      </Field>
      <Field span={3}>
        <Filter
          label="Zimmer"
          choices={Object.entries(roomBands).map(([value, { label }]) => ({ value, label }))}
          value={filter.rooms}
          // The choices are the keys of the table.
          onChange={(rooms) => narrow({ rooms: rooms as HotelFilter['rooms'] })}
        />
      </Field>
      <Field span={12}>
        <HotelPicker
          label={item.place === null ? 'Hotel' : `Hotel in ${item.place.name}`}
          data-autofocus
          clearable
          filter={filter}
          value={draft.provider}
          onChange={(provider) => set({ provider })}
          error={error}
        />
      </Field>
    </>
  )
}

type FilterProps = {
  label: string
  choices: Choice[]
  /** null takes the filter off. */
  value: string | null
  onChange: (value: string | null) => void
}

const everything = { value: 'all', label: 'alle' }

function Filter({ label, choices, value, onChange }: FilterProps) {
  return (
    <Select
      label={label}
      data={[everything, ...choices]}
      value={value ?? everything.value}
      allowDeselect={false}
      onChange={(next) => onChange(next === everything.value ? null : next)}
    />
  )
}

export function TimeFields({ service, draft, set, error }: ServiceProps) {
  const boards = useOptions('board')
  const isHotel = service.kind === 'hotel'
  return (
    <FormGroup title="Zeiten">
      <Field span={isHotel ? 6 : 4}>
        <DateField
          label={isHotel ? 'Anreise' : 'Abfahrt am'}
          value={draft.startDate}
          onChange={(startDate) => set({ startDate })}
          error={error?.messageFor('startAt')}
        />
      </Field>
      {!isHotel && (
        <Field span={2}>
          <TimeField label="um" value={draft.startTime} onChange={(startTime) => set({ startTime })} />
        </Field>
      )}
      <Field span={isHotel ? 6 : 4}>
        <DateField
          label={isHotel ? 'Abreise' : 'Ankunft am'}
          value={draft.endDate}
          min={draft.startDate === null ? undefined : addDays(draft.startDate, isHotel ? 1 : 0)}
          reference={draft.startDate ?? undefined}
          onChange={(endDate) => set({ endDate })}
          error={error?.messageFor('endAt')}
        />
      </Field>
      {!isHotel && (
        <Field span={2}>
          <TimeField label="um" value={draft.endTime} onChange={(endTime) => set({ endTime })} />
        </Field>
      )}
      {isHotel && (
        <Field span={12}>
          <Select
            label="Verpflegung"
            data={boards.choices(draft.board)}
            value={draft.board}
            allowDeselect={false}
            // The choices are the keys of the table.
            onChange={(board) => board !== null && set({ board: board as RequestDraft['board'] })}
          />
        </Field>
      )}
    </FormGroup>
  )
}

export function ContingentFields({ draft, set }: Props) {
  return (
    <FormGroup title="Kontingent und Option">
      <Field span={4}>
        <PersonsInput label="Angefragt" value={draft.asked} onChange={(asked) => set({ asked })} />
      </Field>
      <Field span={4}>
        <PersonsInput label="Zugesagt" value={draft.reserved} onChange={(reserved) => set({ reserved })} />
      </Field>
      <Field span={4}>
        <DateField label="Optionstermin" value={draft.dueDate} onChange={(dueDate) => set({ dueDate })} />
      </Field>
      <Field span={12}>
        <Textarea
          label="Notizen"
          minRows={2}
          maxLength={5000}
          value={draft.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
      </Field>
    </FormGroup>
  )
}

function PersonsInput(props: { label: string; value: number; onChange: (persons: number) => void }) {
  const { label, value, onChange } = props
  return (
    <NumberInput
      label={label}
      value={value}
      min={0}
      max={9999}
      allowDecimal={false}
      allowNegative={false}
      // An empty field counts as nobody.
      onChange={(next) => onChange(typeof next === 'number' ? next : 0)}
    />
  )
}
