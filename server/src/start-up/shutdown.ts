import { setTimeout as sleep } from 'node:timers/promises'

/** Things to end in the reverse order of their beginning. */
export interface Shutdown {
  /** Remembers how to end what was just begun. @throws when the end has come already: nothing more shall begin */
  add(name: string, end: () => Promise<unknown> | unknown): void
  /** Ends all; one that fails or takes too long does not keep the others from ending. */
  run(): Promise<void>
  isRunning(): boolean
}

/** @param onTrouble told what could not be ended in good order */
export function createShutdown(onTrouble: (name: string, error: unknown) => void): Shutdown {
  const steps: { name: string; end: () => Promise<unknown> | unknown }[] = []
  const patienceMs = 10_000
  let running: Promise<void> | null = null

  const run = async () => {
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { name, end } = step
      try {
        const ended = Promise.resolve(end()).then(() => true)
        if (!(await Promise.race([ended, sleep(patienceMs, false, { ref: false })]))) onTrouble(name, 'timeout')
      } catch (error) {
        onTrouble(name, error)
      }
    }
  }
  return {
    add(name, end) {
      steps.push({ name, end })
      if (running === null) return
      running = running.then(run)
      throw new Error('asked to stop while starting')
    },
    run: () => {
      running ??= run()
      return running
    },
    isRunning: () => running !== null,
  }
}
