/** The part of the library that is used; it brings no types. */
declare module 'sanitize-html' {
  interface Rules {
    allowedTags: string[]
    allowedAttributes: Record<string, string[]>
    allowedSchemes: string[]
    allowProtocolRelative: boolean
    nonTextTags: string[]
    nestingLimit: number
  }
  export default function sanitizeHtml(html: string, rules: Rules): string
}
