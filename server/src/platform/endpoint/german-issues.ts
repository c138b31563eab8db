import type * as z from 'zod'

const kinds: Record<string, string> = {
  object: 'ein Objekt',
  record: 'ein Objekt',
  array: 'eine Liste',
  string: 'ein Text',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  boolean: 'true oder false',
  null: 'null',
}

/**
 * What stands beside a field when the contract has no sentence of its own: zod's German is half English ('erwartet object,
 * erhalten string').
 * @returns undefined where zod's sentence will do
 */
export function germanIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'Bitte ausfüllen'
        : `Hier wird ${kinds[issue.expected] ?? 'etwas anderes'} erwartet.`
    case 'invalid_value':
      return `Erlaubt sind: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      return `Mindestens ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `Höchstens ${issue.maximum}${unitOf(issue.origin)}`
    case 'not_multiple_of':
      return `In Schritten von ${issue.divisor}`
    case 'invalid_format':
      return 'Die Eingabe hat nicht die erwartete Form.'
    default:
      return undefined
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' Zeichen'
  return origin === 'array' ? ' Einträge' : ''
}
