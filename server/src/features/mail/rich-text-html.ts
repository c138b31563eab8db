import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { htmlOfText } from '@reisewerk/domain/rich-text-html.ts'

/** A text as HTML for mail programs. */
export function htmlOf(doc: RichText | null): string {
  return `<!DOCTYPE html><html><body>${htmlOfText(doc)}</body></html>`
}
