/**
 * Whether every field holds what it can read (use-typed-value.ts, date-field.tsx). The first one that does not takes the focus
 * and says why.
 */
export function isAllRead(fields: HTMLElement): boolean {
  const wrong = [...fields.querySelectorAll('input')].filter((field) => !field.checkValidity())
  wrong[0]?.focus()
  return wrong.length === 0
}
