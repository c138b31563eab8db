/**
 * Whoever changes the locks of the own account goes on with a new session, and the old one ends before the answer brings the
 * new one. What this page wants to ask in between, for instance because a live event told of the change, waits for it. What
 * was asked just before is refused; it is asked again with the new session instead of sending the user to the sign-in.
 */
let underWay: Promise<unknown> | null = null
let finished = 0

/** Runs a request whose answer brings a new session. */
export async function exchangeSession<T>(request: () => Promise<T>): Promise<T> {
  const running = request()
  underWay = running
  try {
    return await running
  } finally {
    finished += 1
    if (underWay === running) underWay = null
  }
}

/** @returns the end of an exchange under way: what is asked meanwhile would be asked with a session that has ended */
export function endOfExchange(): Promise<unknown> | null {
  // How it ended is told to whoever asked for it.
  return underWay?.catch(() => undefined) ?? null
}

/**
 * To be called before a request is sent.
 * @returns asked after a refusal: whether the session was exchanged meanwhile; waits for an exchange under way
 */
export function watchSession(): () => Promise<boolean> {
  const before = finished
  const wasUnderWay = underWay !== null
  return async () => {
    await endOfExchange()
    return wasUnderWay || finished !== before
  }
}
