/** '2600417': two-digit year and a running number of five digits, never reused (design §3). */
export function orderNumberOf(year: number, runningNumber: number): string {
  return `${String(year % 100).padStart(2, '0')}${String(runningNumber).padStart(5, '0')}`
}
