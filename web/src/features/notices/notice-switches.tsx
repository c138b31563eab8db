import { Switch } from '@mantine/core'
import { type NoticeSwitch, noticeKinds } from '@reisewerk/domain/notices/notice-kinds.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LoadingRows } from '../../ui/lists/list-state.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { noticeSettings, noticesQuery, saveNoticeSettings } from './api.ts'
import classes from './notice-switches.module.css'

// Its own keys.
const kinds = Object.keys(noticeKinds) as NoticeSwitch[]

/** What somebody wants to be told of, each kind by a switch that saves itself (EASE-07). */
export function NoticeSwitches() {
  const client = useQueryClient()
  const attempt = useAttempt()
  const { data } = useQuery(noticeSettings)
  if (data === undefined) return <LoadingRows rows={5} />
  const change = (kind: NoticeSwitch, isOn: boolean) =>
    attempt(async () => {
      const off = kinds.filter((one) => (one === kind ? !isOn : data.off.includes(one)))
      client.setQueryData(noticeSettings.queryKey, { off })
      try {
        client.setQueryData(noticeSettings.queryKey, await saveNoticeSettings({ off }))
      } finally {
        void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
        void client.invalidateQueries({ queryKey: noticeSettings.queryKey })
      }
    }, 'Die Mitteilungen konnten nicht umgestellt werden!')
  return (
    <div className={classes.switches}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          label={noticeKinds[kind].label}
          description={noticeKinds[kind].hint}
          checked={!data.off.includes(kind)}
          onChange={(event) => void change(kind, event.currentTarget.checked)}
        />
      ))}
    </div>
  )
}
