import { copyText } from '../../../../lib/copy-text.ts'
import { writeMail } from '../../../../lib/writing.ts'
import { notice } from '../../../../ui/notices/notice.tsx'

const none = 'keine E-Mail gefunden'

/** Puts an address on the clipboard (000 §5: needs one). */
export async function copyEmail(address: string | null): Promise<void> {
  if (address === null || address === '') return notice.bad(none)
  if (await copyText(address)) notice.good('E-Mail kopiert!')
  else notice.bad('Die E-Mail konnte nicht kopiert werden!', address)
}

/** Opens an e-mail to somebody: here, or in the program of the system where this page writes none. */
export function writeEmail(address: string | null, name = '', contact: number | null = null): void {
  if (address === null || address === '') notice.bad(none)
  else if (!writeMail({ to: { address, name, contact } })) window.location.assign(`mailto:${address}`)
}
