/** A part of the program did not arrive: the server is away, or has a newer version by now. */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super('Ein Teil des Programms konnte nicht geladen werden.', { cause })
    this.name = 'CodeMissing'
  }
}

/**
 * An import whose failure the error page deals with. Left as it is, the router would load the whole page anew at once,
 * and without a server there is nothing to load.
 */
export function fetched<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await load()
    } catch (error) {
      throw isFailedImport(error) ? new CodeMissing(error) : error
    }
  }
}

/** What Chromium, Firefox, Safari and Vite say; the dialogs that come later fail in these words themselves. */
function isFailedImport(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  )
}

export function isCodeMissing(error: unknown): boolean {
  return error instanceof CodeMissing || isFailedImport(error)
}

const reloadedAt = 'reisewerk.reloaded'

/**
 * A browser keeps a failed import as failed, so only a fresh page helps; what is unsaved is kept over it. Only so often,
 * should the fresh page lack the same part.
 * @returns whether the page is being loaded anew
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(reloadedAt) ?? 0)
  if (Date.now() - last < 30_000) return false
  sessionStorage.setItem(reloadedAt, String(Date.now()))
  location.reload()
  return true
}
