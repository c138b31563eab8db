import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { StartFailure } from '../platform/start-failure.ts'

type Check = (answer: string) => string | null

/**
 * Asks at the terminal until the answer will do; what is wrong with one is said when it is given.
 * @param given on the command line: asked no more, and refused if it will not do
 * @throws StartFailure without a terminal, where nobody could answer
 */
export async function ask(question: string, check: Check, given?: string): Promise<string> {
  if (given !== undefined) return accepted(given, check)
  if (!process.stdin.isTTY) throw new StartFailure(`Es fehlt eine Angabe: ${question}`)
  for (;;) {
    const answer = (await answerTo(`${question}: `, process.stdout)).trim()
    const fault = check(answer)
    if (fault === null) return answer
    console.log(`  ${fault}`)
  }
}

/** The same of a password, which is not shown and typed twice. */
export async function askPassword(check: Check): Promise<string> {
  for (;;) {
    const password = await typedUnseen('Passwort: ')
    const fault = check(password)
    if (fault !== null) console.log(`  ${fault}`)
    else if ((await typedUnseen('Passwort noch einmal: ')) === password) return password
    else console.log('  Die beiden Passwörter sind verschieden.')
  }
}

/** @throws StartFailure for an answer that will not do and that nobody could be asked again */
export function accepted(answer: string, check: Check): string {
  const fault = check(answer)
  if (fault !== null) throw new StartFailure(fault)
  return answer
}

async function typedUnseen(question: string): Promise<string> {
  process.stdout.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  try {
    return await answerTo('', silent)
  } finally {
    process.stdout.write('\n')
  }
}

async function answerTo(question: string, output: NodeJS.WritableStream): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: true })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
