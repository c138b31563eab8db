import { Anchor, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
import { hotelContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { roomBands } from '@reisewerk/domain/partners/room-bands.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOptions } from '../../../lib/options.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import type { Wish } from '../../itinerary/plan/wish.ts'
import type { Near } from '../../partners/api.ts'
import { countedHotels, type HotelFilter, HotelPicker } from '../../partners/provider-picker.tsx'
import { RequestField } from './request-field.ts'

const word = wordsOf(hotelContract)

/** Filter of 001 §3: it stands as the service wishes, with hotels rated 7 and better. */
const usualRating = 7
const ratings = Array.from({ length: 9 }, (_, index) => index + 1)

type Props = {
  wish: Wish
  near: Near
  isChosen: boolean
  begins: boolean
  onChange: (hotel: Choice | null) => void
}

export function HotelSearch({ wish, near, isChosen, begins, onChange }: Props) {
  const [chosen, setFilter] = useState<Partial<HotelFilter>>({})
  const placeId = wish.place?.value ?? null
  const wished = { stars: wish.stars, category: wish.category, ratingFrom: usualRating, rooms: null }
  const filter: HotelFilter = { ...wished, ...chosen, placeId }
  // What nobody has chosen hides no hotel of the place; it only decides which stand first.
  const narrowed: HotelFilter = { ...noFilter, ...chosen, placeId }
  const [term, setTerm] = useState('')
  const categories = useOptions('hotel_category')
  const narrow = (part: Partial<HotelFilter>) => setFilter({ ...chosen, ...part })
  return (
    <>
      <Field span={2}>
        <Filter
          label={word('stars')}
          choices={['1', '2', '3', '4', '5'].map((stars) => ({ value: stars, label: stars }))}
          value={filter.stars === null ? null : String(filter.stars)}
          onChange={(stars) => narrow({ stars: stars === null ? null : Number(stars) })}
        />
      </Field>
      <Field span={4}>
        <Filter
          label={word('category')}
          choices={categories.choices(filter.category)}
          value={filter.category}
          // The choices are the keys of the table.
          onChange={(category) => narrow({ category: category as HotelFilter['category'] })}
        />
      </Field>
      <Field span={3}>
        <Filter
          label={word('rating')}
          choices={ratings.map((rating) => ({ value: String(rating), label: `${rating} bis 10` }))}
          value={filter.ratingFrom === null ? null : String(filter.ratingFrom)}
          onChange={(rating) => narrow({ ratingFrom: rating === null ? null : Number(rating) })}
        />
      </Field>
      <Field span={3}>
        <Filter
          label={word('roomCount')}
          choices={Object.entries(roomBands).map(([value, { label }]) => ({ value, label }))}
          value={filter.rooms}
          // The choices are the keys of the table.
          onChange={(rooms) => narrow({ rooms: rooms as HotelFilter['rooms'] })}
        />
      </Field>
      <RequestField
        name="provider"
        label={wish.place === null ? 'Hotel' : `Hotel in ${wish.place.label}`}
        begins={begins}
      >
        {(control) => (
          <HotelPicker
            {...control}
            clearable
            given={{ place: wish.place, area: wish.area }}
            filter={narrowed}
            wished={filter}
            near={near}
            hint={!isChosen && <HiddenHotels filter={narrowed} term={term} onReset={() => setFilter(noFilter)} />}
            onChange={onChange}
            onSought={setTerm}
          />
        )}
      </RequestField>
    </>
  )
}

const noFilter = { stars: null, category: null, ratingFrom: null, rooms: null } as const

type HiddenProps = { filter: HotelFilter; term: string; onReset: () => void }

/** What is missing from the list may be so by the filters. */
function HiddenHotels({ filter, term, onReset }: HiddenProps) {
  const [sought] = useDebouncedValue(term.trim(), 300)
  const shown = useQuery(countedHotels(filter, sought))
  const { data: all } = useQuery(countedHotels({ ...filter, ...noFilter }, sought))
  const hidden = all === undefined || shown.data === undefined ? 0 : all.total - shown.data.total
  if (hidden === 0) return null
  return (
    <Text fz={12} pt={4} c="var(--rw-warn-ink)" role="status">
      {hidden === 1 ? 'Die Filter verbergen 1 Hotel.' : `Die Filter verbergen ${hidden} Hotels.`}{' '}
      <Anchor
        component="button"
        type="button"
        fz="inherit"
        c="var(--rw-accent-ink)"
        underline="always"
        onClick={onReset}
      >
        Filter zurücksetzen
      </Anchor>
    </Text>
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
