import { TextInput } from '@mantine/core'
import { type ComponentProps, useRef, useState } from 'react'

const noSuchTime = 'Bitte eine Uhrzeit wie 18:30 eingeben'

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'defaultValue' | 'onChange'> & {
  value: string | null
  onChange: (value: string | null) => void
}

/** A clock time, typed as '18:30', '1830', '830' or '8'. What cannot be read stays and counts as invalid. */
export function TimeField({ value, onChange, error, onBlur, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isWrong = typed !== null && typed.trim() !== '' && parseClock(typed) === null

  function type(text: string) {
    setTyped(text)
    const time = parseClock(text)
    field.current?.setCustomValidity(text.trim() !== '' && time === null ? noSuchTime : '')
    onChange(time)
  }

  return (
    <TextInput
      placeholder="HH:MM"
      autoComplete="off"
      inputMode="numeric"
      maxLength={5}
      styles={{ input: { paddingInline: '10px 4px' } }}
      {...input}
      ref={field}
      value={typed ?? value ?? ''}
      error={isWrong && !focused ? noSuchTime : error}
      onFocus={() => setFocused(true)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        setFocused(false)
        if (!isWrong) setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}

/** @returns 'HH:mm', null when the text is no time of day */
export function parseClock(text: string): string | null {
  const match = /^(\d{1,2})(?:[:.,]?(\d{2}))?$/.exec(text.trim())
  if (match === null) return null
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? '0')]
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
