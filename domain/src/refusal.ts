/**
 * Why something may not be done. Rules answer `Refusal | null`; the server turns a refusal into an error answer,
 * the web app into a disabled control with its reason.
 */
export type Refusal = {
  readonly refusal: true
  /** Stable key, e.g. 'period_too_short'; each feature owns its codes. */
  readonly code: string
  /** A German sentence for the person who asked. */
  readonly message: string
  /** Path of the field that is wrong, e.g. 'trip.name', when one field is to blame. */
  readonly field?: string
}

/** Builds a refusal. @param field path of the field to blame, if there is one */
export function refusal(code: string, message: string, field?: string): Refusal {
  return field === undefined ? { refusal: true, code, message } : { refusal: true, code, message, field }
}

/** Tells a rule's refusal from its value. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && (value as { refusal?: unknown }).refusal === true
}
