import * as z from 'zod'
import { keysOf } from '../accounts/options.ts'
import { noticeKinds } from './notice-kinds.ts'

const switches = z.enum(keysOf(noticeKinds))

/** A line of the bell. */
const notice = z.object({
  key: z.string().meta({ description: 'Womit sie als gelesen gemerkt wird' }),
  kind: switches.exclude(['option_mail']),
  at: z.string().meta({ description: 'DD.MM.YYYY HH:mm:ss' }),
  isRead: z.boolean(),
  text: z.string(),
  order: z.object({ id: z.int(), orderNumber: z.string(), name: z.string() }),
  place: z.enum(['orders', 'todos', 'requests']).nullable().meta({ description: 'Wo eine Erwähnung steht' }),
})
export type Notice = z.output<typeof notice>

/** `GET /api/notices`: what concerns whoever asks, the newest first (EASE-07). */
export const noticesSchema = z.object({ notices: z.array(notice), unread: z.int() })
export type Notices = z.output<typeof noticesSchema>

/** Marks lines as read. */
export const readNoticesBody = z.strictObject({ keys: z.array(z.string().min(1).max(80)).min(1).max(200) })

/** `GET` and `PUT /api/notices/settings`: what somebody does not want to be told of. */
export const noticeSettingsSchema = z.strictObject({ off: z.array(switches).max(10) })
export type NoticeSettings = z.output<typeof noticeSettingsSchema>
