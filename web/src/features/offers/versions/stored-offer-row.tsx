import { documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { versionTypes } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { IconCircleCheck, IconFileSpreadsheet, IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clock, day, fileSize } from '../../../lib/format.ts'
import { nameOf } from '../../../lib/session.ts'
import { writeMail } from '../../../lib/writing.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { OutdatedMark } from '../../../ui/marks/outdated-mark.tsx'
import { asAttachment } from '../../files/api.ts'
import { useOutdated } from '../../files/outdated/api.ts'
import { chosenContact, type StoredOffer } from '../api.ts'
import { type OfferVersion, sentWords, versionName } from './api.ts'
import { SentMenu } from './sent-menu.tsx'
import classes from './versions.module.css'

type Props = {
  orderId: number
  document: StoredOffer
  /** undefined for what has no frozen copy. */
  version: OfferVersion | undefined
  isUnopened: boolean
}

export function StoredOfferRow({ orderId, document, version, isUnopened }: Props) {
  const { name, type, filetype, path, user, createdAt, byteSize } = document
  const changes = useOutdated(orderId)(document.id)
  const Icon = filetype === 'xlsx' ? IconFileSpreadsheet : IconFileTypePdf
  const isOffer = type in versionTypes
  const sent = version === undefined ? '' : sentWords(version)
  const author = version?.user ?? user
  // What has no number is told apart by the time it was made.
  const made = version === undefined ? `${day(createdAt)}, ${clock(createdAt)}` : day(createdAt)
  const facts = [documentTypes[type].label, made, author && nameOf(author), fileSize(byteSize)]
  return (
    <div className={classes.row} data-unopened={isUnopened || undefined}>
      <a href={path} target="_blank" rel="noopener" className={classes.file} title={`${name} öffnen`}>
        <Icon size={18} stroke={1.5} className={classes.fileIcon} aria-hidden />
        <span className={classes.fileText}>
          <span className={classes.fileName}>{name}</span>
          <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
          {sent !== '' && (
            <span className={classes.sent}>
              <IconCircleCheck size={13} stroke={1.8} aria-hidden />
              <span>{sent}</span>
            </span>
          )}
          <OutdatedMark changes={changes} />
          {isOffer && version === undefined && (
            <span className={classes.facts}>Ohne Stand der Inhalte: nicht vergleichbar</span>
          )}
          {isUnopened && <span className={classes.blocked}>Der Browser hat das Fenster blockiert: hier öffnen</span>}
        </span>
      </a>
      {isOffer && <SendButton orderId={orderId} document={document} version={version} />}
      {version !== undefined && <SentMenu name={name} version={version} />}
    </div>
  )
}

/** Begins a mail to the contact of the offer with the document attached (MAIL-03). */
function SendButton({ orderId, document, version }: Omit<Props, 'isUnopened'>) {
  const chosen = useQuery(chosenContact(orderId))
  const contact = chosen.data ?? null
  const to =
    contact === null || contact.email === null || contact.email === ''
      ? null
      : { name: contact.fullName, address: contact.email, contact: contact.id }
  const subject = version === undefined ? document.name : versionName(version)
  return (
    <IconButton
      icon={IconMail}
      label={`${document.name} per E-Mail senden`}
      // A mail that is begun before its recipient is known would have neither recipient nor salutation.
      disabled={chosen.isPending}
      onClick={() => writeMail({ to, subject, attachments: asAttachment(document).attachments })}
    />
  )
}
