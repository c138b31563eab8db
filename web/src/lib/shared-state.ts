import { useSyncExternalStore } from 'react'

/** Who wants to hear when something outside React has changed. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    tell() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A value that stands outside React and is shown by it. */
export function createShared<Value>(first: Value) {
  const { tell, subscribe } = createListeners()
  let value = first
  const get = () => value
  return {
    get,
    set(next: Value) {
      value = next
      tell()
    },
    use: () => useSyncExternalStore(subscribe, get),
  }
}
