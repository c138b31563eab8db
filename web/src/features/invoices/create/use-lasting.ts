import { useEffect, useState } from 'react'

/**
 * Whether something goes on for longer than anybody would wait without a word: what is over sooner is never told, so nothing flashes.
 * @param key each new one starts the time anew: somebody who goes on typing is not waiting
 * @param ms how long nothing is said
 */
export function useLasting(isOn: boolean, key: string, ms: number): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, key, ms])
  useEffect(() => {
    if (!isOn) setLasting(false)
  }, [isOn])
  return isOn && isLasting
}
