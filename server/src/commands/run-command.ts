import { type Env, readEnv } from '../platform/env.ts'
import { refuse } from '../start-up/refuse.ts'

/** Runs one command of the terminal: its outcome is one sentence, its failure one sentence and exit code 1. */
export async function runCommand(command: (env: Env) => Promise<string>): Promise<void> {
  try {
    console.log(await command(readEnv(process.env)))
  } catch (error) {
    refuse(error)
  }
}
