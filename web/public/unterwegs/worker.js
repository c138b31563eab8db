// Keeps the page of a private link on the phone, so that it can be read where there is no network. It keeps nothing else, and
// gives up what it kept as soon as the server says that the link is good no more.
const kept = 'unterwegs'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith('/unterwegs/')) return
  event.respondWith(freshOrKept(event.request, pathname))
})

async function freshOrKept(request, pathname) {
  const cache = await caches.open(kept)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(pathname, answer.clone())
    if (answer.status === 404) await cache.delete(pathname)
    // A server that is busy or being started says nothing about the link.
    const isAway = answer.status === 429 || answer.status >= 500
    return (isAway && (await cache.match(pathname))) || answer
  } catch {
    return (await cache.match(pathname)) ?? Response.error()
  }
}
