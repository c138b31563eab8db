import { createHmac } from 'node:crypto'

/**
 * The roles the server works as; none owns a table and none can bypass policies.
 * `reisewerk_app` all requests · `reisewerk_trip` those that read one trip · `reisewerk_road` those that come by a private link ·
 * `reisewerk_auth` the tables of sign-in · `reisewerk_jobs` the job queue's own schema.
 */
export const roles = ['reisewerk_app', 'reisewerk_trip', 'reisewerk_road', 'reisewerk_auth', 'reisewerk_jobs'] as const
export type Role = (typeof roles)[number]

/** Every process that knows the owner's connection derives the same passwords, so none needs to be stored. */
export function rolePassword(adminUrl: string, role: Role): string {
  return createHmac('sha256', new URL(adminUrl).password).update(`reisewerk ${role}`).digest('hex')
}

/** The same database as another role. (`new pg.Pool({connectionString, user})` would ignore `user`.) */
export function urlOfRole(adminUrl: string, role: Role): string {
  const url = new URL(adminUrl)
  url.username = role
  url.password = rolePassword(adminUrl, role)
  return url.href
}

/** The secret with which sign-in seals what it hands out; the same for every process of a database. */
export function secretOf(adminUrl: string): string {
  return createHmac('sha256', new URL(adminUrl).password).update('reisewerk sign-in').digest('hex')
}
