/** A random name; `crypto.randomUUID` is missing where the app is served over plain http in a local network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Names this page until it is left or reloaded. The server echoes it in live events, so that a page can tell its own
 * changes, and takes the header that carries it as a sign that our page, not a foreign one, sent the request.
 */
export const tabId: string = randomId()
