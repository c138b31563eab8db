import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { addDays, daysBetween, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { OrderPicker } from '../../orders/order-picker.tsx'
import { dateOf, daysOf, type TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { titleOf } from '../plan/service-words.ts'
import { type Service, servicesOf } from '../plan/services.ts'
import classes from './take-services-dialog.module.css'
import { type Copy, useCopies } from './use-copies.ts'

type Props = { day: TripDay; number: number; onClose: () => void }

/**
 * Takes services of another trip of the house over (EASE-02): the first of them on this day, the others as many days later as they
 * are there.
 */
export function TakeServicesDialog({ day, number, onClose }: Props) {
  const { trip } = usePlan()
  const { copyServices } = useCopies()
  const [source, setSource] = useState<Choice | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [withRequests, setWithRequests] = useState(true)
  const organisation = idOf(trip.organisationFilter)
  const days = useQuery({ ...daysOf(Number(source?.value ?? 0)), enabled: source !== null })
  const copiesOf = useCopiesFrom(day)

  async function take() {
    const services = (days.data?.items ?? []).flatMap((one) =>
      servicesOf(one)
        .filter(({ key }) => chosen.has(key))
        .map((service) => ({ service, date: dateOf(one) })),
    )
    if (services.length === 0) return notice.bad('Bitte Leistungen auswählen!')
    const copies = copiesOf(services)
    if (typeof copies === 'string') return notice.bad(copies)
    if (await copyServices(copies, withRequests)) onClose()
  }

  return (
    <FormDialog onClose={onClose} title={`Leistungen aus anderer Reise in Tag ${number} übernehmen`} size={620}>
      <Stack gap={12}>
        <OrderPicker
          data-autofocus
          label="Reise"
          organisation={organisation}
          except={trip.id}
          value={source}
          onChange={(choice) => {
            setSource(choice)
            setChosen(new Set())
          }}
        />
        {source !== null && days.isPending && <LoadingRows rows={5} />}
        {days.isError && (
          <ErrorState text="Die Tage konnten nicht geladen werden." onRetry={() => void days.refetch()} />
        )}
        {days.data !== undefined && <Offered days={days.data.items} chosen={chosen} onChange={setChosen} />}
        <Checkbox
          label="Anfragen übernehmen (als neue, noch nicht gestellte)"
          checked={withRequests}
          onChange={(event) => setWithRequests(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={() => void take()}>Übernehmen</Button>
        </Group>
      </Stack>
    </FormDialog>
  )
}

/** On which day of the trip each goes; a sentence where the trip has no such day. */
function useCopiesFrom(day: TripDay) {
  const { days } = usePlan()
  return (services: readonly { service: Service; date: string }[]): Copy[] | string => {
    const first = services[0]?.date ?? ''
    const targets = services.map(({ service, date }) => {
      const wanted = addDays(dateOf(day), daysBetween(first, date))
      return { service, wanted, dayId: days.find((one) => dateOf(one) === wanted)?.id }
    })
    const missing = targets.find(({ dayId }) => dayId === undefined)
    if (missing !== undefined) return `Die Reise hat am ${germanDate(missing.wanted)} keinen Tag.`
    return targets.flatMap(({ service, dayId }) => (dayId === undefined ? [] : [{ service, dayId }]))
  }
}

type OfferedProps = {
  days: readonly TripDay[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

function Offered({ days, chosen, onChange }: OfferedProps) {
  const planned = days.map((day, index) => ({ day, number: index + 1 })).filter(({ day }) => servicesOf(day).length > 0)
  if (planned.length === 0) return <EmptyState icon={IconCalendarOff} text="Diese Reise hat keine Leistungen" />
  const set = (keys: readonly string[], isChosen: boolean) => {
    const others = [...chosen].filter((key) => !keys.includes(key))
    onChange(new Set(isChosen ? [...others, ...keys] : others))
  }
  return (
    <div className={classes.days}>
      {planned.map(({ day, number }) => {
        const keys = servicesOf(day).map(({ key }) => key)
        const count = keys.filter((key) => chosen.has(key)).length
        const title = [`Tag ${number}`, weekdayOf(dateOf(day)), germanDate(dateOf(day)), day.name].filter(Boolean)
        return (
          <fieldset key={day.id} className={classes.day}>
            <legend className={classes.legend}>{title.join(' - ')}</legend>
            <Checkbox
              label="Ganzer Tag"
              checked={count === keys.length}
              indeterminate={count > 0 && count < keys.length}
              onChange={(event) => set(keys, event.currentTarget.checked)}
            />
            {servicesOf(day).map((service) => (
              <Checkbox
                key={service.key}
                className={classes.service}
                label={titleOf(service)}
                checked={chosen.has(service.key)}
                onChange={(event) => set([service.key], event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}
