import { Button, FileButton, SegmentedControl, Textarea } from '@mantine/core'
import type { ImportGround, ReadTable } from '@reisewerk/domain/imports/import.contract.ts'
import { type ImportKind, importKindKeys, importKinds, mostRead } from '@reisewerk/domain/imports/import-kinds.ts'
import { readCsv } from '@reisewerk/domain/tables/csv.ts'
import { importTypes, tooManyRows } from '@reisewerk/domain/tables/limits.ts'
import { IconDownload, IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { ApiError } from '../../lib/http.ts'
import { notice } from '../../ui/notices/notice.tsx'
import { groundOf, readTable } from './api.ts'
import { HouseExport } from './house-export.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportRuns } from './import-runs.tsx'
import classes from './imports.module.css'
import { StarterGeography } from './starter-geography.tsx'

const accepted = importTypes.map((type) => `.${type}`).join(',')
const choices = importKindKeys.map((value) => ({ value: value as string, label: importKinds[value].title[1] }))

/** What is imported, from a file or pasted, and what was imported before (MOVE-03). */
export function ImportDesk({ organisation }: { organisation: number }) {
  const [kind, setKind] = useState<ImportKind>('clients')
  const [pasted, setPasted] = useState('')
  const { open, isBusy, take, close } = useTable(kind, organisation)
  if (open !== null)
    return <ImportPreview {...{ kind, organisation }} table={open.table} ground={open.ground} onClose={close} />
  return (
    <div className={classes.desk}>
      <section className={classes.panel} aria-label="Importieren">
        <SegmentedControl
          aria-label="Was importiert wird"
          data={choices}
          value={kind}
          onChange={(value) => setKind(importKindKeys.find((key) => key === value) ?? 'clients')}
        />
        <section
          aria-label="Datei"
          className={classes.drop}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const file = event.dataTransfer.files[0]
            if (file !== undefined) void take(() => readTable(file))
          }}
        >
          <FileButton accept={accepted} onChange={(file) => file !== null && void take(() => readTable(file))}>
            {(props) => (
              <Button {...props} loading={isBusy} leftSection={<IconFileImport size={15} stroke={1.7} aria-hidden />}>
                Datei wählen
              </Button>
            )}
          </FileButton>
          <span className={classes.quiet}>oder eine Datei (.xlsx, .xls, .csv) hierher ziehen</span>
          <Button
            variant="default"
            leftSection={<IconDownload size={15} stroke={1.7} aria-hidden />}
            onClick={() => void downloadSample(kind)}
          >
            Musterdatei
          </Button>
        </section>
        <Textarea
          label="Oder Zeilen aus einer Tabelle einfügen"
          placeholder="Mit der Zeile der Überschriften"
          minRows={4}
          maxRows={8}
          autosize
          value={pasted}
          onChange={({ currentTarget: { value } }) => setPasted(value)}
        />
        <Button
          className={classes.go}
          variant="default"
          disabled={pasted.trim() === ''}
          loading={isBusy}
          onClick={() => void take(async () => pastedTable(pasted))}
        >
          Eingefügtes prüfen
        </Button>
      </section>
      <section className={classes.panel} aria-label="Grundbestand der Geografie">
        <h2 className={classes.title}>Grundbestand der Geografie</h2>
        <StarterGeography organisation={organisation} />
      </section>
      <section className={classes.panel} aria-label="Letzte Importe">
        <h2 className={classes.title}>Letzte Importe</h2>
        <ImportRuns organisation={organisation} />
      </section>
      <section className={classes.panel} aria-label="Alle Daten">
        <h2 className={classes.title}>Alle Daten mitnehmen</h2>
        <HouseExport organisation={organisation} />
      </section>
    </div>
  )
}

/** A table that is read, with what there is to compare it with. */
function useTable(kind: ImportKind, organisation: number) {
  const [open, setOpen] = useState<{ table: ReadTable; ground: ImportGround } | null>(null)
  const [isBusy, setBusy] = useState(false)
  async function take(read: () => Promise<ReadTable>) {
    setBusy(true)
    try {
      const [table, ground] = await Promise.all([read(), groundOf(kind, organisation)])
      const [problem] = table.sheets.flatMap((sheet) => sheet.problem ?? [])
      if (problem !== undefined && table.sheets.every((sheet) => sheet.rows.length === 0)) notice.bad(problem)
      else setOpen({ table, ground })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      notice.bad('Die Datei konnte nicht gelesen werden.', failure.reason)
    } finally {
      setBusy(false)
    }
  }
  return { open, isBusy, take, close: () => setOpen(null) }
}

function pastedTable(text: string): ReadTable {
  const { rows, rowCount } = readCsv(text, mostRead)
  const problem = tooManyRows(rowCount, mostRead)
  return { name: 'Eingefügt', sheets: [{ name: 'Eingefügt', rowCount, rows: problem === null ? rows : [], problem }] }
}

async function downloadSample(kind: ImportKind) {
  try {
    await download('/api/imports/sample', { kind })
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    notice.bad('Die Musterdatei konnte nicht geladen werden.', failure.message)
  }
}
