import { Button, Checkbox, FileButton, SegmentedControl, Select } from '@mantine/core'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { roomSizes } from '@reisewerk/domain/room-lists/contingent-check.ts'
import type { KnownGuest } from '@reisewerk/domain/room-lists/import/compare.ts'
import { type RoomForming, roomFormings } from '@reisewerk/domain/room-lists/import/form-rooms.ts'
import type { ImportBody, UploadedList } from '@reisewerk/domain/room-lists/import/import.contract.ts'
import { type ImportField, importFieldKeys, importFields } from '@reisewerk/domain/room-lists/import/import-fields.ts'
import type { CheckedLine } from '@reisewerk/domain/room-lists/import/read-guests.ts'
import { roomListContract } from '@reisewerk/domain/room-lists/room-list.contract.ts'
import { importTypes } from '@reisewerk/domain/tables/limits.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import { IconFileImport, IconFileSpreadsheet } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { counted } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { Window } from '../../../ui/dialogs/window.tsx'
import { ImportTable } from '../../../ui/import-table/import-table.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import type { RoomList } from '../api.ts'
import { listChanges } from '../sheet/list-changes.ts'
import type { Asked } from '../use-room-lists.ts'
import { discardUpload, importList, uploadList } from './api.ts'
import classes from './import-list.module.css'
import { ImportOutcome } from './import-outcome.tsx'
import { useImport } from './use-import.ts'

const none: RoomList['rooms'] = []
const fields = importFieldKeys.map((field) => ({ field, label: importFields[field].label }))
const accepted = importTypes.map((type) => `.${type}`).join(',')

type Props = {
  orderId: number
  /** null: there is none yet, and one is made of the file. */
  list: RoomList | null
  contingent: Asked
}

/** Takes a file of guests, by its button or dropped on it, and opens it to be taken over (ROOM-04). */
export function ImportList({ orderId, list, contingent }: Props) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [open, setOpen] = useState<{ uploaded: UploadedList; into: RoomList | null } | null>(null)

  async function take(file: File | null | undefined) {
    if (file == null) return
    setBusy(true)
    try {
      const before = open
      setOpen({ uploaded: await uploadList(orderId, file), into: list })
      if (before !== null) void discard(before.uploaded)
      notice.good('File uploaded!')
      await client.invalidateQueries({ queryKey: keys.resource(documentContract.name) })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad("Couldn't upload the file! Server Error!", failure.isRefusal ? failure.reason : undefined)
    } finally {
      setBusy(false)
    }
  }

  /** Guests of whom nobody was taken over are on no list of documents (ROOM-06); where this cannot be said, the file goes in a day. */
  async function discard({ document }: UploadedList) {
    await discardUpload(document.id).catch(() => undefined)
    await client.invalidateQueries({ queryKey: keys.resource(documentContract.name) })
  }

  function cancel() {
    if (open !== null) void discard(open.uploaded)
    setOpen(null)
  }

  const chooser = (label: string) => (
    <FileButton accept={accepted} onChange={(file) => void take(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-md"
          loading={isBusy}
          leftSection={<IconFileImport size={15} stroke={1.7} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  )
  return (
    <section
      className={classes.drop}
      aria-label="Liste importieren"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
    >
      {chooser('Liste importieren')}
      <span className={classes.quiet}>oder eine Datei (.xlsx, .xls, .csv) hierher ziehen</span>
      {open !== null && (
        <ImportDialog
          key={open.uploaded.importFile.id}
          // It stays the one the file was opened for, whatever lists colleagues add or delete meanwhile.
          list={open.into?.id === list?.id ? list : open.into}
          {...{ orderId, contingent, uploaded: open.uploaded, chooser }}
          onClose={cancel}
          onDone={() => setOpen(null)}
        />
      )}
    </section>
  )
}

type DialogProps = Props & {
  uploaded: UploadedList
  chooser: (label: string) => ReactNode
  /** Nothing is taken over. */
  onClose: () => void
  onDone: () => void
}

/** File, sheet, columns and every line on one page: nothing is taken over before each bad line has been decided. */
export function ImportDialog({ orderId, list, contingent, uploaded, chooser, onClose, onDone }: DialogProps) {
  const rooms = list?.rooms ?? none
  const known = useMemo(() => knownGuests(rooms), [rooms])
  const sizes = useMemo(() => roomSizes(contingent, rooms), [contingent, rooms])
  const state = useImport(uploaded, known, sizes)
  const { plan, sheet } = state
  const [shown, setShown] = useState('all')
  const { submit, isPending } = useTakeOver(orderId, onDone)
  const chosen = uploaded.sheets[sheet]
  const toCheck = plan.lines.filter(({ problems, isLeftOut }) => problems.length > 0 || isLeftOut)
  const open = plan.openLines.length
  return (
    <Window
      size="min(1272px, 96vw)"
      onClose={onClose}
      closeButtonProps={{ 'aria-label': 'Schließen, nichts übernehmen' }}
      title={
        <span className={classes.title}>
          Liste importieren
          <span className={classes.file}>
            <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />
            {uploaded.importFile.name}.{uploaded.importFile.filetype}
          </span>
        </span>
      }
    >
      <div className={classes.bar}>
        <fieldset className={classes.sheets} aria-label="Blätter der Datei">
          {uploaded.sheets.map(({ name, rowCount, problem }, index) => (
            <button
              key={`${index} ${name}`}
              type="button"
              className={classes.sheet}
              aria-pressed={index === sheet}
              disabled={problem !== null || rowCount === 0}
              title={problem ?? undefined}
              onClick={() => state.chooseSheet(index)}
            >
              {name}
              <span>{rowCount === 0 ? 'leer' : `${rowCount} Zeilen`}</span>
            </button>
          ))}
        </fieldset>
        {chooser('Andere Datei')}
        {chosen !== undefined && chosen.hiddenCount > 0 && (
          <span className={classes.hidden}>
            {counted(chosen.hiddenCount, ['ausgeblendete Zeile', 'ausgeblendete Zeilen'])} der Datei nicht gelesen
          </span>
        )}
        <span className={classes.how}>
          Überschriften in Zeile
          <Select
            size="xs"
            w={64}
            aria-label="Zeile mit Überschriften"
            allowDeselect={false}
            data={(chosen?.rows ?? [])
              .slice(0, 15)
              .map((_, index) => ({ value: String(index), label: String(index + 1) }))}
            value={String(state.headRow)}
            onChange={(value) => value !== null && state.chooseHeadRow(Number(value))}
          />
          Zimmer bilden
          <Select
            size="xs"
            w={170}
            aria-label="Zimmer bilden"
            allowDeselect={false}
            data={Object.entries(roomFormings).map(([value, { label }]) => ({ value, label }))}
            value={state.forming}
            onChange={(value) => value !== null && state.setForming(value as RoomForming)}
          />
          <SegmentedControl
            size="xs"
            aria-label="Zeilen der Datei"
            data={[
              { value: 'all', label: `Alle ${plan.lines.length}` },
              { value: 'check', label: `Prüfen ${toCheck.length}` },
            ]}
            value={shown}
            onChange={setShown}
          />
        </span>
      </div>
      <div className={classes.body}>
        <ImportTable fields={fields} asRead={asRead} state={state} lines={shown === 'all' ? plan.lines : toCheck} />
      </div>
      <footer className={classes.foot}>
        <ImportOutcome plan={plan} replace={state.replace} />
        <Checkbox
          label="Wer nicht mehr in der Datei steht, fällt weg"
          checked={state.replace}
          onChange={({ currentTarget: { checked } }) => state.setReplace(checked)}
        />
        <span className={classes.why} role="status">
          {open > 0 && `Noch ${open === 1 ? 'eine Zeile' : `${open} Zeilen`}: korrigieren oder auslassen`}
        </span>
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button
          disabled={open > 0 || plan.guests.length === 0}
          loading={isPending}
          onClick={() => void submit(state.bodyFor(list?.id))}
        >
          {plan.guests.length === 1 ? '1 Gast übernehmen' : `${plan.guests.length} Gäste übernehmen`}
        </Button>
      </footer>
    </Window>
  )
}

/** A birthday as it was understood, whichever way the file writes it: the century of '3.4.25' is seen before it is taken over. */
function asRead(text: string, field: ImportField | null, { guest: { dateOfBirth } }: CheckedLine): string {
  return field === 'dateOfBirth' && dateOfBirth !== null ? germanDate(dateOfBirth) : text
}

function useTakeOver(orderId: number, onDone: () => void) {
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  async function submit(body: ImportBody) {
    setPending(true)
    try {
      const { change } = await importList(orderId, body)
      const { roomList } = body
      if (roomList === undefined) notice.good('Eine neue Zimmerliste wurde erfolgreich erstellt!')
      else
        notice.good(
          'Die Zimmerliste wurde erfolgreich geändert!',
          undefined,
          change === null ? undefined : () => takeBack(roomList, change),
        )
      await client.invalidateQueries({ queryKey: keys.resource(roomListContract.name) })
      onDone()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Die Liste wurde nicht übernommen.', failure.reason)
    } finally {
      setPending(false)
    }
  }
  async function takeBack(listId: number, change: number) {
    try {
      await listChanges(listId).takeBack(change)
      await client.invalidateQueries({ queryKey: keys.resource(roomListContract.name) })
      notice.good('Der Import wurde zurückgenommen.')
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Der Import wurde nicht zurückgenommen.', failure.reason)
    }
  }
  return { submit, isPending }
}

/** The guests of a list as the rules know them: days as 'YYYY-MM-DD'. */
function knownGuests(rooms: RoomList['rooms']): KnownGuest[] {
  return rooms.flatMap(({ roomIndex, passengers }) =>
    passengers.map(({ dateOfBirth, ...guest }) => ({
      ...guest,
      room: roomIndex,
      dateOfBirth: dateOfBirth === null ? null : dateOfWire(dateOfBirth),
    })),
  )
}
