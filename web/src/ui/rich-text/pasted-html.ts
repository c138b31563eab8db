/**
 * HTML from elsewhere as the editor can take it: a row of a table is a line whose cells stand apart, and what only says how it
 * looked is left out before the browser reads it and complains of styles that no page here may have (CSP).
 */
export function cleanPastedHtml(html: string): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''))
    .replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/gi, ' · ')
    .replace(/<tr\b[^>]*>/gi, '<p>')
    .replace(/<\/tr>/gi, '</p>')
    .replace(/<\/?(?:table|thead|tbody|tfoot|colgroup|col|t[dh])\b[^>]*>/gi, '')
}
