import { setTimeout as sleep } from 'node:timers/promises'
import { readEvents } from '@reisewerk/server/test/read-events.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { demoPassword, people } from './harness/people.ts'
import { postmasterOf, processesBelow, showsProcesses, signalAll } from './harness/process-tree.ts'
import {
  type Desk,
  deskOf,
  isAcknowledged,
  makeTrip,
  read,
  type Save,
  saveAtOnce,
  send,
  untilWell,
} from './harness/saving-clients.ts'
import { newDataDir, removeDataDir, type ServerProcess, startServer } from './harness/server-process.ts'

/** Faults are survived, not only told: every kill here is a kill -9 of a real process in the middle of its work (issue 2, §6). */

type Trip = {
  id: number
  groupName: string
  complexity: { offerComplexity: number } | null
  hotelContingent: { singleRooms: object[]; doubleRooms: { reservedAmount: number }[]; quadrupleRooms: object[] } | null
  ferryContingent: { doubleCabins: object[] } | null
}

let dataDir: string
let server: ServerProcess
let desk: Desk

beforeAll(async () => {
  dataDir = await newDataDir()
  server = await startServer({ dataDir })
  desk = await deskOf(server.url, people.anna, demoPassword)
})
afterAll(async () => {
  await server?.stop()
  await removeDataDir(dataDir)
})

/** A crash of the server and its next start, on the same port as after a restart by its keeper. */
async function restart(): Promise<void> {
  await server.kill()
  server = await startServer({ dataDir, port: server.port })
}

/** 200 saves by 8 clients; the fault strikes when 60 are acknowledged. */
async function saveThrough(fault: () => Promise<void> | void): Promise<Save[]> {
  let struck: Promise<void> | null = null
  const saves = await saveAtOnce(desk, {
    clients: 8,
    each: 25,
    onAcknowledged: (count) => {
      if (count >= 60) struck ??= Promise.resolve(fault())
    },
  })
  expect(struck, 'the fault has struck').not.toBeNull()
  await struck
  await untilWell(server.url)
  return saves
}

/** What was acknowledged is there, whole, and once; what was not is there once after it was sent again. */
async function nothingIsLost(saves: readonly Save[]): Promise<void> {
  const posts = saves.filter(({ key }) => key !== null)
  const first = new Map(posts.filter(isAcknowledged).map(({ key, id }) => [key, id]))
  // A browser repeats what was not acknowledged, and may repeat what was: the key makes it one.
  for (const post of posts) await send(desk, post)
  expect(posts.filter((post) => !isAcknowledged(post))).toEqual([])
  expect(posts.filter(({ key, id }) => first.has(key) && first.get(key) !== id)).toEqual([])

  const mark = saves[0]?.text.split(' ')[0] ?? ''
  const groups = '_groups[]=order_complexity&_groups[]=contingent_read'
  const all = await read<Trip[]>(desk, `/api/orders?_search=${mark}&_itemsPerPage=500&${groups}`)
  const made = all.filter(({ id }) => posts.some((post) => post.id === id))
  expect(made.map(({ groupName }) => groupName).sort()).toEqual(posts.map(({ text }) => text).sort())
  expect(all.filter((trip) => !made.includes(trip) && !saves.some((save) => save.trip === trip.id))).toEqual([])
  for (const { complexity, hotelContingent, ferryContingent } of made) {
    expect(complexity).toMatchObject({ offerComplexity: 2 })
    expect(hotelContingent?.doubleRooms).toMatchObject([{ reservedAmount: 1 }])
    expect([hotelContingent?.singleRooms.length, hotelContingent?.quadrupleRooms.length]).toEqual([1, 1])
    expect(ferryContingent?.doubleCabins).toHaveLength(2)
  }
  const ids = made.map(({ id }) => `order.id[]=${id}`).join('&')
  // The deadline of § 651h arises with each trip, once.
  expect(await read<object[]>(desk, `/api/todos?_itemsPerPage=500&${ids}`)).toHaveLength(made.length)
  expect(await read<object[]>(desk, `/api/booking_stands?_itemsPerPage=500&${ids}`)).toHaveLength(made.length)

  for (const trip of new Set(saves.map((save) => save.trip))) {
    const patches = saves.filter((save) => save.trip === trip && save.key === null)
    const { groupName } = await read<Trip>(desk, `/api/orders/${trip}`)
    const lastKnown = patches.findLastIndex(isAcknowledged)
    // The last acknowledged name, or a later one whose answer was lost on its way.
    expect(patches.slice(lastKnown).map(({ text }) => text)).toContain(groupName)
    const history = JSON.stringify(await read<object[]>(desk, `/api/orders/${trip}/history`))
    expect(patches.filter(isAcknowledged).filter(({ text }) => !history.includes(`"${text}"`))).toEqual([])
  }
}

/** Whatever happened, everybody was answered in time, and never by 'internal error'. */
function answeredWell(saves: readonly Save[]): void {
  expect(saves).toHaveLength(200)
  const odd = saves.filter((save) => !isAcknowledged(save) && ![0, 502, 503].includes(save.status))
  expect(odd, 'answers that are neither success nor an honest "later"').toEqual([])
  expect(saves.filter(isAcknowledged).length).toBeGreaterThan(100)
}

describe.skipIf(!showsProcesses)('kill -9 in the middle of 200 saves by 8 clients', () => {
  test('APP-09 of the server: what was acknowledged is there, whole and once', async () => {
    const saves = await saveThrough(restart)
    expect(
      saves.some(({ status }) => status === 0),
      'connections broke',
    ).toBe(true)
    answeredWell(saves)
    await nothingIsLost(saves)
  })

  test('APP-09 of the database: it starts again by itself, the server says 503 until then', async () => {
    const before = postmasterOf(dataDir)
    const stream = await readEvents(`${server.url}/api/events`, desk.headers)
    await stream.next('hello')
    const saves = await saveThrough(() => signalAll([before], 'SIGKILL'))
    expect(
      saves.some(({ status }) => status === 503),
      'some were told to come later',
    ).toBe(true)
    expect(postmasterOf(dataDir)).not.toBe(before)
    answeredWell(saves)
    await stream.next('resync')
    await makeTrip(desk, 'Danach')
    await stream.next('changes')
    stream.close()
    await nothingIsLost(saves)
  })

  test('APP-09 of the PDF workers: offers are made all the same and saves notice nothing', async () => {
    const trip = await makeTrip(desk, 'Mit Angebot')
    const offer = () =>
      fetch(`${server.url}/api/orders/${trip}/offer/generate-document`, { ...desk, method: 'POST', body: '{}' })
    const workers = () =>
      processesBelow(server.processId)
        .filter(({ command }) => command.includes('typst-worker'))
        .map(({ id }) => id)
    const offers: Promise<Response>[] = []
    const saves = await saveThrough(async () => {
      offers.push(offer(), offer())
      // They are at it by now, or begin a little later on a busy machine.
      await sleep(100)
      const killed = () => {
        const found = workers()
        signalAll(found, 'SIGKILL')
        return found.length
      }
      await expect.poll(killed).toBeGreaterThan(0)
    })
    expect(saves.filter((save) => !isAcknowledged(save))).toEqual([])
    for (const answer of await Promise.all(offers)) {
      expect([200, 503]).toContain(answer.status)
      await answer.text()
    }
    expect((await offer()).status).toBe(200)
    const documents = await read<{ path: string }[]>(desk, `/api/documents?order.id=${trip}`)
    for (const { path } of documents) {
      const file = await fetch(`${server.url}${path}`, desk)
      expect((await file.text()).trimEnd().endsWith('%%EOF'), 'a whole PDF').toBe(true)
    }
    await nothingIsLost(saves)
  })
})

describe.skipIf(!showsProcesses)('the database is away for 10 seconds', () => {
  test('APP-16 nobody hangs: 503 with Retry-After within seconds, and all is well again by itself', async () => {
    const trip = await makeTrip(desk, 'Vor dem Frost')
    const stream = await readEvents(`${server.url}/api/events`, desk.headers)
    await stream.next('hello')
    const frozen = () => [postmasterOf(dataDir), ...processesBelow(postmasterOf(dataDir)).map(({ id }) => id)]
    const until = Date.now() + 10_000
    signalAll(frozen(), 'SIGSTOP')
    try {
      const asked = ['/api/orders', `/api/orders/${trip}`, '/api/session', '/api/presence']
      const answers = await Promise.all([...asked, ...asked, ...asked].map((path) => ask(path)))
      expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(6)
      expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
      expect(answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([])
      expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(8_000)
      expect((await ask('/health')).status).toBe(503)
      expect((await fetch(`${server.url}/`)).status, 'the page itself still comes').toBe(200)
      await sleep(until - Date.now())
    } finally {
      signalAll(frozen(), 'SIGCONT')
    }
    await untilWell(server.url)
    expect((await ask('/api/orders')).status).toBe(200)
    const save: Save = { trip, text: 'Nach dem Frost', key: null, status: 0, id: null }
    await send(desk, save)
    expect(save.status).toBe(200)
    const heard = () => stream.told.slice(1).some(({ event }) => event === 'changes' || event === 'resync')
    await expect.poll(heard).toBe(true)
    stream.close()
  })

  async function ask(path: string) {
    const started = Date.now()
    const isPresence = path === '/api/presence'
    const answer = await fetch(`${server.url}${path}`, {
      headers: { ...desk.headers, 'x-reisewerk-tab': 'frost' },
      signal: AbortSignal.timeout(15_000),
      ...(isPresence && { method: 'PUT', body: JSON.stringify({ order: null }) }),
    })
    await answer.text()
    return {
      path,
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      milliseconds: Date.now() - started,
    }
  }
})

test('APP-09 the browser goes on by itself when the server is back, also after it was closed in between', async ({
  newPage,
}) => {
  const page = await newPage({ baseURL: server.url })
  // A dead server is what this test is about; the browser says so on the console, the app of a part still on its way as well.
  allowConsole(page, /net::ERR_|status of 503|^answer 503|Ein Teil des Programms konnte nicht geladen werden/)
  const signedIn = await page.request.post('/api/session', {
    data: { email: people.bernd, password: demoPassword },
    headers: { origin: server.url },
  })
  expect(signedIn.status()).toBeLessThan(300)
  const trip = await makeTrip(desk, 'Kantorei')
  await page.goto(`/orders/${trip}`)
  await page
    .locator('header')
    .getByRole('button', { name: /Gruppe.*Kantorei/ })
    .waitFor()
  const nameNow = async () => (await read<Trip>(desk, `/api/orders/${trip}`)).groupName
  const banner = page.getByText('1 Änderung ist noch nicht gespeichert.')

  await server.kill()
  await rename(page, 'Ohne Server')
  await banner.waitFor()
  await page
    .locator('header')
    .getByRole('button', { name: /Gruppe.*Ohne Server/ })
    .waitFor()
  server = await startServer({ dataDir, port: server.port })
  await banner.waitFor({ state: 'detached' })
  expect(await nameNow()).toBe('Ohne Server')

  await server.kill()
  await rename(page, 'Vor dem Schließen')
  await banner.waitFor()
  page.on('dialog', (dialog) => void dialog.accept())
  await expect(page.reload()).rejects.toThrow('ERR_CONNECTION_REFUSED')
  server = await startServer({ dataDir, port: server.port })
  expect(await nameNow()).toBe('Ohne Server')
  await page.goto(`/orders/${trip}`)
  await page
    .locator('header')
    .getByRole('button', { name: /Gruppe.*Vor dem Schließen/ })
    .waitFor()
  await expect.poll(nameNow).toBe('Vor dem Schließen')
  expect(await banner.count()).toBe(0)
})

async function rename(page: Page, groupName: string): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /Gruppe/ })
    .click()
  await page.getByRole('textbox', { name: 'Gruppe' }).fill(groupName)
  await page.keyboard.press('Enter')
}
