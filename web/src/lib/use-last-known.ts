import { useRef } from 'react'

/** The value a field had last: while another one is being typed, and after one that does not exist, it has none. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const known = useRef(value)
  if (value !== null) known.current = value
  return known.current
}
