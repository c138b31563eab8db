import { Button, TextInput } from '@mantine/core'
import type { ShownIncludedLine } from '@reisewerk/domain/offers/included/included-line.contract.ts'
import { IconArrowBackUp, IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from './included.module.css'

/** Letters of a line, as the contract has it. */
export const longestLine = 300

type Props = {
  line: ShownIncludedLine
  isFirst: boolean
  isLast: boolean
  isOff: boolean
  onWord: (text: string) => void
  /** Says again what the plan says. */
  onFollow: () => void
  /** What was worded holds for the plan as it is now. */
  onKeep: () => void
  onMove: (by: -1 | 1) => void
  onHide: (isHidden: boolean) => void
  onRemove: () => void
}

/** A line of what is included: its text is typed where it stands, and saved when it is left. */
export function IncludedRow(props: Props) {
  const { line, isFirst, isLast, isOff, onWord, onFollow, onMove, onHide, onRemove } = props
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? line.text
  const error = tooLong(value, longestLine)
  const isOwn = line.planned === ''
  return (
    <li className={classes.line} data-hidden={line.isHidden || line.standing === 'gone' || undefined}>
      <div className={classes.fields}>
        <TextInput
          className={classes.text}
          classNames={{ input: classes.input }}
          size="xs"
          aria-label={`Enthalten: ${line.text}`}
          readOnly={isOff}
          value={value}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur()
            if (event.key === 'Escape') setTyped(null)
          }}
          onBlur={() => {
            if (typed === null || error !== undefined) return
            setTyped(null)
            if (typed.trim() !== line.text) onWord(typed)
          }}
        />
        <IconButton
          size={24}
          icon={IconArrowUp}
          label={`„${line.text}“ nach oben`}
          disabled={isOff || isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size={24}
          icon={IconArrowDown}
          label={`„${line.text}“ nach unten`}
          disabled={isOff || isLast}
          onClick={() => onMove(1)}
        />
        {line.isWorded && !isOwn && (
          <IconButton
            size={24}
            icon={IconArrowBackUp}
            label={`„${line.text}“ wie im Reiseverlauf`}
            disabled={isOff}
            onClick={onFollow}
          />
        )}
        {isOwn ? (
          <IconButton size={24} icon={IconTrash} label={`„${line.text}“ löschen`} disabled={isOff} onClick={onRemove} />
        ) : (
          <IconButton
            size={24}
            icon={line.isHidden ? IconEyeOff : IconEye}
            label={line.isHidden ? `„${line.text}“ wieder zeigen` : `„${line.text}“ ausblenden`}
            disabled={isOff}
            onClick={() => onHide(!line.isHidden)}
          />
        )}
      </div>
      <Standing {...props} />
    </li>
  )
}

/** What the plan has become since the line was worded, and what to do about it. */
function Standing({ line, isOff, onFollow, onKeep, onRemove }: Props) {
  if (line.standing === 'gone') {
    return (
      <p className={classes.mark}>
        Steht nicht mehr im Reiseverlauf und auf keinem Papier.
        <Button size="compact-xs" variant="subtle" disabled={isOff} onClick={onKeep}>
          Als eigene Zeile behalten
        </Button>
        <Button size="compact-xs" variant="subtle" disabled={isOff} onClick={onRemove}>
          Entfernen
        </Button>
      </p>
    )
  }
  if (line.standing === 'changed') {
    return (
      <p className={classes.mark}>
        Im Reiseverlauf jetzt: {line.planned}
        <Button size="compact-xs" variant="subtle" disabled={isOff} onClick={onFollow}>
          Übernehmen
        </Button>
        <Button size="compact-xs" variant="subtle" disabled={isOff} onClick={onKeep}>
          Text passt noch
        </Button>
      </p>
    )
  }
  return null
}
