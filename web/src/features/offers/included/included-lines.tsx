import { Button, TextInput } from '@mantine/core'
import { arrangedLines, keptLines } from '@reisewerk/domain/offers/included/arranged-lines.ts'
import {
  addLine,
  followPlan,
  hideLine,
  keepWording,
  moveLine,
  wordLine,
} from '@reisewerk/domain/offers/included/edit-lines.ts'
import type { ShownIncludedLine } from '@reisewerk/domain/offers/included/included-line.contract.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import type { Offer } from '../api.ts'
import { tellsOfField } from '../not-saved.ts'
import { useSaveOffer } from '../open-offer.ts'
import classes from './included.module.css'
import { IncludedRow, longestLine } from './included-row.tsx'

type Props = {
  /** As the server last read them: what the plan says now. */
  planned: readonly ShownIncludedLine[]
  offer: Pick<Offer, 'id' | 'order' | 'version' | 'includedLines'>
  trip: Pick<Trip, 'orderLocale'>
}

/** What the offer says is included, line by line: as the plan says it, or as it was worded, ordered, hidden, added here (TRUE-05). */
export function IncludedLines({ planned, offer, trip }: Props) {
  const { save, stateOf } = useSaveOffer(offer)
  const { orderLocale: locale } = trip
  const kept = offer.includedLines.filter((line) => line.locale === locale)
  const lines = arrangedLines(
    planned.flatMap((line) => (line.planned === '' ? [] : [{ key: line.key, text: line.planned }])),
    kept,
  )
  // One that the server has not numbered yet would be made twice by the next change.
  const isAdding = offer.includedLines.some(({ id }) => !(id > 0))
  const state = stateOf('includedLines')

  /** A list in a body replaces the whole list; what is kept for other languages stays. */
  function keep(next: readonly ShownIncludedLine[]) {
    const others = offer.includedLines.filter((line) => line.locale !== locale)
    const body = [
      ...others.map(({ id, key, source, text, isHidden, locale: of }) => ({
        id,
        key,
        source,
        text,
        isHidden,
        locale: of,
      })),
      ...keptLines(next, locale),
    ]
    save({ includedLines: body }, { ifMatch: offer.version, ...tellsOfField })
  }

  return (
    <>
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <IncludedRow
            key={line.key === '' ? `own.${line.id ?? at}` : line.key}
            line={line}
            isFirst={at === 0}
            isLast={at === lines.length - 1}
            isOff={isAdding}
            onWord={(text) => keep(wordLine(lines, at, text))}
            onFollow={() => keep(followPlan(lines, at))}
            onKeep={() => keep(keepWording(lines, at))}
            onMove={(by) => keep(moveLine(lines, at, by))}
            onHide={(isHidden) => keep(hideLine(lines, at, isHidden))}
            onRemove={() => keep(lines.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <NewLine isOff={isAdding} onAdd={(text) => keep(addLine(lines, text))}>
        {state !== undefined && <SaveMark state={state} />}
      </NewLine>
    </>
  )
}

type NewLineProps = { isOff: boolean; onAdd: (text: string) => void; children: React.ReactNode }

function NewLine({ isOff, onAdd, children }: NewLineProps) {
  const [typed, setTyped] = useState('')
  const error = tooLong(typed, longestLine)
  const isReady = !isOff && typed.trim() !== '' && error === undefined
  function add() {
    if (!isReady) return
    onAdd(typed)
    setTyped('')
  }
  return (
    <div className={classes.added}>
      <TextInput
        className={classes.text}
        size="xs"
        aria-label="Weitere enthaltene Leistung"
        placeholder="Weitere Leistung, die im Reisepreis enthalten ist"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && add()}
      />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        disabled={!isReady}
        onClick={add}
      >
        Hinzufügen
      </Button>
      {children}
    </div>
  )
}
