import { Button, Progress, SegmentedControl, Select } from '@mantine/core'
import type { ImportGround, ReadTable } from '@reisewerk/domain/imports/import.contract.ts'
import { fieldsOfKind, type ImportKind } from '@reisewerk/domain/imports/import-kinds.ts'
import {
  type PlannedLine,
  type TwinDecision,
  twinDecisions,
  wordOfKind,
} from '@reisewerk/domain/imports/plan-import.ts'
import { duplicateReasons } from '@reisewerk/domain/partners/duplicates/duplicates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { ImportTable } from '../../ui/import-table/import-table.tsx'
import { progress } from './api.ts'
import classes from './imports.module.css'
import { type ImportChoiceState, useImportChoice } from './use-import-choice.ts'
import { useRun } from './use-run.ts'

const decisions = Object.entries(twinDecisions).map(([value, { label }]) => ({ value, label }))
// Their keys are the decisions.
const asDecision = (value: string | null) => value as TwinDecision | null

type Props = {
  kind: ImportKind
  organisation: number
  table: ReadTable
  ground: ImportGround
  onClose: () => void
}

/** Sheet, columns and every line on one page; nothing is taken over before each bad line is decided (MOVE-03). */
export function ImportPreview({ kind, organisation, table, ground, onClose }: Props) {
  const state = useImportChoice(kind, table, ground)
  const [shown, setShown] = useState('all')
  const { start, isRunning } = useRun(onClose)
  const { plan } = state
  const toCheck = plan.lines.filter(
    ({ problems, isLeftOut, twin, hints }) => problems.length > 0 || isLeftOut || twin !== null || hints.length > 0,
  )
  const open = plan.openLines.length
  const near = plan.lines.filter(({ line, twin }) => twin?.reason === 'near' && !(line in state.decisions)).length
  const taken = plan.counts.new + plan.counts.update
  return (
    <section className={classes.preview} aria-label="Vorschau">
      <div className={classes.bar}>
        <h2 className={classes.title}>{`${wordOfKind(kind, 2)} aus „${table.name}“`}</h2>
        {table.sheets.length > 1 && <Sheets table={table} state={state} />}
        <span className={classes.how}>
          Überschriften in Zeile
          <Select
            size="xs"
            w={64}
            aria-label="Zeile mit Überschriften"
            allowDeselect={false}
            data={(table.sheets[state.sheet]?.rows ?? [])
              .slice(0, 15)
              .map((_, index) => ({ value: String(index), label: String(index + 1) }))}
            value={String(state.headRow)}
            onChange={(value) => value !== null && state.chooseHeadRow(Number(value))}
          />
          Schon vorhandene
          <Select
            size="xs"
            w={140}
            aria-label="Was schon vorhanden ist"
            allowDeselect={false}
            data={decisions}
            value={state.otherwise}
            onChange={(value) => state.decideAll(asDecision(value) ?? 'skip')}
          />
          <SegmentedControl
            size="xs"
            aria-label="Zeilen der Datei"
            data={[
              { value: 'all', label: `Alle ${count(plan.lines.length)}` },
              { value: 'check', label: `Prüfen ${count(toCheck.length)}` },
            ]}
            value={shown}
            onChange={setShown}
          />
        </span>
      </div>
      <div className={classes.body}>
        <ImportTable
          fields={fieldsOfKind(kind)}
          state={state}
          lines={shown === 'all' ? plan.lines : toCheck}
          told={(line) => <Told kind={kind} line={line} state={state} />}
        />
      </div>
      <footer className={classes.foot}>
        <Counts state={state} />
        {isRunning && <Running />}
        <span className={classes.why} role="status">
          {open > 0 && `Noch ${open === 1 ? 'eine Zeile' : `${count(open)} Zeilen`}: korrigieren oder auslassen`}
          {open === 0 && near > 0 && nearWords(near)}
        </span>
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          Abbrechen
        </Button>
        <Button
          disabled={open > 0 || taken === 0}
          loading={isRunning}
          onClick={() => void start(state.bodyFor(organisation))}
        >
          {`${count(taken)} ${wordOfKind(kind, taken)} übernehmen`}
        </Button>
      </footer>
    </section>
  )
}

function Sheets({ table, state }: { table: ReadTable; state: ImportChoiceState }) {
  return (
    <Select
      size="xs"
      w={200}
      aria-label="Blatt der Datei"
      allowDeselect={false}
      data={table.sheets.map(({ name, problem, rowCount }, index) => ({
        ...{ value: String(index), label: name },
        disabled: problem !== null || rowCount === 0,
      }))}
      value={String(state.sheet)}
      onChange={(value) => value !== null && state.chooseSheet(Number(value))}
    />
  )
}

type ToldProps = { kind: ImportKind; line: PlannedLine; state: ImportChoiceState }

/** Of a line that can be taken over: which entry it seems to be and what becomes of it, or to which line it belongs. */
function Told({ kind, line: { line, twin, joins, hints, action }, state }: ToldProps) {
  if (joins !== null) return <span className={classes.told}>{`gehört zu Zeile ${joins}`}</span>
  if (twin === null) return hints.length === 0 ? null : <span className={classes.told}>{hints.join(' ')}</span>
  return (
    <span className={classes.told}>
      <span>
        {`${duplicateReasons[twin.reason].label}: `}
        <a href={`/${kind === 'trips' ? 'orders' : kind}/${twin.id}`} target="_blank" rel="noreferrer">
          {twin.name}
        </a>
      </span>
      <Select
        className={classes.decide}
        size="xs"
        w={130}
        aria-label={`Zeile ${line}, ${twin.reason === 'near' ? 'vielleicht schon' : 'schon'} vorhanden`}
        allowDeselect={false}
        data={decisions}
        value={action}
        onChange={(value) => state.decide(line, asDecision(value) ?? 'skip')}
      />
    </span>
  )
}

function nearWords(near: number): string {
  return near === 1
    ? 'Eine Zeile ähnelt einem Eintrag, den es gibt, und wird neu angelegt'
    : `${count(near)} Zeilen ähneln Einträgen, die es gibt, und werden neu angelegt`
}

function Counts({ state: { plan } }: { state: ImportChoiceState }) {
  const counts = [
    { label: 'neu', of: plan.counts.new },
    { label: 'aktualisiert', of: plan.counts.update },
    { label: 'dazu', of: plan.counts.joins },
    { label: 'übersprungen', of: plan.counts.skip + plan.lines.filter(({ isLeftOut }) => isLeftOut).length },
  ]
  return (
    <dl className={classes.counts}>
      {counts.map(({ label, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count(of)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Running() {
  const { data } = useQuery(progress)
  const share = data === undefined || data.total === 0 ? 0 : (data.done / data.total) * 100
  return <Progress className={classes.progress} value={share} aria-label="Fortschritt des Imports" />
}
