import { Button, Select, Switch } from '@mantine/core'
import { documentContract, documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { IconDownload, IconExternalLink, IconMail } from '@tabler/icons-react'
import { clock, day, fileSize } from '../../lib/format.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { nameOf } from '../../lib/session.ts'
import { writeMail } from '../../lib/writing.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { InlineText } from '../../ui/inline/inline-text.tsx'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { OutdatedMark } from '../../ui/marks/outdated-mark.tsx'
import { asAttachment, erasedText, type FiledDocument, sentWords } from './api.ts'
import classes from './documents.module.css'
import { placeOf } from './documents-table.tsx'
import { tripChanged, useOutdated } from './outdated/api.ts'
import { typeChoices } from './upload-area.tsx'
import { useDocumentActions } from './use-document-actions.ts'

const pictures: ReadonlySet<string> = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])

type Props = {
  document: FiledDocument
  /** Of whose papers is told what is outdated. */
  orderId?: number
  onGone: () => void
}

/** The document in hand: seen, named and offered where it lies. */
export function DocumentDetail({ document, orderId, onGone }: Props) {
  const { name, filetype, byteSize, path, erasedAt } = document
  const { load, drop } = useDocumentActions(document)
  const changes = useOutdated(orderId)(document.id)
  return (
    <>
      <Panel
        title={name}
        hint={`${filetype.toUpperCase()}, ${fileSize(byteSize)}`}
        actions={
          erasedAt === null && (
            <>
              <IconButton
                size={24}
                icon={IconMail}
                label="Als Anhang senden"
                onClick={() => writeMail(asAttachment(document))}
              />
              <IconButton size={24} icon={IconDownload} label="Herunterladen" onClick={() => void load()} />
            </>
          )
        }
        flush
      >
        <div className={classes.preview}>
          {erasedAt === null ? (
            <>
              {pictures.has(filetype) && <img src={path} alt={name} />}
              <a href={path} target="_blank" rel="noopener" className={classes.open}>
                <IconExternalLink size={15} stroke={1.7} aria-hidden /> Öffnen
              </a>
            </>
          ) : (
            erasedText(erasedAt)
          )}
        </div>
      </Panel>
      {changes.length > 0 && (
        <div className={classes.outdated}>
          <OutdatedMark changes={changes} {...(document.type === 'invoice' && { word: tripChanged })} />
        </div>
      )}
      <Facts document={document} />
      <div className={classes.last}>
        <span>
          {filedBy(document)}
          {document.sentAt !== null && `, ${sentWords(document.sentAt)}`}
        </span>
        <Button
          color="red"
          variant="light"
          size="compact-sm"
          onClick={() => void drop().then((isGone) => isGone && onGone())}
        >
          Löschen
        </Button>
      </div>
    </>
  )
}

function Facts({ document }: { document: FiledDocument }) {
  const { id, name, type, global, order, provider } = document
  const { save, stateOf, errorOf } = useSave(documentContract, id)
  const isInternal = type === 'internal_calculation'
  const typeState = stateOf('type')
  const globalState = stateOf('global')
  return (
    <Panel title="Angaben">
      <div className={classes.fields}>
        <InlineText
          label="Name"
          value={name}
          required
          maxLength={200}
          state={stateOf('name')}
          refusal={errorOf('name')?.reason}
          onSave={(text) => save({ name: text })}
        />
        <Select
          label={<>Art {typeState !== undefined && <SaveMark state={typeState} />}</>}
          data={isInternal ? [{ value: type, label: documentTypes[type].label }] : typeChoices}
          disabled={isInternal}
          allowDeselect={false}
          value={type}
          error={errorOf('type')?.reason}
          onChange={(chosen) => save({ type: chosen })}
        />
        <dl className={classes.facts}>
          <dt>Zuordnung</dt>
          <dd>{placeOf({ ...document, global: global && order === null && provider === null })}</dd>
        </dl>
        {provider === null ? (
          <Switch
            label="Gilt für alle Reisen"
            checked={global}
            error={errorOf('global')?.reason}
            onChange={(event) => save({ global: event.currentTarget.checked })}
          />
        ) : (
          <p className={classes.quiet}>Gilt für alle Reisen mit diesem Leistungsträger.</p>
        )}
        {globalState !== undefined && <SaveMark state={globalState} />}
      </div>
    </Panel>
  )
}

function filedBy({ user, createdAt, type }: FiledDocument): string {
  const when = `${day(createdAt)} ${clock(createdAt)}`
  if (type === 'email') return `aus der E-Mail vom ${when}`
  return user === null ? `abgelegt am ${when}` : `${nameOf(user)}, ${when}`
}
