import { Input } from '@mantine/core'
import { type CSSProperties, Suspense, useRef, useState } from 'react'
import { late } from '../late.tsx'
import classes from './rich-text.module.css'
import type { Begun, RichTextProps } from './rich-text-props.ts'
import { RichTextStandIn } from './rich-text-stand-in.tsx'
import { RichTextView } from './rich-text-view.tsx'

const RichTextEditor = late(() => import('./rich-text-editor.tsx'))

type Props = RichTextProps & {
  /** `field` has label, border and tools; `bare` is the text alone, its tools may stand elsewhere. */
  variant?: 'field' | 'bare'
  toolsIn?: HTMLElement | null
  error?: string | undefined
  minHeight?: number
  /** Mostly read: there is no editor before somebody comes near. */
  isMostlyRead?: boolean
}

/**
 * Formatted text to write: bold, italic, lists, links. The editor's code comes later; until then the text is there to read,
 * in the room it keeps.
 */
export function RichTextField({
  variant = 'field',
  toolsIn = null,
  error,
  minHeight = 120,
  isMostlyRead = false,
  ...props
}: Props) {
  const [isNear, setNear] = useState(!isMostlyRead)
  const begun = useRef<Begun | null>(null)
  const room = { '--rich-text-min': `${minHeight}px` } as CSSProperties
  const waiting = (
    <div className={classes.room}>
      <div className={classes.waiting}>
        <RichTextView value={props.value} />
      </div>
    </div>
  )
  if (variant === 'bare') {
    return (
      <div style={room}>
        <Suspense fallback={waiting}>
          {isNear ? (
            <RichTextEditor {...props} toolsIn={toolsIn} begun={begun} />
          ) : (
            <div className={classes.room}>
              <RichTextStandIn {...props} begun={begun} onNear={() => setNear(true)} />
            </div>
          )}
        </Suspense>
      </div>
    )
  }
  return (
    <Input.Wrapper label={props.label} error={error} labelElement="div">
      <div className={classes.field} data-error={error !== undefined || undefined} style={room}>
        <Suspense
          fallback={
            <>
              <div className={classes.toolbar} />
              {waiting}
            </>
          }
        >
          <RichTextEditor {...props} toolsIn="above" />
        </Suspense>
      </div>
    </Input.Wrapper>
  )
}
