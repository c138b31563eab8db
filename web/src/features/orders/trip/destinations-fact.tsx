import { Select } from '@mantine/core'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconStarFilled } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { itemOf, listOf } from '../../../lib/api.ts'
import { mergedWords } from '../../../lib/saving/merge.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { SeveralOrNew } from '../../../ui/fields/or-new/several-or-new.tsx'
import { InlineEdit } from '../../../ui/inline/inline-edit.tsx'
import type { Trip } from './api.ts'
import editing from './destinations-fact.module.css'
import classes from './trip-header.module.css'

type Choice = { main: string | null; all: string[] }
/** What is chosen, and what was when one began: a colleague may choose meanwhile. */
type Chosen = Choice & { opened: Choice }

/** Where the trip goes; one of the places is the main one and carries a star (HEAD-02). */
export function DestinationsFact({ trip }: { trip: Trip }) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  const [isNear, setNear] = useState(false)
  const { data, isFetching } = useQuery({
    ...listOf(destinationContract, { query: { _itemsPerPage: 500 } }),
    enabled: isNear,
  })
  const client = useQueryClient()
  const [made, setMade] = useState<readonly (typeof trip.trip.destinations)[number][]>([])
  const { mainDestination, destinations } = trip.trip
  const listed = data?.items ?? destinations
  const known = [...listed, ...made.filter((one) => !listed.some(({ id }) => id === one.id))]
  // What has been retired stays readable where it is used, and is not offered any more.
  const offered = known.filter(({ id, isRetired }) => !isRetired || destinations.some((one) => one.id === id))
  const choices = offered.map(({ id, name }) => ({ value: String(id), label: name }))

  const stored: Choice = {
    main: mainDestination === null ? null : String(mainDestination.id),
    all: destinations.map(({ id }) => String(id)),
  }

  async function choose(choices: { value: string }[], draft: Chosen, setDraft: (next: Chosen) => void) {
    const all = choices.map(({ value }) => value)
    const fresh = all.filter((value) => !known.some(({ id }) => String(id) === value))
    const read = fresh.map((id) => client.fetchQuery(itemOf(destinationContract, Number(id))))
    if (read.length > 0) setMade([...made, ...(await Promise.all(read))])
    setDraft({ ...draft, all, main: mainAmong(all, draft) })
  }

  function keep({ main, all, opened }: Chosen) {
    const chosen = mergedWords(opened.all, all, stored.all).flatMap((id) =>
      [...known, ...destinations].filter((destination) => String(destination.id) === id).slice(0, 1),
    )
    const mainChosen = chosen.find(({ id }) => String(id) === (main === opened.main ? stored.main : main)) ?? null
    const namesMain = main !== opened.main
    save(
      {
        trip: {
          destinations: chosen.map(({ id }) => linkTo('destinations', id)),
          ...(namesMain && { mainDestination: mainChosen === null ? null : linkTo('destinations', mainChosen.id) }),
        },
      },
      { shown: { trip: { destinations: chosen, ...(namesMain && { mainDestination: mainChosen }) } } },
    )
  }

  return (
    <InlineEdit<Chosen>
      label="Destinationen"
      value={{ ...stored, opened: stored }}
      width={420}
      onNear={() => setNear(true)}
      state={stateOf('trip.destinations')}
      refusal={errorOf('trip.destinations')?.reason}
      onSave={keep}
      display={destinations.length === 0 && mainDestination === null ? null : <Names trip={trip} />}
    >
      {({ draft, setDraft, takesFocus, opensList }) => (
        <span className={editing.fields}>
          <SeveralOrNew
            aria-label="Destinationen"
            resource={isFetching ? null : 'destinations'}
            data={choices}
            value={draft.all}
            onChange={(chosen) => void choose(chosen, draft, setDraft)}
            autoFocus={takesFocus}
            defaultDropdownOpened={opensList}
            comboboxProps={{ withinPortal: false }}
            nothingFoundMessage={isFetching ? 'Bitte warten...' : 'Nichts gefunden'}
          />
          <Select
            aria-label="Hauptdestination"
            data={choices.filter(({ value }) => draft.all.includes(value))}
            value={draft.main}
            onChange={(main) => setDraft({ ...draft, main })}
            classNames={{ input: editing.main }}
            leftSection={<IconStarFilled size={11} className={classes.star} aria-hidden />}
            comboboxProps={{ withinPortal: false }}
            allowDeselect={false}
          />
        </span>
      )}
    </InlineEdit>
  )
}

/** The first of all is the main one; a trip that has none of its own accord keeps none. */
function mainAmong(all: readonly string[], { main, all: before }: Choice): string | null {
  if (main === null && before.length > 0) return null
  return main !== null && all.includes(main) ? main : (all[0] ?? null)
}

function Names({ trip }: { trip: Trip }) {
  const { mainDestination, destinations } = trip.trip
  const others = destinations.filter(({ id }) => id !== mainDestination?.id).map(({ name }) => name)
  return (
    <span className={editing.names} title={[mainDestination?.name, ...others].filter(Boolean).join(' · ')}>
      {mainDestination?.name}
      {mainDestination !== null && (
        <IconStarFilled size={11} className={classes.star} role="img" aria-label="Hauptdestination" />
      )}
      {mainDestination !== null && others.length > 0 && ' · '}
      {others.join(' · ')}
    </span>
  )
}
