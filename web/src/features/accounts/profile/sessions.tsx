import { Button } from '@mantine/core'
import { IconDeviceDesktop } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { openSessionList } from '../api.ts'
import { useSignOut } from '../use-sign-out.ts'
import classes from './profile.module.css'

/** What a browser calls itself, in words: 'Firefox auf Windows'. @returns 'Unbekanntes Gerät' for programs */
export function deviceOf(userAgent: string): string {
  const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser === undefined) return 'Unbekanntes Gerät'
  return system === undefined ? browser : `${browser} auf ${system}`
}

// The more particular first: each also names those it descends from.
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone/, 'dem iPhone'],
  [/iPad/, 'dem iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'dem Mac'],
  [/Linux|X11/, 'Linux'],
] as const

export function Sessions() {
  const client = useQueryClient()
  const signOut = useSignOut()
  const sessions = useQuery(openSessionList)
  const end = useMutation({
    mutationFn: (id: number) => send('DELETE', `/api/session/sessions/${id}`),
    onError: (error) => notice.bad('Die Sitzung konnte nicht beendet werden.', error.message),
    onSettled: () => client.invalidateQueries({ queryKey: openSessionList.queryKey }),
  })
  if (sessions.isPending) return <LoadingRows rows={2} rowHeight={44} />
  if (sessions.isError)
    return <ErrorState text="Die Sitzungen konnten nicht geladen werden." onRetry={() => void sessions.refetch()} />
  return (
    <ul className={classes.sessions}>
      {sessions.data.map((session) => {
        const device = deviceOf(session.userAgent)
        return (
          <li key={session.id} className={classes.session}>
            <IconDeviceDesktop size={16} stroke={1.7} className={classes.icon} aria-hidden />
            <div className={classes.device}>
              <span>
                {device} {session.isCurrent && <Badge tone="good">diese Sitzung</Badge>}
              </span>
              <span className={classes.hint}>
                {[
                  session.address,
                  `seit ${session.createdAt.slice(0, 16)}`,
                  `zuletzt ${session.lastUsedAt.slice(0, 16)}`,
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </span>
            </div>
            <Button
              variant="default"
              aria-label={`${device} abmelden`}
              onClick={() => (session.isCurrent ? void signOut('here') : end.mutate(session.id))}
            >
              Abmelden
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
