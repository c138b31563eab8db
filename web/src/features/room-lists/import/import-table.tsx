import { Button, Select } from '@mantine/core'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ImportColumn } from '@reisewerk/domain/room-lists/import/columns.ts'
import { type ImportField, importFieldKeys, importFields } from '@reisewerk/domain/room-lists/import/import-fields.ts'
import type { CheckedLine } from '@reisewerk/domain/room-lists/import/read-guests.ts'
import { IconAlertTriangle, IconCheck, IconHelpCircle } from '@tabler/icons-react'
import classes from './import-table.module.css'
import type { ImportState } from './use-import.ts'

const none = 'none'
const fields = [
  { value: none, label: 'nicht übernehmen' },
  ...importFieldKeys.map((value) => ({ value: value as string, label: importFields[value].label as string })),
]
/** More lines are taken over, but not drawn. */
const mostDrawn = 300

type Props = { readonly state: ImportState; readonly lines: readonly CheckedLine[] }

/** The lines of the sheet as they would be taken over; what is wrong is mended in its cell. */
export function ImportTable({ state, lines }: Props) {
  const rest = lines.length - mostDrawn
  return (
    <>
      <table className={classes.table} aria-label="Zeilen der Datei">
        <thead>
          <tr>
            <td />
            {state.columns.map((column, index) => (
              <ColumnHead
                key={`${index} ${column.title}`}
                column={column}
                letter={letterOf(index)}
                onChoose={(field) => state.chooseField(index, field)}
              />
            ))}
            <th scope="col" className={classes.decision}>
              Prüfung
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostDrawn).map((line) => (
            <Line key={line.line} line={line} state={state} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={classes.rest}>{`und ${rest} weitere Zeilen`}</p>}
    </>
  )
}

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${letterOf(Math.floor(index / 26) - 1)}${letterOf(index % 26)}`

/** Above: what the file says. Below: what it becomes here, with a sign where the title left a doubt. */
function ColumnHead(props: { column: ImportColumn; letter: string; onChoose: (field: ImportField | null) => void }) {
  const { column, letter, onChoose } = props
  const Glyph = column.isSure ? IconCheck : IconHelpCircle
  const title = column.title || `Spalte ${letter}`
  return (
    <th scope="col" data-ignored={column.field === null || undefined}>
      <span className={classes.source}>
        {letter} <b>{title}</b>
        <Glyph
          size={12}
          stroke={2.2}
          className={column.isSure ? classes.sure : classes.doubt}
          role="img"
          aria-label={column.isSure ? 'erkannt' : 'bitte prüfen'}
        />
      </span>
      <Select
        size="xs"
        data={fields}
        allowDeselect={false}
        value={column.field ?? none}
        onChange={(value) => onChoose(value === null || value === none ? null : (value as ImportField))}
        aria-label={`Spalte ${title} wird`}
        rightSectionWidth={18}
        comboboxProps={{ width: 190, position: 'bottom-start' }}
      />
    </th>
  )
}

function Line({ line, state }: { line: CheckedLine; state: ImportState }) {
  const isMended = line.cells.some((_, column) => state.mended[`${line.line}:${column}`] !== undefined)
  const isOpen = line.problems.length > 0 && !line.isLeftOut
  return (
    <tr data-skipped={line.isLeftOut || undefined} data-open={isOpen || undefined}>
      <th scope="row">{line.line}</th>
      {line.cells.map((text, column) => {
        const { title = '', field = null } = state.columns[column] ?? {}
        const isWrong = isOpen && line.problems.some((problem) => problem.column === column)
        const shown = asRead(text, field, line)
        return (
          <td
            key={`${column} ${title}`}
            data-state={isWrong ? 'wrong' : undefined}
            data-ignored={field === null || undefined}
            title={shown === text ? undefined : `In der Datei steht: ${text}`}
          >
            {field !== null && !line.isLeftOut && (isOpen || isMended) ? (
              <input
                className={classes.editor}
                value={text}
                aria-label={`${importFields[field].label}, Zeile ${line.line}`}
                aria-invalid={isWrong}
                onChange={({ currentTarget: { value } }) => state.mend(line.line, column, value)}
              />
            ) : (
              shown
            )}
          </td>
        )
      })}
      <td className={classes.decision}>
        <Decision line={line} onLeaveOut={(isOut) => state.leaveOut(line.line, isOut)} />
      </td>
    </tr>
  )
}

/** A birthday as it was understood, whichever way the file writes it: the century of '3.4.25' is seen before it is taken over. */
function asRead(text: string, field: ImportField | null, { guest: { dateOfBirth } }: CheckedLine): string {
  return field === 'dateOfBirth' && dateOfBirth !== null ? germanDate(dateOfBirth) : text
}

function Decision({ line, onLeaveOut }: { line: CheckedLine; onLeaveOut: (isOut: boolean) => void }) {
  if (line.problems.length === 0 && !line.isLeftOut) return null
  const why = line.problems.map(({ message }) => message).join(' ')
  return (
    <span className={classes.problem}>
      {!line.isLeftOut && <IconAlertTriangle size={13} stroke={1.9} aria-hidden />}
      <span>{why}</span>
      <Button
        size="compact-xs"
        variant={line.isLeftOut ? 'subtle' : 'default'}
        color="gray"
        aria-label={`Zeile ${line.line} ${line.isLeftOut ? 'doch übernehmen' : 'auslassen'}`}
        onClick={() => onLeaveOut(!line.isLeftOut)}
      >
        {line.isLeftOut ? 'Doch übernehmen' : 'Auslassen'}
      </Button>
    </span>
  )
}
