import { type FocusEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'

type Options<Value> = {
  value: Value | null
  onChange: (value: Value | null) => void
  written: (value: Value) => string
  read: (text: string) => Value | null
  problemOf: (text: string) => string | null
  error: ReactNode
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

/**
 * A text field that stands for a value. What is typed stays as it was typed until the field is left; what cannot be read
 * stays even then, says so, and counts as invalid for `form.checkValidity()`, so that nothing is saved that nobody meant.
 * @returns what a Mantine TextInput takes
 */
export function useTypedValue<Value>({ value, onChange, written, read, problemOf, error, onBlur }: Options<Value>) {
  const [typed, setTyped] = useState<string | null>(null)
  const [focused, setFocused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const problem = typed === null ? null : problemOf(typed)

  function type(text: string) {
    setTyped(text)
    setFocused(true)
    const next = problemOf(text)
    field.current?.setCustomValidity(next ?? '')
    onChange(next === null ? read(text) : null)
  }

  return {
    ref: field,
    value: typed ?? (value === null ? '' : written(value)),
    error: (focused ? null : problem) ?? error,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      // Whoever is led back to what cannot be read is told why, until they type.
      setFocused(problem === null)
      event.currentTarget.select()
    },
    onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
    // Asked by a form that would save: the reason is told also while one types.
    onInvalid: (event: FormEvent) => {
      event.preventDefault()
      setFocused(false)
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setFocused(false)
      if (problem === null) setTyped(null)
      onBlur?.(event)
    },
  }
}
