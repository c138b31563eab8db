import { Button, Group, Stack, Text } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { act, newKey } from '../../../lib/api.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { HotelPicker } from '../../partners/provider-picker.tsx'
import { useDesk } from '../plan/plan-context.tsx'
import { titleOf } from '../plan/service-words.ts'
import { chosenRequestOf, mainRequestOf, placeOfHotel, type ServiceOf } from '../plan/services.ts'
import { useNear } from '../plan/use-near.ts'
import { useUndoOfPlanChange } from './use-undo-of-plan-change.ts'

type Props = { service: ServiceOf<'hotel'>; onClose: () => void }

/** Another house in place of the one a stay has: same days, persons and board; the earlier request stays, cancelled (EASE-02). */
export function SwapHotelDialog({ service, onClose }: Props) {
  const [hotel, setHotel] = useState<Choice | null>(null)
  const swap = useSwap(service)
  const { item } = service
  const place = placeOfHotel(service)
  const where = {
    place: place === null ? null : { value: String(place.id), label: place.name },
    area: item.area === null ? null : { value: String(item.area.id), label: item.area.name },
  }
  const near = useNear(service, where)
  const wished = { stars: item.hotelType.stars, category: item.hotelType.category, ratingFrom: null, rooms: null }
  const earlier = (chosenRequestOf(service) ?? mainRequestOf(service))?.provider?.name

  async function save() {
    if (hotel === null) return notice.bad('Bitte ein Haus auswählen!')
    if (await swap(hotel)) onClose()
  }

  return (
    <FormDialog onClose={onClose} title={`${titleOf(service)} tauschen`} size={460}>
      <Stack gap={12}>
        <Text fz={13}>
          {earlier === undefined
            ? 'Das neue Haus wird als Anfrage aufgenommen und ausgewählt.'
            : `Das neue Haus wird für dieselben Tage und Personen aufgenommen; die Anfrage an ${earlier} wird storniert und bleibt mit ihrer Historie stehen. Gesendet wird nichts.`}
        </Text>
        <HotelPicker
          data-autofocus
          label="Neues Haus"
          given={where}
          value={hotel}
          onChange={setHotel}
          filter={{ stars: null, category: null, ratingFrom: null, rooms: null, placeId: null }}
          wished={{ ...wished, placeId: place === null ? null : String(place.id) }}
          near={near}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={() => void save()}>Tauschen</Button>
        </Group>
      </Stack>
    </FormDialog>
  )
}

/** @returns whether the new house stands there now */
function useSwap({ item }: ServiceOf<'hotel'>): (hotel: Choice) => Promise<boolean> {
  const { change } = useDesk()
  const undoOf = useUndoOfPlanChange()
  return async (hotel) => {
    const path = `/api/hotel_placeholders/${item.id}`
    const key = newKey()
    let planChange = 0
    const isSwapped = await change({
      send: async () => {
        const body = { hotel: linkTo('hotels', Number(hotel.value)) }
        planChange = (await act<{ planChange: number }>(`${path}/swap`, body, key)).data.planChange
      },
      failed: 'Das Hotel konnte nicht getauscht werden! Server Error!',
    })
    if (!isSwapped) return false
    const told = 'Anfrage und Absage sind noch nicht gesendet.'
    notice.good(`${hotel.label} ist jetzt ausgewählt!`, told, undoOf(planChange))
    return true
  }
}
