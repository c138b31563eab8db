const longestName = 160
/** What mail programs put before a subject: 'Re:', 'AW: WG:', 'Fwd[2]:', and marks of lists and filters. */
const before = /^\s*(?:(?:re|aw|antw|antwort|wg|fw|fwd|tr|rv|sv|vs)(?:\s*\[\d+\])?\s*:|\[[^\]]{1,30}\])\s*/i

/** What a trip is called that begins with a mail: its subject, without what answering and forwarding put before it (EASE-10). */
export function tripNameOfSubject(subject: string): string {
  let name = subject.trim()
  while (before.test(name)) name = name.replace(before, '')
  return name.slice(0, longestName).toWellFormed().trim()
}
