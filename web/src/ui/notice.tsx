import { notifications } from '@mantine/notifications'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { IconButton } from './icon-button.tsx'
import classes from './notice.module.css'

const kinds = {
  good: { icon: IconCircleCheck, role: 'status' },
  info: { icon: IconInfoCircle, role: 'status' },
  bad: { icon: IconAlertTriangle, role: 'alert' },
} as const
type Kind = keyof typeof kinds

type Props = { kind: Kind; text: string; detail?: string | undefined; onClose: () => void }

/** A toast, top right: only for the notices the documents list. */
export function Notice({ kind, text, detail, onClose }: Props) {
  const { icon: Glyph, role } = kinds[kind]
  return (
    <div className={classes.notice} role={role}>
      <span className={classes.icon} style={{ color: `var(--rw-${kind}-mark)` }}>
        <Glyph size={18} stroke={1.8} aria-hidden />
      </span>
      <div className={classes.text}>
        <strong>{text}</strong>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      <IconButton size={24} icon={IconX} label="Schließen" onClick={onClose} />
    </div>
  )
}

/** Success leaves after 4 s, failure stays until it is closed. The same notice does not stand there twice. */
function show(kind: Kind, text: string, detail?: string): void {
  const id = `${kind}:${text}:${detail ?? ''}`
  notifications.hide(id)
  notifications.show({
    id,
    message: text,
    autoClose: kind === 'bad' ? false : 4000,
    renderNotification: () => <Notice kind={kind} text={text} detail={detail} onClose={() => notifications.hide(id)} />,
  })
}

/** The notices of the app: `notice.good('Das Kontingent wurde aktualisiert!')`. */
export const notice = {
  good: (text: string, detail?: string) => show('good', text, detail),
  info: (text: string, detail?: string) => show('info', text, detail),
  bad: (text: string, detail?: string) => show('bad', text, detail),
}
