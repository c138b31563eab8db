import { Popover } from '@mantine/core'
import type { InfoImportance } from '@reisewerk/domain/accounts/options.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { counted } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import row from '../lists/row-button.module.css'
import { Badge } from '../marks/badge.tsx'
import classes from './warnings-button.module.css'

/** A note to heed; `about` says of what: a place, a port, a provider (001 §2.2). */
export type Warning = {
  readonly id: number
  readonly about: string
  readonly title: string
  readonly content: string
  readonly importance: InfoImportance
}

type Props = { title: string; warnings: readonly Warning[] }

/** What to heed; importance has a colour and a word, the highest shows on the button (001 §2.2). */
export function WarningsButton({ title, warnings }: Props) {
  const importances = useOptions('info_importance')
  const highest = warnings[0]
  if (highest === undefined) return null
  const { label, tone } = importances.of(highest.importance)
  return (
    <Popover position="bottom-start" width={360} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={row.button}
          style={{ color: `var(--rw-${tone}-ink)` }}
          aria-label={`${title}: ${counted(warnings.length, ['Hinweis', 'Hinweise'])}, Wichtigkeit ${label}`}
        >
          <IconAlertTriangle size={14} stroke={1.7} aria-hidden />
          {warnings.length > 1 && warnings.length}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.list} tabIndex={-1} data-autofocus>
          {warnings.map(({ id, about, title: heading, content, importance }) => (
            <li key={id}>
              <div className={classes.noteHead}>
                <strong>{heading}</strong>
                <Badge tone={importances.of(importance).tone}>{importances.of(importance).label}</Badge>
              </div>
              <span className={classes.about}>{about}</span>
              {content !== '' && <p className={classes.content}>{content}</p>}
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  )
}
