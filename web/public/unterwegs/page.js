// What the page of a private link does beyond being read: it is kept for where there is no network, and tells how old it is.
const kept = 'unterwegs'
const { pathname } = location
const state = document.getElementById('state')
const asOf = state.textContent
const told = document.body.dataset
const expires = Date.parse(told.expires)
// A page that a phone has kept from before brings no words of its own: it is German.
const words = {
  kept: told.kept ?? ' · auf diesem Gerät gespeichert',
  offline: told.offline ?? ' · ohne Netz',
  over: told.over ?? 'Dieser Link gilt nicht mehr.',
  gone: told.gone ?? 'Das gibt es hier nicht.',
}
let isKept = false

function tell() {
  const where = navigator.onLine ? (isKept ? words.kept : '') : words.offline
  state.textContent = asOf + where
}

async function keep() {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/unterwegs/worker.js')
  const cache = await caches.open(kept)
  // The first time the page was there before whoever keeps it.
  const files = [pathname, '/unterwegs/page.css', '/unterwegs/page.js']
  const known = await Promise.all(files.map((file) => cache.match(file)))
  await cache.addAll(files.filter((_, index) => known[index] === undefined))
  isKept = true
  tell()
}

/** Nothing of the trip stays, neither on the screen nor on the phone; it is said once both are true. */
async function end(text) {
  document.body.replaceChildren()
  try {
    if ('caches' in window) await (await caches.open(kept)).delete(pathname)
  } finally {
    document.body.replaceChildren(Object.assign(document.createElement('p'), { className: 'over', textContent: text }))
  }
}

/** The day on which a link ends it is gone from the phone as well, network or not. */
async function endIfOver() {
  if (Date.now() < expires) return false
  await end(words.over)
  return true
}

/** Asks the server whether the link is still good, again and again until somebody answers. */
async function ask(onGood) {
  if (!navigator.onLine) return
  const status = await fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.status,
    () => 0,
  )
  if (status === 404) await end(words.gone)
  else if (status === 200) onGood()
  else setTimeout(ask, 5_000, onGood)
}

function pointToToday() {
  const now = new Date()
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
  const day = document.getElementById(`tag-${today}`)
  const link = document.getElementById('heute')
  if (day === null || link === null) return
  day.classList.add('today')
  link.hidden = false
  link.setAttribute('href', `#tag-${today}`)
}

tell()
pointToToday()
if (!(await endIfOver())) {
  keep().catch(() => undefined)
  // What is older than this load was kept, and may have been revoked since.
  if (Date.now() - Date.parse(told.read) > 60_000) void ask(() => undefined)
}
addEventListener('offline', tell)
addEventListener('online', () => void ask(() => location.reload()))
document.addEventListener('visibilitychange', () => void endIfOver())
