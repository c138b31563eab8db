/** Puts the focus into the field of the same column, one row further; stays where it is when there is none. */
export function walkColumn(input: HTMLInputElement, step: 1 | -1): void {
  const cell = input.closest('td')
  const row = cell?.parentElement
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
  const index = cell === null || row == null ? -1 : [...row.children].indexOf(cell)
  const field = next?.children[index]?.querySelector('input')
  if (field != null) field.focus()
}
