import { Kbd } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { Window } from '../ui/window.tsx'
import classes from './command-palette.module.css'
import { Hit } from './palette-hit.tsx'
import { type PaletteGroup, usePaletteHits } from './use-palette-hits.tsx'

export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Window
      onClose={onClose}
      withCloseButton={false}
      size={640}
      yOffset={112}
      padding={0}
      aria-label="Suchen oder springen"
      transitionProps={{ duration: 0 }}
    >
      <Palette onClose={onClose} />
    </Window>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const [term, setTerm] = useState('')
  const [settled] = useDebouncedValue(term.trim(), 120)
  const { groups, isSearching } = usePaletteHits(settled)
  const hits = groups.flatMap((group) => group.hits)
  const [chosen, setChosen] = useState<string | null>(null)
  // The chosen hit may have gone with the last letter; then the first one is it.
  const current = hits.find((hit) => hit.id === chosen) ?? hits[0]

  function step(by: number) {
    if (current === undefined) return
    const next = hits[(hits.indexOf(current) + by + hits.length) % hits.length]
    setChosen(next?.id ?? null)
    document.getElementById(`hit-${next?.id}`)?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (event.key === 'Enter' && current !== undefined) {
      onClose()
      current.open(event.ctrlKey || event.metaKey)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.query}>
        <IconSearch size={17} aria-hidden />
        <input
          className={classes.input}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value)
            setChosen(null)
          }}
          onKeyDown={onKeyDown}
          placeholder="Reise, Kunde, Seite oder Befehl"
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
          <Group key={group.name} group={group} term={settled} currentId={current?.id} onClose={onClose} />
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

type GroupProps = { group: PaletteGroup; term: string; currentId: string | undefined; onClose: () => void }

function Group({ group, term, currentId, onClose }: GroupProps) {
  return (
    <div role="group" aria-label={group.name}>
      <div className={classes.group} aria-hidden>
        {group.name}
      </div>
      {group.hits.map((hit) => (
        <Hit key={hit.id} hit={hit} term={term} isCurrent={hit.id === currentId} onClose={onClose} />
      ))}
    </div>
  )
}
