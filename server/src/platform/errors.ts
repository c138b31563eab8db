import type { Refusal } from '@reisewerk/domain/refusal.ts'

export type Violation = { propertyPath: string; message: string }

/** An expected failure with its HTTP status; everything else is a 500 that tells nothing. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly violations: readonly Violation[] | undefined
  readonly extra: Readonly<Record<string, unknown>>

  constructor(
    status: number,
    code: string,
    message: string,
    more: { violations?: Violation[]; extra?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.violations = more.violations
    this.extra = more.extra ?? {}
  }
}

/** 422: the input is understood but wrong at these fields. */
export function violated(...violations: Violation[]): ApiError {
  return new ApiError(422, 'invalid', 'Bitte überprüfe deine Eingaben!', { violations })
}

/** A rule said no: at a field, or as a whole (409). */
export function refused(refusal: Refusal): ApiError {
  if (refusal.field !== undefined) return violated({ propertyPath: refusal.field, message: refusal.message })
  return new ApiError(409, refusal.code, refusal.message)
}

export function notFound(title = 'Das'): ApiError {
  return new ApiError(404, 'not_found', `${title} wurde nicht gefunden.`)
}

export function badRequest(message: string): ApiError {
  return new ApiError(400, 'bad_request', message)
}

export function forbidden(): ApiError {
  return new ApiError(403, 'forbidden', 'Dafür fehlt dir die Berechtigung.')
}

/** What a field says whose figure the actor may not see, and therefore not change. */
export const purchaseHidden = 'Einkaufspreise sieht und ändert nur, wer das Recht „Einkauf sehen“ hat.'

export const personalHidden =
  'Ausweis, Geburt und Allergien sieht und ändert nur, wer das Recht „Personendaten sehen“ hat.'

/** 403: what is asked for is what services cost the agency (money.md §4). */
export function noPurchase(): ApiError {
  return new ApiError(403, 'no_purchase', purchaseHidden)
}

/** The text was changed by somebody else since it was read; the answer carries what stands there now, and whose it is (APP-14). */
export function conflict(current: unknown, changedBy: string | null = null): ApiError {
  const extra = { current, ...(changedBy !== null && { changedBy }) }
  return new ApiError(409, 'conflict', 'Das wurde inzwischen von jemand anderem geändert.', { extra })
}
