/**
 * The one door to every command of the project: node setup.mjs start | test | dev | bench | backup | …
 * Runs on whatever Node ≥ 20 a machine has and needs no package: it installs them, builds the web app when its sources
 * changed, and hands over to the Node 24 that came with the packages.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepRunning } from './tools/launch/keep-running.mjs'

const root = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname)
const inRoot = (...parts) => join(root, ...parts)
const viteScript = inRoot('node_modules/vite/bin/vite.js')
const [command, ...args] = process.argv.slice(2)
// What Node has made of our sources once is used again: the server is up in two thirds of the time. Tests begin anew, as on a bare machine.
if (command !== 'test') process.env.NODE_COMPILE_CACHE ??= inRoot('.cache/compiled')
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
let interrupted = 0
const asked = new AbortController()

/** Something a person can put right; its message is all they see. */
class Refusal extends Error {}

const commands = {
  async start() {
    await install()
    await buildWebApp()
    const node = node24()
    const serverArgs = [...serverFlags(), inRoot('server/src/main.ts'), ...args]
    for (const signal of signals) process.on(signal, () => asked.abort())
    return keepRunning(() => start(node, serverArgs, { withChannel: true }), { signal: asked.signal })
  },
  async test() {
    await install()
    return run(node24(), [inRoot('tools/test/run.mjs'), ...args])
  },
  async dev() {
    await install()
    return develop()
  },
  async build() {
    await install()
    await buildWebApp()
    return 0
  },
  async bench() {
    await install()
    await buildWebApp()
    return run(node24(), [inRoot('bench/src/main.ts'), ...args])
  },
  async geography() {
    await install()
    return run(node24(), [inRoot('tools/geography/derive.mjs'), ...args])
  },
  backup: () => serverCommand('backup'),
  restore: () => serverCommand('restore'),
  'demo:reset': () => serverCommand('demo-reset'),
  'admin:create': () => serverCommand('admin-create'),
}

try {
  if (Number.parseInt(process.versions.node, 10) < 20) throw new Refusal('Reisewerk braucht Node 20 oder neuer.')
  const chosen = Object.hasOwn(commands, command ?? '') ? commands[command] : null
  if (!chosen) throw new Refusal(`Aufruf: node setup.mjs ${Object.keys(commands).join(' | ')}`)
  process.exitCode = await chosen()
} catch (error) {
  if (!interrupted) console.error(error instanceof Refusal ? error.message : error)
  process.exitCode = interrupted || 1
}

async function serverCommand(name) {
  await install()
  return run(node24(), [inRoot('server/src/commands', `${name}.ts`), ...args])
}

/** The server, started anew when its code changes, behind the web app's development server. */
async function develop() {
  const port = process.env.PORT || '8080'
  const webPort = process.env.WEB_PORT || '5173'
  const host = '127.0.0.1'
  const server = start(node24(), ['--watch', '--watch-preserve-output', inRoot('server/src/main.ts')], {
    env: { PUBLIC_URL: `http://${host}:${webPort}` },
  })
  const web = start(
    node24(),
    [viteScript, '--host', host, '--port', webPort, '--strictPort', '--clearScreen', 'false'],
    { cwd: inRoot('web'), env: { REISEWERK_SERVER: `http://${host}:${port}` } },
  )
  const code = await Promise.race([server.ended, web.ended])
  server.stop()
  web.stop()
  await Promise.all([server.ended, web.ended])
  return code
}

/** Installs the packages when they are missing or the list of them changed. */
async function install() {
  const stamp = inRoot('node_modules/.reisewerk-install')
  const wanted = hash([inRoot('package-lock.json')], `${process.platform}-${process.arch}`)
  await onceAtATime('install', stamp, wanted, async () => {
    refuseWhileRunning()
    console.log('Installiere die Pakete …')
    const npm = process.env.npm_execpath
    const [program, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
    // As package-lock.json says, and without touching it; not by `npm ci`, which fails where a registry lacks the builds
    // for other systems. No install scripts: none is needed. Tools to build with are needed always.
    const options = [
      '--no-save',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--loglevel=error',
      '--no-progress',
    ]
    const code = await run(program, [...first, 'install', ...options], {
      shell: program === 'npm' && process.platform === 'win32',
    })
    if (code !== 0) throw new Refusal(`Die Pakete ließen sich nicht installieren (npm endete mit ${code}).`)
  })
}

/** Builds the web app when its sources changed; what is served stays whole until the new one is. */
async function buildWebApp() {
  const isSource = (path) => !/[\\/](dist|node_modules|\.cache|test)[\\/]|\.test\.tsx?$/.test(path)
  const sources = [...filesBelow(inRoot('web')), ...filesBelow(inRoot('domain/src'))].filter(isSource)
  const wanted = hash([inRoot('package-lock.json'), ...sources])
  const [dist, next, old] = [inRoot('web/dist'), inRoot('web/.cache/dist-next'), inRoot('web/.cache/dist-old')]
  await onceAtATime('web-build', join(dist, '.sources'), wanted, async () => {
    refuseWhileRunning()
    console.log('Baue die Oberfläche …')
    const code = await run(node24(), [viteScript, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: inRoot('web'),
      isQuiet: true,
    })
    if (code !== 0) throw new Refusal('Die Oberfläche ließ sich nicht bauen.')
    rmSync(old, { recursive: true, force: true })
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(next, dist)
    rmSync(old, { recursive: true, force: true })
  })
}

/** Does some work unless its stamp says it is done; of several processes one works and the others wait for it. */
async function onceAtATime(name, stamp, wanted, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isDone()) return
  const lock = inRoot('.cache', `${name}.lock`)
  mkdirSync(dirname(lock), { recursive: true })
  while (!takeLock(lock)) await sleep(300)
  try {
    if (isDone()) return
    await work()
    writeFileSync(stamp, wanted)
  } finally {
    rmSync(lock, { force: true })
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (isLeftover(lock)) rmSync(lock, { force: true })
  return false
}

function isLeftover(lock) {
  try {
    const isOld = Date.now() - statSync(lock).mtimeMs > 15 * 60_000
    return isOld || !isAlive(Number.parseInt(readFileSync(lock, 'utf8'), 10))
  } catch {
    return false // let go meanwhile
  }
}

function isAlive(pid) {
  if (!(pid > 0)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Nothing is changed under the feet of a running server. */
function refuseWhileRunning() {
  const lock = resolve(root, process.env.DATA_DIR || 'data', 'reisewerk.lock')
  if (process.platform !== 'linux' || !existsSync(lock)) return
  // flock(1): 1 when somebody holds the lock; whatever else goes wrong is for the server to say
  if (spawnSync('flock', ['--nonblock', lock, 'true'], { stdio: 'ignore' }).status !== 1) return
  throw new Refusal('Reisewerk läuft mit diesem Datenordner schon; es läuft ungestört weiter.')
}

/** The Node the project was made for: its own, else the machine's if that is new enough. */
function node24() {
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const own = inRoot('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node')
  const { stdout } = spawnSync(own, ['--version'], { encoding: 'utf8' })
  if (stdout?.startsWith('v24.')) return own
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new Refusal(
    `Reisewerk braucht Node 24; das mitgelieferte läuft hier nicht (${name}), bitte Node 24 installieren.`,
  )
}

/**
 * How Node runs the server. An answer of fifty kilobytes makes rubbish of a megabyte; with the megabyte Node begins with it
 * cleans up once a request, with these 32 once in thirty: a tenth of all work, says `npm run bench`, which uses them, too.
 */
function serverFlags() {
  return JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).config.serverFlags
}

/** Runs a program to its end; Ctrl-C and its kin are passed on to it. */
function run(program, programArgs, options) {
  return start(program, programArgs, options).ended
}

/** @param isQuiet what it prints is shown only when it fails */
function start(
  program,
  programArgs,
  { withChannel = false, isQuiet = false, cwd = root, env = {}, shell = false } = {},
) {
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(program, programArgs, {
    cwd,
    shell,
    env: { ...process.env, ...env },
    // the channel tells the server when we are gone, even by kill -9, and us when the server is up
    stdio: ['inherit', output, output, ...(withChannel ? ['ipc'] : [])],
  })
  let isUp = false
  child.once('message', () => {
    isUp = true
  })
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
  const forward = (signal) => {
    interrupted = 128 + constants.signals[signal]
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, forward)
  const ended = new Promise((done, fail) => {
    child.once('error', fail)
    // 'close' comes when the last of the output has been read, too.
    child.once('close', (code, signal) => {
      const result = code ?? 128 + constants.signals[signal]
      if (result !== 0 && !interrupted) process.stderr.write(Buffer.concat(printed))
      done(result)
    })
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward)
  })
  return { ended, stop: () => child.kill('SIGTERM'), wasUp: () => isUp }
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name === 'dist' ? [] : filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

function hash(files, salt = '') {
  const sum = createHash('sha256').update(salt)
  for (const file of files.sort()) sum.update(`${file.slice(root.length)}\0`).update(readFileSync(file))
  return sum.digest('hex')
}
