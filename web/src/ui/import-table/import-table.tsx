import { Button, Select } from '@mantine/core'
import type { TableColumn } from '@reisewerk/domain/tables/columns.ts'
import type { LineProblem, Mended } from '@reisewerk/domain/tables/lines.ts'
import { IconAlertTriangle, IconCheck, IconHelpCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './import-table.module.css'

const none = 'none'
/** More lines are taken over, but not drawn. */
const mostDrawn = 300

/** A line of a file as it was checked. */
export type ImportLine = {
  readonly line: number
  readonly cells: readonly string[]
  readonly problems: readonly LineProblem[]
  readonly isLeftOut: boolean
}

/** What is chosen of the columns and lines of a file, and how it is changed. */
export type ImportChoices<F extends string> = {
  readonly columns: readonly TableColumn<F>[]
  readonly mended: Mended
  readonly chooseField: (column: number, field: F | null) => void
  readonly mend: (line: number, column: number, text: string) => void
  readonly leaveOut: (line: number, isOut: boolean) => void
}

type Words<F extends string, L extends ImportLine> = {
  readonly fields: readonly { readonly field: F; readonly label: string }[]
  /** A cell as it was understood, where it is not shown as the file writes it. */
  readonly asRead?: (text: string, field: F | null, line: L) => string
  /** What else is told, or chosen, of a line that can be taken over. */
  readonly told?: (line: L) => ReactNode
}
type Props<F extends string, L extends ImportLine> = Words<F, L> & {
  readonly state: ImportChoices<F>
  readonly lines: readonly L[]
}

/** The lines of the sheet as they would be taken over; what is wrong is mended in its cell. */
export function ImportTable<F extends string, L extends ImportLine>({ state, lines, ...words }: Props<F, L>) {
  const choices = [
    { value: none, label: 'nicht übernehmen' },
    ...words.fields.map(({ field, label }) => ({ value: field as string, label })),
  ]
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
                choices={choices}
                letter={letterOf(index)}
                onChoose={(value) =>
                  state.chooseField(index, words.fields.find(({ field }) => field === value)?.field ?? null)
                }
              />
            ))}
            <th scope="col" className={classes.decision}>
              Prüfung
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostDrawn).map((line) => (
            <Line key={line.line} line={line} state={state} words={words} />
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
type HeadProps = {
  column: TableColumn<string>
  letter: string
  choices: { value: string; label: string }[]
  onChoose: (field: string | null) => void
}
function ColumnHead({ column, letter, choices, onChoose }: HeadProps) {
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
        data={choices}
        allowDeselect={false}
        value={column.field ?? none}
        onChange={onChoose}
        aria-label={`Spalte ${title} wird`}
        rightSectionWidth={18}
        comboboxProps={{ width: 190, position: 'bottom-start' }}
      />
    </th>
  )
}

type LineProps<F extends string, L extends ImportLine> = { line: L; state: ImportChoices<F>; words: Words<F, L> }

function Line<F extends string, L extends ImportLine>({ line, state, words }: LineProps<F, L>) {
  const labelOf = (wanted: F) => words.fields.find(({ field }) => field === wanted)?.label ?? ''
  const isMended = line.cells.some((_, column) => state.mended[`${line.line}:${column}`] !== undefined)
  const isOpen = line.problems.length > 0 && !line.isLeftOut
  return (
    <tr data-skipped={line.isLeftOut || undefined} data-open={isOpen || undefined}>
      <th scope="row">{line.line}</th>
      {line.cells.map((text, column) => {
        const { title = '', field = null } = state.columns[column] ?? {}
        const isWrong = isOpen && line.problems.some((problem) => problem.column === column)
        const shown = words.asRead?.(text, field, line) ?? text
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
                aria-label={`${labelOf(field)}, Zeile ${line.line}`}
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
        <Decision line={line} told={words.told?.(line)} onLeaveOut={(isOut) => state.leaveOut(line.line, isOut)} />
      </td>
    </tr>
  )
}

type DecisionProps = { line: ImportLine; told: ReactNode; onLeaveOut: (isOut: boolean) => void }

function Decision({ line, told, onLeaveOut }: DecisionProps) {
  if (line.problems.length === 0 && !line.isLeftOut) return <>{told}</>
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
