export type SecurityLog = { info(fields: object, message: string): void }

/** What happened to the locks (ASVS 16.3). */
type SecurityEvent =
  | 'signed_in'
  | 'sign_in_refused'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'signed_out_by_admin'
  | 'refused'
  | 'colleague_invited'
  | 'access_changed'
  | 'password_changed'
  | 'password_set'
  | 'password_forgotten'
  | 'second_factor_set'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'house_exported'

/**
 * Writes an event of security into the log. People are named by their number and nothing else.
 * @param userId whose account it is about, null when it is nobody's; `by`: who did it, where that may be another
 */
export function logSecurityEvent(
  log: SecurityLog,
  securityEvent: SecurityEvent,
  about: { userId: number | null; by?: number; reason?: string; organisation?: number },
): void {
  log.info({ securityEvent, ...about }, 'security')
}
