import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type Ref, useState } from 'react'

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string | undefined
  onChange: (value: string | undefined) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** Keeps what is typed to itself; the list follows when the hand rests. */
export function TypedFilter({ value = '', onChange, ...field }: Props) {
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  const settle = useDebouncedCallback((text: string) => {
    setLast(text)
    onChange(text === '' ? undefined : text)
  }, 250)
  // The address changed by another way: back button, reset.
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  return (
    <TextInput
      {...field}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        settle(event.currentTarget.value.trim())
      }}
    />
  )
}
