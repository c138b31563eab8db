import { plainTextOf, type RichText, type RichTextNode } from '../rich-text.ts'

/** The names of sender and house, as a template may end with them: the signature of whoever writes says them as well. */
const namesAlone = /^\{absender\}\s*(?:\{firma\})?$/

/**
 * What of a template stands above its signature: one that ends with nothing but the names of sender and house leaves the close to the
 * signature, which has function, phone and e-mail as well, as below every other mail (MAIL-03).
 * @returns null where the template names its sender in words of its own and is signed by them
 */
export function aboveSignature(body: RichText | null): readonly RichTextNode[] | null {
  const content = body?.content ?? []
  const last = content.at(-1)
  const isByName = last !== undefined && namesAlone.test(plainTextOf({ type: 'doc', content: [last] }).trim())
  const above = isByName ? content.slice(0, -1) : content
  return plainTextOf({ type: 'doc', content: [...above] }).includes('{absender}') ? null : above
}
