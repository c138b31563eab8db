/**
 * Whoever changes the locks of the own account goes on with a new session, and the old one ends before the answer brings the
 * new one. What this page asks in between, for instance because a live event told of the change, is refused; it is asked
 * again with the new session instead of sending the user to the sign-in.
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

/**
 * To be called before a request is sent.
 * @returns asked after a refusal: whether the session was exchanged meanwhile; waits for an exchange under way
 */
export function watchSession(): () => Promise<boolean> {
  const before = finished
  const wasUnderWay = underWay !== null
  return async () => {
    // How the exchange ended is told to whoever asked for it.
    await underWay?.catch(() => undefined)
    return wasUnderWay || finished !== before
  }
}
