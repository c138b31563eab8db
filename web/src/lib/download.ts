import { ApiError, fetchOrFail, type Query, queryString } from './http.ts'

const keptMs = 60_000

/**
 * Fetches a file of our own server and hands it to the browser under the name the server gave it (APP-20).
 * @throws ApiError for every answer that is no file
 */
export async function download(path: string, query: Query = {}): Promise<void> {
  const response = await fetchOrFail(path + queryString(query), { credentials: 'same-origin' })
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null)
    throw new ApiError(response.status, body)
  }
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameIn(response.headers.get('content-disposition')) ?? ''
  link.click()
  // A browser that is busy takes the file, and its name, some time after the click.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}

/** @param disposition "attachment; filename*=UTF-8''Liste.xlsx" */
function nameIn(disposition: string | null): string | null {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return name === undefined ? null : decodeURIComponent(name)
}
