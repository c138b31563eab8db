import { Kbd } from '@mantine/core'
import { memo } from 'react'
import classes from './sheet.module.css'

export type LegendKey = { readonly keys: readonly string[]; readonly does: string }

/** What every sheet understands. */
export const sheetKeys: readonly LegendKey[] = [
  { keys: ['Enter'], does: 'übernehmen' },
  { keys: ['Tab'], does: 'weiter' },
  { keys: ['Esc'], does: 'alten Wert behalten' },
  { keys: ['Strg', 'V'], does: 'Block einfügen' },
  { keys: ['Strg', 'D'], does: 'nach unten füllen' },
  { keys: ['Strg', 'Z'], does: 'zurücknehmen' },
]

type Props = {
  readonly keys: readonly LegendKey[]
  /** What the sheets add up to. */
  readonly aside?: string | undefined
}

/** The keys of the sheets above it; stands still while cells are edited. */
export const KeyLegend = memo(function KeyLegend({ keys, aside }: Props) {
  return (
    <footer className={classes.legend}>
      {keys.map(({ keys: pressed, does }) => (
        <span key={does}>
          {pressed.map((key) => (
            <span key={key}>
              <Kbd>{key}</Kbd>{' '}
            </span>
          ))}
          {does}
        </span>
      ))}
      {aside !== undefined && <strong>{aside}</strong>}
    </footer>
  )
})
