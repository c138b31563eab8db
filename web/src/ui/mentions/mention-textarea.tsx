import { Textarea } from '@mantine/core'
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react'
import { useRef } from 'react'
import { useMentions } from './use-mentions.tsx'

/** A text of several lines in which colleagues are named by '@', where somebody says who may be. */
export function MentionTextarea({ onKeyDown, onSelect, onBlur, ...props }: ComponentProps<typeof Textarea>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions((text, replaced) => {
    const end = field.current?.selectionEnd ?? 0
    field.current?.setRangeText(text, end - replaced, end, 'end')
    // As if it had been typed: whoever keeps the value hears of it.
    field.current?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const tell = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    mentions.typed(currentTarget.value.slice(0, currentTarget.selectionEnd), { left, bottom })
  }
  return (
    <>
      <Textarea
        {...props}
        ref={field}
        onSelect={(event) => {
          tell(event)
          onSelect?.(event)
        }}
        onBlur={(event) => {
          mentions.typed(null, { left: 0, bottom: 0 })
          onBlur?.(event)
        }}
        onKeyDown={(event: KeyboardEvent<HTMLTextAreaElement>) => {
          if (!mentions.onKey(event)) onKeyDown?.(event)
        }}
      />
      {mentions.list}
    </>
  )
}
