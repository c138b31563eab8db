/** Whether whoever asks has this very file already (RFC 9110 §13.1.2). */
export function isKnown(etag: string, known: string | undefined): boolean {
  return known?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))) ?? false
}
