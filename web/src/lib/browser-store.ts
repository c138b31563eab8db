import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createListeners } from './shared-state.ts'

/**
 * What a browser keeps for us: over visits, or over a reload of one tab only. Older versions of this program and hands in the
 * developer tools have written there, too, so that whoever reads says what they can use.
 */

export type Check<T> = (value: unknown) => value is T

const listeners = createListeners()

/** @returns null where nothing is kept, or nothing that passes */
export function readKept<T>(key: string, check: Check<T>, area: Storage = localStorage): T | null {
  return checked(area.getItem(key), check)
}

export function keep(key: string, value: unknown, area: Storage = localStorage): void {
  area.setItem(key, JSON.stringify(value))
  listeners.tell()
}

/** A setting that is kept in this browser; every place that shows it follows. */
export function useKept<T>(key: string, check: Check<T>, atFirst: T) {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const value = useMemo(() => checked(text, check) ?? atFirst, [text, check, atFirst])
  return [value, useCallback((next: T) => keep(key, next), [key])] as const
}

function subscribe(listener: () => void): () => void {
  const forget = listeners.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    forget()
    window.removeEventListener('storage', listener)
  }
}

function checked<T>(text: string | null, check: Check<T>): T | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return check(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
