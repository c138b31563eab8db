import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { AlternativeHouse } from '@reisewerk/domain/requests/alternatives.contract.ts'
import { isFar } from '@reisewerk/domain/requests/alternatives.ts'
import { IconBuildingOff } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useOptions } from '../../../lib/options.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { titleOf } from '../plan/service-words.ts'
import type { RequestedService } from '../plan/services.ts'
import { useServiceActions } from '../plan/use-service-actions.ts'
import classes from './take-services-dialog.module.css'

function alternativesTo(id: number) {
  return queryOptions({
    queryKey: [...keys.item('hotel_placeholders', id), 'alternatives'],
    queryFn: async ({ signal }) =>
      (await send<{ houses: AlternativeHouse[] }>('GET', `/api/hotel_placeholders/${id}/alternatives`, { signal })).data
        .houses,
    // Who was asked meanwhile is not offered again.
    staleTime: 0,
  })
}

type Props = { service: RequestedService; onClose: () => void }

/** Whom to ask instead of a house that declined: the nearest first, a few that fit ticked, and who was asked before (TRUE-01). */
export function AlternativesDialog({ service, onClose }: Props) {
  const { data, isPending, isError, refetch } = useQuery(alternativesTo(service.item.id))
  const { askAlternatives } = useServiceActions(service)
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = picked ?? new Set(data?.filter(({ isProposed }) => isProposed).map(({ id }) => id))

  async function ask() {
    setBusy(true)
    const isAsked = await askAlternatives([...chosen])
    setBusy(false)
    if (isAsked) onClose()
  }
  function pick(id: number, isChosen: boolean) {
    const others = [...chosen].filter((one) => one !== id)
    setPicked(new Set(isChosen ? [...others, id] : others))
  }

  return (
    <FormDialog
      onClose={onClose}
      title={`${titleOf(service)}: Alternativen anfragen`}
      size={560}
      isChanged={picked !== null}
    >
      <Stack gap={12}>
        <Text fz={13}>Die Anfragen werden angelegt, gesendet wird nichts.</Text>
        {isPending && <LoadingRows rows={4} />}
        {isError && (
          <ErrorState text="Die Häuser der Region konnten nicht geladen werden." onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState icon={IconBuildingOff} text="In dieser Region ist kein weiteres Haus bekannt" />
        )}
        {data !== undefined && isAllFar(data) && (
          <Text fz={13}>In der Nähe ist kein weiteres Haus bekannt: Die genannten liegen in anderen Orten.</Text>
        )}
        <div className={classes.days}>
          {data?.map((house) => (
            <House key={house.id} house={house} isChosen={chosen.has(house.id)} onPick={(is) => pick(house.id, is)} />
          ))}
        </div>
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button loading={isBusy} disabled={chosen.size === 0} onClick={() => void ask()}>
            {chosen.size === 0 ? 'Anfragen' : `${counted(chosen.size, ['Haus', 'Häuser'])} anfragen`}
          </Button>
        </Group>
      </Stack>
    </FormDialog>
  )
}

/** Whether whoever can still be asked would take the group elsewhere: none is ticked, and it is said why (decision 167). */
function isAllFar(houses: readonly AlternativeHouse[]): boolean {
  const free = houses.filter(({ asked }) => asked === null)
  return free.length > 0 && free.every(isFar)
}

type HouseProps = { house: AlternativeHouse; isChosen: boolean; onPick: (isChosen: boolean) => void }

function House({ house, isChosen, onPick }: HouseProps) {
  const statuses = useOptions('request_status')
  const { name, place, stars, kilometres, asked } = house
  const facts = [
    stars !== null && counted(stars, ['Stern', 'Sterne']),
    place,
    kilometres === null ? 'Entfernung unbekannt' : kilometres > 0 && `${kilometres} km entfernt`,
    asked !== null && `schon gefragt: ${statuses.of(asked).label}`,
  ]
  return (
    <Checkbox
      label={name}
      description={facts.filter(Boolean).join(' · ')}
      checked={isChosen}
      disabled={asked !== null}
      onChange={(event) => onPick(event.currentTarget.checked)}
    />
  )
}
