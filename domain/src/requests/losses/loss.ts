/** What nobody should overlook before a paper, and at which service it is put right; null where it is about the whole trip. */
export type Loss = { readonly message: string; readonly service: number | null }

/**
 * What is said of requests, each with its service; what is said of several in the same words is said once, at the first.
 * @param words what a rule says of some of them
 */
export function lossesAt<Choice extends { readonly serviceId: number }>(
  choices: readonly Choice[],
  words: (choices: readonly Choice[]) => readonly string[],
): Loss[] {
  const told = new Map<string, Loss>()
  for (const choice of choices) {
    for (const message of words([choice])) {
      if (!told.has(message)) told.set(message, { message, service: choice.serviceId })
    }
  }
  return [...told.values()]
}
