import { Button } from '@mantine/core'
import { duplicateReasons } from '@reisewerk/domain/partners/duplicates/duplicates.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Item } from '../../../form/field-value.ts'
import type { Kind } from '../kind.ts'
import classes from './seems-there.module.css'
import { type Twin, useTwins } from './use-twins.ts'

type Props = {
  kind: Kind
  value: (path: string) => unknown
  /** Takes one of them in place of a new one, where the form was opened from a picker. */
  onTake?: (item: Item) => void
}

/** Which entries there are that seem to be the one being typed into a new form (MOVE-06); each opens beside the form. */
export function SeemsThere({ kind, value, onTake }: Props) {
  const twins = useTwins(kind, value)
  return (
    <div role="status">
      {twins.length > 0 && (
        <div className={classes.note}>
          <IconAlertCircle size={16} stroke={1.7} aria-hidden />
          <div>
            <strong>Gibt es das schon?</strong>
            <Twins
              kind={kind}
              twins={twins}
              {...(onTake !== undefined && {
                action: ({ item }) => (
                  <Button size="compact-xs" variant="default" onClick={() => onTake(item)}>
                    Übernehmen
                  </Button>
                ),
              })}
            />
          </div>
        </div>
      )}
    </div>
  )
}

type TwinsProps = {
  kind: Kind
  twins: readonly Twin[]
  /** What can be done with one of them. */
  action?: (twin: Twin) => ReactNode
}

/** 'Kantorei Sankt Michael · Lübeck · gleicher Name', one a line. */
export function Twins({ kind, twins, action }: TwinsProps) {
  return (
    <ul className={classes.twins}>
      {twins.slice(0, 3).map((twin) => (
        <li key={twin.item.id}>
          <span>
            <a href={`/${kind.name}/${twin.item.id}`} target="_blank" rel="noreferrer">
              {kind.titleOf(twin.item)}
            </a>
            {[twin.place, duplicateReasons[twin.reason].label]
              .filter((part) => part !== '')
              .map((part) => ` · ${part}`)}
          </span>
          {action?.(twin)}
        </li>
      ))}
    </ul>
  )
}
