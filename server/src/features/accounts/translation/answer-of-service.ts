import type { ServiceRequest } from '@reisewerk/domain/accounts/translation/asked-service.ts'
import { ApiError } from '../../../platform/errors.ts'

const largestAnswer = 1_000_000

/**
 * Asks a service. What it says of an error is told to nobody: it may repeat the key, and what stands behind an address is no
 * business of clerks.
 * @returns what it answered, null for what is no JSON
 * @throws ApiError 502 with a sentence
 */
export async function answerOf({ url, headers, body }: ServiceRequest, waitMs: number): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // Elsewhere nobody has entered.
      redirect: 'error',
      signal: AbortSignal.timeout(waitMs),
    })
    text = answer.ok ? await textWithin(answer) : ''
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    throw away(
      isLate
        ? 'Der Übersetzungsdienst antwortet nicht rechtzeitig. Bitte später noch einmal versuchen.'
        : 'Der Übersetzungsdienst ist nicht zu erreichen. Bitte später noch einmal versuchen.',
    )
  }
  if (!answer.ok) throw away(refusedWith(answer.status))
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What is larger than any translation is not read to its end. */
async function textWithin(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  // Node gives streams that can be gone through; the types of browsers do not know.
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > largestAnswer) throw new Error('the answer is too large')
  }
  return text + decoder.decode()
}

function refusedWith(status: number): string {
  if (status === 401 || status === 403) {
    return 'Der Übersetzungsdienst nimmt den Schlüssel nicht an. Bitte in den Einstellungen prüfen.'
  }
  // 456 is DeepL's own.
  if (status === 429 || status === 456) return 'Das Kontingent beim Übersetzungsdienst ist erschöpft.'
  if (status === 404) return 'Unter der Adresse des Übersetzungsdienstes antwortet nichts Passendes.'
  return 'Der Übersetzungsdienst hat keine brauchbare Übersetzung geliefert.'
}

/** The service has failed. */
export const away = (message: string) => new ApiError(502, 'translation_failed', message)
