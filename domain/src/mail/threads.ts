/**
 * Message-IDs in a header that names several (RFC 5322 §3.6.4), the last one, which is the mail answered, first.
 * @param header In-Reply-To or References as they stand in a mail, whatever a program has made of them
 */
export function messageIdsIn(header: string): string[] {
  const found = header.match(/<[^\s<>]{1,500}>/g) ?? []
  return [...new Set(found.reverse())].slice(0, 50)
}

/**
 * Numbers in a text that may be those of trips: a year of two digits and a running number of five (design §3).
 * @returns each once, in the order in which they stand there
 */
export function orderNumbersIn(text: string): string[] {
  const found = text.matchAll(/(?<![\p{L}\d])\d{7}(?![\p{L}\d])/gu)
  return [...new Set([...found].map(([number]) => number))].slice(0, 20)
}
