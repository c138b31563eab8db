import { Button } from '@mantine/core'
import type { BegunExport, HouseExportNote } from '@reisewerk/domain/imports/whole-house/house-export.contract.ts'
import { IconPackageExport } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { act } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { send } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import table from '../../ui/lists/table.module.css'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import classes from './imports.module.css'

const resource = 'house_exports'

function exportsOf(organisation: number) {
  return queryOptions({
    queryKey: [...keys.list(resource), organisation],
    queryFn: async ({ signal }) =>
      (await send<HouseExportNote[]>('GET', `/api/${resource}`, { query: { organisation }, signal })).data,
  })
}

/** All data of a house as one file, and who took them along before (MOVE-04). */
export function HouseExport({ organisation }: { organisation: number }) {
  const attempt = useAttempt(resource)
  const begin = () =>
    attempt(async () => {
      const { path } = (await act<BegunExport>(`/api/${resource}`, { organisation })).data
      // The browser keeps what comes on the disk as it comes; a page could only hold it in memory.
      window.location.assign(path)
      notice.good('Die Datei wird zusammengestellt und heruntergeladen.')
    }, 'Die Ausgabe konnte nicht begonnen werden.')
  return (
    <>
      <p className={classes.quiet}>
        Eine .zip mit jeder Tabelle als .csv und allen Dokumenten und E-Mails dieser Organisation. Geburt,
        Ausweisnummern und Allergien der Gäste sind enthalten, soweit sie noch nicht gelöscht sind; Kennwörter und
        Dokumente, in denen solche Daten stehen, sind es nicht. Es wird vermerkt, wer sie herunterlädt, auch bei jeder
        Reise mit solchen Daten.
      </p>
      <Button
        className={classes.go}
        variant="default"
        leftSection={<IconPackageExport size={15} stroke={1.7} aria-hidden />}
        onClick={() => void begin()}
      >
        Alle Daten herunterladen
      </Button>
      <Notes organisation={organisation} />
    </>
  )
}

function Notes({ organisation }: { organisation: number }) {
  const notes = useQuery(exportsOf(organisation))
  if (notes.isPending) return <LoadingRows rows={2} />
  if (notes.isError)
    return <ErrorState text="Die Ausgaben konnten nicht geladen werden!" onRetry={() => void notes.refetch()} />
  if (notes.data.length === 0) return null
  return (
    <table className={table.table} aria-label="Letzte Ausgaben">
      <thead>
        <tr>
          {['Wann', 'Von', 'Zeilen', 'Dateien', 'Stand'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {notes.data.map(({ id, at, userName, rowCount, fileCount, endedAt }) => (
          <tr key={id}>
            <td>{at.slice(0, 16)}</td>
            <td>{userName}</td>
            <td>{endedAt !== null && count(rowCount)}</td>
            <td>{endedAt !== null && count(fileCount)}</td>
            <td>{endedAt === null ? 'begonnen' : `beendet ${endedAt.slice(11, 16)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
