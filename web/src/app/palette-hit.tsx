import type { ReactNode } from 'react'
import classes from './command-palette.module.css'
import type { PaletteHit } from './use-palette-hits.tsx'

type Props = { hit: PaletteHit; term: string; isCurrent: boolean; onClose: () => void }

export function Hit({ hit, term, isCurrent, onClose }: Props) {
  const { icon: Glyph } = hit
  return (
    // The field keeps the focus and the keys; the pointer has its own way.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the combobox (WAI-ARIA combobox pattern)
    <div
      className={classes.hit}
      id={`hit-${hit.id}`}
      role="option"
      aria-selected={isCurrent}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        onClose()
        hit.open(event.ctrlKey || event.metaKey)
      }}
    >
      <Glyph className={classes.icon} size={16} stroke={1.7} aria-hidden />
      <span className={classes.text}>{highlighted(hit.text, term)}</span>
      <span className={classes.hint}>{hit.hint}</span>
      <span className={classes.end}>{hit.end}</span>
    </div>
  )
}

/** The sought letters in the text, where they stand there as typed. */
function highlighted(text: string, term: string): ReactNode {
  const at = term === '' ? -1 : text.toLocaleLowerCase('de').indexOf(term.toLocaleLowerCase('de'))
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + term.length)}</b>
      {text.slice(at + term.length)}
    </>
  )
}
