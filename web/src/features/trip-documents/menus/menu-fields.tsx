import { Select } from '@mantine/core'
import { meals } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { tripOf } from '../../orders/trip/api.ts'
import { houseMenus, menuInfos, servingOn } from './api.ts'
import classes from './menus.module.css'

const mealChoices = Object.values(meals).map(({ label }) => label)

type Field = { value: string | null; onChange: (value: string | null) => void; error?: string | undefined }

/** The meal by its German word, as it is kept (002 §9). */
export function MealField(props: Field) {
  return <Select {...props} label="Mahlzeit" w={140} data={mealChoices} allowDeselect={false} />
}

type ServingProps = Field & { orderId: number; date: string }

/** Who serves it: whoever is asked for that day. @param value link of the request */
export function ServingField({ orderId, date, value, ...props }: ServingProps) {
  const { data = [], isPending } = useQuery(servingOn(orderId, date))
  const nameOf = (request: (typeof data)[number]) => request.provider?.name ?? `Anfrage ${request.id}`
  const choices = data.map((request) => ({ value: linkTo('requests', request.id), label: nameOf(request) }))
  return (
    <Select
      {...props}
      label="Leistungsträger"
      w={240}
      placeholder={
        !isPending && choices.length === 0 ? 'An diesem Tag ist niemand angefragt' : 'Leistungsträger wählen'
      }
      data={choices}
      allowDeselect={false}
      searchable
      value={value}
    />
  )
}

type MenuProps = ServingProps & { request: string | null }

/** What the provider offers in the language of the trip; without a choice the text is one's own (002 §5). */
export function MenuField({ orderId, date, request, ...props }: MenuProps) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const { data: serving = [] } = useQuery(servingOn(orderId, date))
  const asked = serving.find(({ id }) => request !== null && id === idOf(request))
  const provider = asked?.provider?.id ?? null
  const { data: offered = [] } = useQuery({
    ...houseMenus(provider ?? 0, asked?.requestType ?? 'hotel', trip.orderLocale),
    enabled: provider !== null,
  })
  return (
    <Select
      {...props}
      label="Menü"
      w={220}
      placeholder="Eigener Text"
      clearable
      disabled={request === null}
      data={offered.map(({ id, name }) => ({ value: linkTo('menus', id), label: name }))}
    />
  )
}

/** What is known of eating at the provider (002 §7). */
export function ServingNotes({ orderId, date, request }: { orderId: number; date: string; request: string | null }) {
  const { data: serving = [] } = useQuery(servingOn(orderId, date))
  const provider = serving.find(({ id }) => request !== null && id === idOf(request))?.provider?.id ?? null
  const { data } = useQuery({ ...menuInfos(provider ?? 0), enabled: provider !== null })
  return data?.items.map(({ id, title, content }) => (
    <p key={id} className={classes.note}>
      <b>{title}</b> {content}
    </p>
  ))
}
