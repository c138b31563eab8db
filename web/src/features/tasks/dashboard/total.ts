/** Counting ends at a thousand (user-dashboard.queries.ts). */
export function totalOf(count: number): string {
  return count >= 1000 ? 'über 999' : String(count)
}
