import { Tooltip } from '@mantine/core'
import { bedLabel, otherPhone, phoneOf, showsOtherPhone } from '@reisewerk/domain/orders/accommodation.ts'
import { orderContactContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconCopy, IconDeviceMobile, IconMail, IconPhone, IconStar, IconStarFilled } from '@tabler/icons-react'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { Trip } from '../api.ts'
import type { TripContact } from './api.ts'
import { BusFields } from './bus-fields.tsx'
import { ContactMenu } from './contact-menu.tsx'
import classes from './contacts-panel.module.css'
import { copyEmail, writeEmail } from './email.ts'
import type { ContactActions } from './use-contact-actions.ts'

type Props = { trip: Trip; contact: TripContact; actions: ContactActions }

export function ContactRow({ trip, contact, actions }: Props) {
  const name = contact.contact?.fullName || 'Noch offen'
  if (actions.isLeaving(contact)) {
    return (
      <li className={classes.leaving}>
        <span>{name} wird gelöscht …</span>
        <button type="button" className={classes.undo} onClick={() => actions.undo(contact)}>
          Rückgängig
        </button>
      </li>
    )
  }
  const isPrimary = trip.primaryOrderContact !== null && idOf(trip.primaryOrderContact) === contact.id
  const beds = [bedLabel('roomType', contact.roomType), bedLabel('cabinType', contact.cabinType)].filter(
    (bed) => bed !== null,
  )
  const email = contact.contact?.email ?? null
  return (
    <li className={classes.contact}>
      <div className={classes.row}>
        <IconButton
          size={24}
          icon={isPrimary ? IconStarFilled : IconStar}
          label={isPrimary ? `${name} ist Hauptkontakt` : `${name} zum Hauptkontakt machen`}
          active={isPrimary}
          onClick={() => !isPrimary && actions.makePrimary(contact)}
        />
        <span className={classes.name} title={name} data-open={contact.contact === null || undefined}>
          {name}
          {contact.contact?.deleted === true && <span className={classes.gone}>gelöscht</span>}
          {isOfOtherClient(trip, contact) && <span className={classes.gone}>anderer Kunde</span>}
        </span>
        <span className={classes.beds}>{beds.join(' · ')}</span>
        <Phone contact={contact} name={name} />
        <IconButton
          size={24}
          icon={IconCopy}
          label={`E-Mail von ${name} kopieren`}
          onClick={() => void copyEmail(email)}
        />
        <IconButton
          size={24}
          icon={IconMail}
          label={`E-Mail an ${name} schreiben`}
          onClick={() => writeEmail(email, name, contact.contact?.id ?? null)}
        />
        <ContactMenu contact={contact} name={name} actions={actions} />
      </div>
      {contact.role === '3_bus_driver' && <BusFields contact={contact} name={name} />}
    </li>
  )
}

/** Somebody may have been on the trip before it went over to another client (decision 005). */
function isOfOtherClient({ client }: Trip, { contact }: TripContact): boolean {
  return client !== null && contact !== null && contact.client !== null && idOf(contact.client) !== client.id
}

/** The number to call; a click takes the other one, if there is one (CONT-02). */
function Phone({ contact, name }: { contact: TripContact; name: string }) {
  const { save } = useSave(orderContactContract, contact.id)
  if (contact.contact === null) return <span className={classes.phone} />
  const number = phoneOf(contact.contact, contact.phoneType)
  if (number === null) return <span className={classes.phone}>keine Rufnummer</span>
  const Glyph = number === contact.contact.phoneMobile ? IconDeviceMobile : IconPhone
  const shown = (
    <>
      <Glyph size={13} stroke={1.7} aria-hidden />
      {number}
    </>
  )
  if (!showsOtherPhone(contact.contact, contact.phoneType)) return <span className={classes.phone}>{shown}</span>
  const other = otherPhone(contact.phoneType)
  const label = `${name}: ${other === 'phoneMobile' ? 'Mobilnummer' : 'Festnetznummer'} zeigen`
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={classes.phone}
        aria-label={`${number}. ${label}`}
        onClick={() =>
          save({ phoneType: other }, { onFailed: () => notice.bad('Der Kontakt konnte nicht gespeichert werden!') })
        }
      >
        {shown}
      </button>
    </Tooltip>
  )
}
