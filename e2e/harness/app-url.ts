import { inject } from 'vitest'

/** Address of the server that belongs to this worker: what other workers do meanwhile happens at another agency. */
export function appUrl(): string {
  const urls = inject('appUrls')
  const url = urls[Number(process.env.VITEST_POOL_ID) - 1]
  if (url === undefined)
    throw new Error(`There are ${urls.length} servers, none for worker ${process.env.VITEST_POOL_ID}`)
  return url
}
