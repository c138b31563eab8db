import { Menu, UnstyledButton } from '@mantine/core'
import type { OrderStatus as Status } from '@reisewerk/domain/accounts/options.ts'
import { userContract } from '@reisewerk/domain/accounts/user.contract.ts'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconChevronDown, IconEyeOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { listOf, update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { others, usePresence } from '../../../lib/live/live.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { faceOf, useSession } from '../../../lib/session.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { InlineText } from '../../../ui/inline/inline-text.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { usePageTitle } from '../../../ui/layout/page-title.ts'
import { OrderStatus } from '../../../ui/marks/order-status.tsx'
import { People } from '../../../ui/marks/person.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { takenOver, textsIn } from '../../../ui/translations/translated-texts.ts'
import { TranslationsButton } from '../../../ui/translations/translations-button.tsx'
import { useTranslatingHouse } from '../../accounts/api.ts'
import type { Trip } from './api.ts'
import { TripMenu } from './head/trip-menu.tsx'
import { tellOf } from './tell-of.ts'
import { TripFacts } from './trip-facts.tsx'
import classes from './trip-header.module.css'

type Props = { trip: Trip; menu?: ReactNode; onDeleted: () => void; children?: ReactNode }

export function TripHeader({ trip, menu, onDeleted, children }: Props) {
  const { save, stateOf, errorOf } = useSave(orderContract, trip.id)
  const [isUnfolded, setUnfolded] = useState(false)
  usePageTitle(`${trip.orderNumber} ${trip.trip.name || trip.groupName}`, 'trip')
  return (
    <header className={classes.header} data-unfolded={isUnfolded || undefined}>
      <div className={classes.line}>
        <h1 className={classes.mask}>REISEMASKE</h1>
        <span className={classes.number}>{trip.orderNumber}</span>
        <span className={classes.name}>
          <InlineText
            variant="title"
            label="Reisename"
            value={trip.trip.name}
            maxLength={160}
            width={320}
            state={stateOf('trip.name')}
            refusal={errorOf('trip.name')?.reason}
            onSave={(name) => save({ trip: { name } })}
          />
          <NameTranslations trip={trip} />
        </span>
        <StatusMenu trip={trip} onDeleted={onDeleted} />
        {trip.isAdminOnly && (
          <span
            className={classes.hidden}
            role="img"
            aria-label="Reise nur für Admins sichtbar"
            title="Reise nur für Admins sichtbar"
          >
            <IconEyeOff size={16} stroke={1.8} aria-hidden />
          </span>
        )}
        <button
          type="button"
          className={classes.dummy}
          aria-pressed={trip.trip.isDummy}
          aria-label={trip.trip.isDummy ? 'Dummy-Reise: Kennzeichen entfernen' : 'Als Dummy-Reise kennzeichnen'}
          title={trip.trip.isDummy ? 'Dummy-Reise' : 'Als Dummy-Reise kennzeichnen'}
          onClick={() => save({ trip: { isDummy: !trip.trip.isDummy } }, { onFailed: tellOf('Dummy-Reise') })}
        >
          D
        </button>
        <div className={classes.tools}>
          <WhoIsHere orderId={trip.id} />
          {children}
          <TripMenu trip={trip} more={menu} />
        </div>
      </div>
      <TripFacts trip={trip} isUnfolded={isUnfolded} onUnfold={setUnfolded} />
    </header>
  )
}

/** What the trip is called in other languages (MOVE-08). */
function NameTranslations({ trip }: Pick<Props, 'trip'>) {
  const { save } = useSave(orderContract, trip.id)
  const { translations } = trip
  return (
    <TranslationsButton
      what="Reisename"
      house={useTranslatingHouse(idOf(trip.organisationFilter))}
      texts={textsIn(translations, [{ name: 'tripName', label: 'Reisename', german: trip.trip.name, max: 160 }])}
      onTake={(words) => save({ translations: takenOver(translations, words) }, { onFailed: tellOf('Übersetzungen') })}
    />
  )
}

/** The status applies at once and goes back when the server refuses it (HEAD-04). */
function StatusMenu({ trip, onDeleted }: Pick<Props, 'trip' | 'onDeleted'>) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const state = stateOf('currentStatus')
  const statuses = useOptions('order_status')
  const client = useQueryClient()
  const onFailed = () => notice.bad('Status konnte nicht geändert werden! Server Error!')

  function choose(currentStatus: Status) {
    if (currentStatus === trip.currentStatus) return
    if (currentStatus === 'deleted') void discard()
    else save({ currentStatus }, { onFailed })
  }

  /** Not through the queue: it would read the trip again, which from then on is not there. */
  async function discard() {
    const { orderNumber } = trip
    const name = trip.trip.name || trip.groupName
    const isMeant = await confirm({
      title: `Reise ${[orderNumber, name].filter(Boolean).join(' · ')} löschen?`,
      text: 'Sie ist danach nirgends mehr zu sehen. Ein Admin kann sie unter ‚Gelöschte Reisen‘ wiederherstellen.',
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    try {
      await update(orderContract, trip.id, { currentStatus: 'deleted' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailed()
      return
    }
    onDeleted()
    void client.invalidateQueries({ queryKey: keys.list(orderContract.name) })
  }

  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.status} aria-label={`Status: ${statuses.of(trip.currentStatus).label}`}>
          <OrderStatus status={trip.currentStatus} />
          {state === undefined ? <IconChevronDown size={14} aria-hidden /> : <SaveMark state={state} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {statuses.choices(trip.currentStatus).map(({ value: status }) => (
          <Menu.Item
            key={status}
            onClick={() => choose(status)}
            aria-current={status === trip.currentStatus || undefined}
          >
            <OrderStatus status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Colleagues who look at the same trip right now (APP-12). */
function WhoIsHere({ orderId }: { orderId: number }) {
  const { user } = useSession()
  const here = others(usePresence(orderId)).filter(({ id }) => id !== user.id)
  const users = useQuery({ ...listOf(userContract, { query: { _itemsPerPage: 500 } }), enabled: here.length > 0 })
  const ids = new Set(here.map(({ id }) => id))
  const people = (users.data?.items ?? []).filter(({ id }) => ids.has(id)).map(faceOf)
  if (people.length === 0) return null
  return (
    <>
      <People people={people} label="Auch in dieser Reise" />
      <span className={classes.rule} />
    </>
  )
}
