/**
 * The fields that differ from how one found them. Only these are sent, so that what a colleague changes beside them meanwhile
 * stays (decision 002).
 * @param opened as the form opened @param now as it is saved
 */
export function changedFields<Body extends object>(opened: Body, now: Body): Partial<Body> {
  const old = new Map(Object.entries(opened))
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(old.get(name))
  return Object.fromEntries(Object.entries(now).filter(differs)) as Partial<Body>
}
