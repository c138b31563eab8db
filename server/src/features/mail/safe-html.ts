import sanitizeHtml from 'sanitize-html'

/**
 * HTML of a stranger's mail made harmless: structure and words. No script, style, form or frame; no picture, for a remote one
 * tells its sender who reads; links lead to web and mail addresses only.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...[
        'p',
        'br',
        'div',
        'span',
        'b',
        'strong',
        'i',
        'em',
        'u',
        's',
        'a',
        'ul',
        'ol',
        'li',
        'blockquote',
        'pre',
        'hr',
      ],
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'],
    ],
    allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'head', 'xml'],
    nestingLimit: 60,
  })
}
