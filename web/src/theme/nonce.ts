/** The nonce of this page's content security policy, as the server wrote it into index.html; '' during development. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Libraries that add a style element ask for the nonce under this name (react-remove-scroll through get-nonce). */
declare global {
  var __webpack_nonce__: string | undefined
}

/** Call once, before the first dialog opens. */
export function shareNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce()
}
