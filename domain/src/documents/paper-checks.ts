import type { PaperCheck } from './paper-check.contract.ts'

/** What keeps a paper from being made: the labels of what is missing, each once. */
export function bindingLabels(checks: readonly PaperCheck[]): string[] {
  return [...new Set(checks.filter(({ isMet, isRequired }) => isRequired && !isMet).map(({ label }) => label))]
}
