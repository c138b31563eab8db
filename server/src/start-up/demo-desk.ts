import { setTimeout } from 'node:timers/promises'
import { demoPassword } from '@reisewerk/domain/accounts/sign-in.ts'
import type { Ask } from './demo-mails.ts'

type Answer = Record<string, unknown>
type Question = { method: 'GET' | 'POST' | 'PATCH'; url: string; payload?: object }

/** The application before its door is open: what is asked of it goes the way of every request. */
export interface Application {
  inject(question: Question & { headers: Record<string, string> }): Promise<{
    statusCode: number
    body: string
    cookies: readonly { name: string; value: string }[]
    json(): Answer
  }>
}

/** So often a machine is asked that has no time; what it puts off (503) it has kept nothing of. */
const mostTries = 10

/**
 * Asks the way the desk in the browser does, as the administrator of the demo agency.
 * @returns asks one thing; rejects when it is refused
 */
export async function signedIn(app: Application, waitMs = 2_000): Promise<Ask> {
  const origin = 'http://localhost'
  let cookie = ''
  const send = async (options: Question, tries = mostTries) => {
    const answer = await app.inject({
      ...options,
      headers: {
        ...{ origin, host: 'localhost', ...(cookie ? { cookie } : {}) },
        ...(Buffer.isBuffer(options.payload) ? { 'content-type': 'application/octet-stream' } : {}),
      },
    })
    if (answer.statusCode === 503 && tries > 1) {
      await setTimeout(waitMs)
      return send(options, tries - 1)
    }
    if (answer.statusCode >= 300) throw new Error(`The demo agency: ${options.url} was answered by ${answer.body}`)
    return answer
  }
  const { cookies } = await send({
    ...{ method: 'POST', url: '/api/session' },
    payload: { email: 'anna@reisewerk.example', password: demoPassword },
  })
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return async (method, path, body) =>
    (await send({ method, url: `/api/${path}`, ...(body === undefined ? {} : { payload: body }) })).json()
}
