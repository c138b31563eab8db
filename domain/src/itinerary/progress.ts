import { percent } from '../contract/fields.ts'

/** How far what the documents say of something is written: complete or not (002 §4, §9: 0 or 100). */
export function progress() {
  return percent({ label: 'Reisedetails fertig', step: 100 })
}
