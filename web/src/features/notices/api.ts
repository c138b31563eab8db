import type { Notice, NoticeSettings, Notices } from '@reisewerk/domain/notices/notice.contract.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { send } from '../../lib/http.ts'

/** What concerns whoever is signed in (EASE-07); live events of any trip ask for it again. */
export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: async ({ signal }) => (await send<Notices>('GET', '/api/notices', { signal })).data,
})

export const noticeSettings = queryOptions({
  queryKey: ['notice_settings'],
  queryFn: async ({ signal }) => (await send<NoticeSettings>('GET', '/api/notices/settings', { signal })).data,
})

/** @returns how lines are marked as read, shown at once */
export function useReadNotices() {
  const client = useQueryClient()
  return async (keys: readonly Notice['key'][]) => {
    if (keys.length === 0) return
    client.setQueryData(noticesQuery.queryKey, (told) => {
      if (told === undefined) return told
      const notices = told.notices.map((one) => (keys.includes(one.key) ? { ...one, isRead: true } : one))
      return { notices, unread: notices.filter(({ isRead }) => !isRead).length }
    })
    const { data } = await send<Notices>('PUT', '/api/notices/read', { body: { keys } })
    client.setQueryData(noticesQuery.queryKey, data)
  }
}

/** @throws ApiError when the server did not take it */
export async function saveNoticeSettings(settings: NoticeSettings): Promise<NoticeSettings> {
  return (await send<NoticeSettings>('PUT', '/api/notices/settings', { body: settings })).data
}
