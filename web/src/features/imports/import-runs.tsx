import { Button } from '@mantine/core'
import { runTitle } from '@reisewerk/domain/imports/import-kinds.ts'
import { IconArrowBackUp, IconFileImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import table from '../../ui/lists/table.module.css'
import { runsOf } from './api.ts'
import classes from './imports.module.css'
import { stayedWords, useTakeBack } from './use-run.ts'

/** The last runs of a house, each to be taken back as a whole. */
export function ImportRuns({ organisation }: { organisation: number }) {
  const runs = useQuery(runsOf(organisation))
  const { undo, running } = useTakeBack()
  if (runs.isPending) return <LoadingRows rows={4} />
  if (runs.isError)
    return <ErrorState text="Die Importe konnten nicht geladen werden!" onRetry={() => void runs.refetch()} />
  if (runs.data.length === 0) return <EmptyState icon={IconFileImport} text="Noch wurde nichts importiert." />
  return (
    <div className={classes.runs}>
      <table className={table.table} aria-label="Letzte Importe">
        <thead>
          <tr>
            {['Wann', 'Was', 'Datei', 'Neu', 'Aktualisiert', 'Von', ''].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.data.map(({ id, at, kind, fileName, added, changed, userName, takenBackAt, stayed }) => (
            <tr key={id}>
              <td>{at.slice(0, 16)}</td>
              <td>{runTitle(kind)}</td>
              <td>{fileName}</td>
              <td>{count(added)}</td>
              <td>{count(changed)}</td>
              <td>{userName}</td>
              <td className={classes.runEnd}>
                {takenBackAt === null ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    loading={running === id}
                    leftSection={<IconArrowBackUp size={14} stroke={1.7} aria-hidden />}
                    aria-label={`Import ${fileName || id} zurücknehmen`}
                    onClick={() => void undo(id)}
                  >
                    Zurücknehmen
                  </Button>
                ) : (
                  <span
                    title={stayed ? stayedWords(stayed) : undefined}
                  >{`zurückgenommen ${takenBackAt.slice(0, 10)}`}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
