const context = 24

/** The part of two texts that differs, with a few words around it; '…' stands for what both have in common. */
export function changedPart(before: string, after: string): [before: string, after: string] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const from = beginningOfWord(before, Math.max(0, start - context))
  const cut = (text: string) => {
    const to = endOfWord(text, Math.min(text.length, text.length - end + context))
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.trim()
  }
  return [cut(before), cut(after)]
}

function beginningOfWord(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf(' ', at) + 1
}

function endOfWord(text: string, at: number): number {
  const next = text.indexOf(' ', at)
  return next < 0 ? text.length : next
}
