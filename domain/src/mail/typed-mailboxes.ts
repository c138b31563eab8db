import type { Mailbox } from './email.contract.ts'

/**
 * Recipients as they are typed, or pasted from another program: parted by semicolons, line breaks, and by commas after an
 * address; 'Müller, Käthe <kaethe@chor.example>' is one.
 * @returns in their order; what holds no address keeps its words as one, so that somebody can be told
 */
export function typedMailboxes(text: string): Pick<Mailbox, 'name' | 'address'>[] {
  return text
    .split(/[;\r\n\t]+/)
    .flatMap(partedByCommas)
    .map((part) => part.replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter((part) => part !== '')
    .map(mailboxOf)
}

/** A comma before any address belongs to a name. */
function partedByCommas(text: string): string[] {
  const parts: string[] = []
  let open = ''
  for (const part of text.split(',')) {
    open = open === '' ? part : `${open},${part}`
    if (!open.includes('@')) continue
    parts.push(open)
    open = ''
  }
  return [...parts, open]
}

function mailboxOf(text: string): Pick<Mailbox, 'name' | 'address'> {
  const [, name = '', address = text] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(text) ?? []
  return { name: name.replaceAll(/^['"]|['"]$/g, ''), address: address.trim() }
}
