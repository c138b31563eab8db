import { openHttpClient } from './http-client.ts'

/** @returns the session's cookie as 'name=value' @throws when the server knows nobody by that password */
export async function signIn(port: number, person: { email: string; password: string }): Promise<string> {
  const client = await openHttpClient(port)
  const { headers } = await client.send('POST', '/api/session', person)
  client.close()
  const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(headers)?.[1]
  if (cookie === undefined) throw new Error('the sign-in gave no cookie')
  return cookie
}
