import { notice } from '../../../../ui/notice.tsx'

const none = 'keine E-Mail gefunden'

/** Puts an address on the clipboard (000 §5: needs one). */
export async function copyEmail(address: string | null): Promise<void> {
  if (address === null || address === '') return notice.bad(none)
  await navigator.clipboard.writeText(address)
  notice.good('E-Mail kopiert!')
}

/** Opens an e-mail to somebody. */
export function writeEmail(address: string | null): void {
  if (address === null || address === '') notice.bad(none)
  else window.location.assign(`mailto:${address}`)
}
