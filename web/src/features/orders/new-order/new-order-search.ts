type NewOrderSearch = { copy?: number | undefined; client?: number | undefined; mail?: number | undefined }

/** `?copy=12` copies a trip (000 §2.1); `?client=12` begins one for a client, `?mail=12` one that a dropped mail asks for. */
export function readNewOrderSearch({ copy, client, mail }: Record<string, unknown>): NewOrderSearch {
  const isId = (value: unknown) => /^\d{1,15}$/.test(String(value))
  const idIn = (value: unknown) => (isId(value) ? Number(value) : undefined)
  // Both names are told: the router lays this over the address as it was typed.
  return { copy: idIn(copy), client: idIn(client), mail: idIn(mail) }
}
