/** What a column can become, and the words by which its head says so. */
export type ColumnFields = Readonly<Record<string, { readonly label: string; readonly heads: readonly string[] }>>

/** Which field a head names; null for none. `isSure` is false where the word means this only mostly. */
export type HeadReader<F extends string> = (text: string) => { field: F; isSure: boolean } | null

/** What a head says, however it is written: 'Zi.-Nr.', 'NACHNAME', 'geb.:', 'Né(e) le'. */
export function plainHead(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** @param doubtful heads that say only roughly what stands below: whoever imports should look */
export function headReader<Fields extends ColumnFields>(
  fields: Fields,
  doubtful: readonly string[],
): HeadReader<keyof Fields & string> {
  const fieldByHead = new Map(
    Object.entries(fields).flatMap(([field, { heads }]) => heads.map((head) => [head, field] as const)),
  )
  return (text) => {
    const head = plainHead(text)
    const field = fieldByHead.get(head)
    return field === undefined ? null : { field, isSure: !doubtful.includes(head) }
  }
}
