import { Button } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconBed, IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { Suspense, useCallback, useState } from 'react'
import { settingsOf } from '../../features/accounts/api.ts'
import { OrderDrawer } from '../../features/drawer/order-drawer.tsx'
import { tripOf } from '../../features/orders/trip/api.ts'
import { type HotelRequest, type RoomList, spanOf, stayOf, stays } from '../../features/room-lists/api.ts'
import { ContingentCheck } from '../../features/room-lists/contingent-check.tsx'
import { HotelLists } from '../../features/room-lists/documents/hotel-lists.tsx'
import { ListDocuments } from '../../features/room-lists/documents/list-documents.tsx'
import { ImportList } from '../../features/room-lists/import/import-list.tsx'
import { ListForm } from '../../features/room-lists/list-form.tsx'
import { ListNotes } from '../../features/room-lists/list-notes.tsx'
import { ListSidebar } from '../../features/room-lists/list-sidebar.tsx'
import { RoomListDesk } from '../../features/room-lists/room-list-desk.tsx'
import classes from '../../features/room-lists/room-lists.module.css'
import { useRoomLists } from '../../features/room-lists/use-room-lists.ts'
import { useSeesPersonal } from '../../lib/session.ts'
import { PanelsOverPage } from '../../ui/dialogs/side-panel.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { TripPage } from './trip-page.tsx'

const route = getRouteApi('/shell/orders/$orderId/roomlist')

/** Who sleeps where: room lists of a trip with their rooms and guests (002 §2). */
export function RoomListPage() {
  const orderId = Number(route.useParams().orderId)
  const client = useQueryClient()
  return (
    <TripPage orderId={orderId}>
      <Suspense fallback={<LoadingRows rows={12} />}>
        <Lists key={orderId} orderId={orderId} />
      </Suspense>
      <OrderDrawer
        orderId={orderId}
        onClose={(dataHasChanged) => {
          if (dataHasChanged) void client.invalidateQueries({ queryKey: tripOf(orderId).queryKey })
        }}
      />
    </TripPage>
  )
}

type Open = { readonly list: RoomList | null }

function Lists({ orderId }: { orderId: number }) {
  const { data: trip } = useSuspenseQuery(tripOf(orderId))
  const settings = useQuery(settingsOf(idOf(trip.organisationFilter))).data?.roomLists
  const { lists, readAt, requests, asked, keeping } = useRoomLists(orderId)
  const seesPersonal = useSeesPersonal()
  const { list: chosen } = route.useSearch()
  const navigate = route.useNavigate()
  // Which list is open is part of the address: a reload, a link and the way back lead to the same one.
  const setChosen = useCallback((list: number) => void navigate({ search: { list }, replace: true }), [navigate])
  const [form, setForm] = useState<Open | null>(null)
  const items = lists.data?.items ?? []
  const list = items.find(({ id }) => id === chosen) ?? items[0] ?? null
  const stay = list === null ? null : stayOf(list, requests)
  const add = () => setForm({ list: null })
  const isRead = lists.data !== undefined && settings !== undefined
  return (
    <>
      {isRead && list !== null && list.id !== chosen && items.length > 1 && (
        <Navigate from="/orders/$orderId/roomlist" search={{ list: list.id }} replace />
      )}
      <PageHead title="Zimmerliste">
        {isRead && seesPersonal && <ImportList {...{ orderId, list, contingent: asked }} />}
      </PageHead>
      {lists.isError && (
        <ErrorState text="Couldn't get the room lists! Server Error!" onRetry={() => void lists.refetch()} />
      )}
      {!isRead && !lists.isError && <LoadingRows rows={12} />}
      {isRead && (
        <div className={classes.columns}>
          <div className={classes.lists}>
            <ListSidebar
              {...{ lists: items, requests, contingent: asked, chosen: list?.id ?? null }}
              onChoose={setChosen}
              onAdd={add}
            />
          </div>
          {list === null ? (
            <EmptyState
              icon={IconBed}
              text="Es gibt noch keine Zimmerliste"
              action={
                <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
                  Neue Zimmerliste
                </Button>
              }
            />
          ) : (
            <RoomListDesk
              key={list.id}
              {...{ list, lists: items, stay, contingent: asked, templates: settings.columns, readAt, keeping }}
              onEdit={() => setForm({ list })}
            />
          )}
          <aside className={classes.side} aria-label="Abgleich und Hinweise">
            <div>
              {list !== null && <ContingentCheck rooms={list.rooms} contingent={asked} />}
              <ListNotes trip={trip} stay={stay} />
              <HotelLists orderId={orderId} open={list?.id ?? null} count={items.length} />
              {list !== null && (
                <ListDocuments
                  key={list.id}
                  {...{ orderId, roomList: list, others: items.filter(({ id }) => id !== list.id) }}
                  {...{ hotels: hotelsOf(requests), own: stay?.id ?? null }}
                />
              )}
            </div>
          </aside>
        </div>
      )}
      <PanelsOverPage>
        {form !== null && settings !== undefined && (
          <ListForm
            key={form.list?.id ?? 'new'}
            {...{ orderId, list: form.list, lists: items, requests, template: settings.template }}
            onSaved={setChosen}
            onDropped={() => setForm(null)}
            onClose={() => setForm(null)}
          />
        )}
      </PanelsOverPage>
    </>
  )
}

/** Hotels as documents are made for them. */
function hotelsOf(requests: readonly HotelRequest[]) {
  return stays(requests).map((request) => ({
    requestId: request.id,
    label: [request.info.title, spanOf(request)].filter((part) => part !== '').join(', '),
  }))
}
