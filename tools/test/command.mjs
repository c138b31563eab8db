import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const running = new Set()

/**
 * Runs a program to its end, its output passed through; of what runs beside others (`atEnd`) it is told as a whole. It gets
 * a process group of its own, so that a time limit ends whatever it started as well.
 * @param {string} program
 * @param {string[]} args
 * @param {{cwd: string, minutes: number, env?: Record<string, string>, atEnd?: boolean}} options
 * @returns {Promise<{ok: boolean, reason: string}>} never rejects: a program that cannot start has failed
 */
export function runCommand(program, args, { cwd, minutes, env = {}, atEnd = false }) {
  return new Promise((done) => {
    const output = atEnd ? 'pipe' : 'inherit'
    const options = { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output], detached: true }
    const child = spawn(program, args, options)
    const said = []
    child.stdout?.on('data', (part) => said.push(part))
    child.stderr?.on('data', (part) => said.push(part))
    running.add(child)
    let reason = ''
    const limit = setTimeout(() => {
      reason = `not finished after ${minutes} minutes`
      console.error(`\n${program}: ${reason}, ended`)
      void stop(child)
    }, minutes * 60_000)
    const finish = (ok, why) => {
      clearTimeout(limit)
      running.delete(child)
      if (said.length > 0) process.stdout.write(Buffer.concat(said))
      done({ ok: ok && reason === '', reason: reason || why })
    }
    child.once('error', (error) => finish(false, error.message))
    child.once('close', (code, signal) => finish(code === 0, signal ? `ended by ${signal}` : `exit code ${code}`))
  })
}

const graceMilliseconds = 8_000

/**
 * Ends the programs that are running now: first as Ctrl-C would, so that they can stop the servers and browsers they started,
 * then by force, with all that is left of their groups.
 * @returns {Promise<void>} when they are gone
 */
export async function stopRunningCommands() {
  await Promise.all([...running].map(stop))
}

async function stop(child) {
  if (!child.pid) return
  const gone = new Promise((done) => child.once('exit', done))
  signalGroup(child.pid, 'SIGINT')
  await Promise.race([gone, sleep(graceMilliseconds, undefined, { ref: false })])
  signalGroup(child.pid, 'SIGKILL')
}

function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error // none of it is left
  }
}
