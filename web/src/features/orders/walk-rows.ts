/** Puts the focus on the next trip's link in the list, on the first when none has it; Enter then opens it. */
export function walkRows(list: HTMLElement | null, by: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-trip]') ?? [])]
  const row = document.activeElement?.closest('tr') ?? null
  const index = links.findIndex((link) => row?.contains(link))
  links[index < 0 ? 0 : Math.min(links.length - 1, Math.max(0, index + by))]?.focus()
}
