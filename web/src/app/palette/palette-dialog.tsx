import { Kbd } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { soughtPart } from '@reisewerk/domain/sought-words.ts'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Window } from '../../ui/dialogs/window.tsx'
import classes from './command-palette.module.css'
import type { PaletteGroup, PaletteHit } from './palette-hit.ts'
import { editPalette, setPalette, usePalette } from './palette-state.ts'
import { usePaletteHits } from './use-palette-hits.tsx'

const close = () => setPalette(false)

export default function PaletteDialog() {
  return (
    <Window
      onClose={close}
      withCloseButton={false}
      size={640}
      yOffset={112}
      padding={0}
      aria-label="Suchen oder springen"
      transitionProps={{ duration: 0 }}
    >
      <Palette />
    </Window>
  )
}

function Palette() {
  const { term, isEntered } = usePalette()
  const [settled] = useDebouncedValue(term.trim(), 120)
  const { groups, isSearching } = usePaletteHits(settled)
  const hits = groups.flatMap((group) => group.hits)
  const [chosen, setChosen] = useState<string | null>(null)
  // The chosen hit may have gone with the last letter; then the first one is it.
  const current = hits.find((hit) => hit.id === chosen) ?? hits[0]
  const isSettled = settled === term.trim() && !isSearching

  function open(hit: PaletteHit, inNewTab: boolean) {
    close()
    hit.open(inNewTab)
  }

  // Enter came before the hits; now they are there.
  useEffect(() => {
    if (!isEntered || !isSettled) return
    if (current === undefined) editPalette({ isEntered: false })
    else open(current, false)
  })

  function step(by: number) {
    if (current === undefined) return
    const next = hits[(hits.indexOf(current) + by + hits.length) % hits.length]
    setChosen(next?.id ?? null)
    document.getElementById(`hit-${next?.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && current !== undefined && (isSettled || chosen !== null)) {
      open(current, event.ctrlKey || event.metaKey)
    } else if (event.key === 'Enter') editPalette({ isEntered: true })
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.query}>
        <IconSearch size={17} aria-hidden />
        <input
          className={classes.input}
          data-palette
          value={term}
          onChange={(event) => {
            editPalette({ term: event.target.value })
            setChosen(null)
          }}
          // What was typed before stands there already.
          onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
          onKeyDown={onKeyDown}
          placeholder="Reise, Kunde, Kontakt, Hotel, Telefonnummer, Seite oder Befehl"
          aria-label="Suchen"
          role="combobox"
          aria-expanded
          aria-controls="palette-hits"
          aria-activedescendant={current === undefined ? undefined : `hit-${current.id}`}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          data-autofocus
        />
        <Kbd>Esc</Kbd>
      </div>
      <div className={classes.hits} id="palette-hits" role="listbox" aria-label="Treffer">
        {groups.map((group) => (
          <Group key={group.name} group={group} term={settled} currentId={current?.id} onOpen={open} />
        ))}
      </div>
      {hits.length === 0 && (
        <p className={classes.nothing} role="status">
          {isSearching ? 'Bitte warten...' : 'Nichts gefunden'}
        </p>
      )}
      <footer className={classes.keys} aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> wählen
        </span>
        <span>
          <Kbd>Enter</Kbd> öffnen
        </span>
        <span>
          <Kbd>Strg</Kbd> <Kbd>Enter</Kbd> in neuem Tab
        </span>
      </footer>
    </>
  )
}

type Open = (hit: PaletteHit, inNewTab: boolean) => void
type GroupProps = { group: PaletteGroup; term: string; currentId: string | undefined; onOpen: Open }

function Group({ group, term, currentId, onOpen }: GroupProps) {
  return (
    <div role="group" aria-label={group.name}>
      <div className={classes.group} aria-hidden>
        {group.name}
      </div>
      {group.hits.map((hit) => (
        <Hit key={hit.id} hit={hit} term={term} isCurrent={hit.id === currentId} onOpen={onOpen} />
      ))}
    </div>
  )
}

type HitProps = { hit: PaletteHit; term: string; isCurrent: boolean; onOpen: Open }

function Hit({ hit, term, isCurrent, onOpen }: HitProps) {
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
      onClick={(event) => onOpen(hit, event.ctrlKey || event.metaKey)}
    >
      <Glyph className={classes.icon} size={16} stroke={1.7} aria-hidden />
      <span className={classes.text}>{highlighted(hit.text, term)}</span>
      <span className={classes.hint}>{hit.hint}</span>
      <span className={classes.end}>{hit.end}</span>
    </div>
  )
}

function highlighted(text: string, term: string): ReactNode {
  const part = soughtPart(text, term)
  if (part === null) return text
  return (
    <>
      {text.slice(0, part.from)}
      <b>{text.slice(part.from, part.to)}</b>
      {text.slice(part.to)}
    </>
  )
}
