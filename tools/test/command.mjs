import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

let running

/**
 * Runs a program to its end, its output passed through. It gets a process group of its own, so that a time limit ends
 * whatever it started as well.
 * @param {string} program
 * @param {string[]} args
 * @param {{cwd: string, minutes: number, env?: Record<string, string>}} options
 * @returns {Promise<{ok: boolean, reason: string}>} never rejects: a program that cannot start has failed
 */
export function runCommand(program, args, { cwd, minutes, env = {} }) {
  return new Promise((done) => {
    const options = { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit'], detached: true }
    const child = spawn(program, args, options)
    running = child
    let reason = ''
    const limit = setTimeout(() => {
      reason = `not finished after ${minutes} minutes`
      console.error(`\n${program}: ${reason}, ended`)
      void stopRunningCommand()
    }, minutes * 60_000)
    const finish = (ok, why) => {
      clearTimeout(limit)
      running = undefined
      done({ ok: ok && reason === '', reason: reason || why })
    }
    child.once('error', (error) => finish(false, error.message))
    child.once('exit', (code, signal) => finish(code === 0, signal ? `ended by ${signal}` : `exit code ${code}`))
  })
}

const graceMilliseconds = 8_000

/**
 * Ends the program that is running now: first as Ctrl-C would, so that it can stop the servers and browsers it started,
 * then by force, with all that is left of its group.
 * @returns {Promise<void>} when it is gone
 */
export async function stopRunningCommand() {
  const child = running
  if (!child?.pid) return
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
