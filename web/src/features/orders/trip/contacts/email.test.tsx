import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WithNotices } from '../../../../test/with-notices.tsx'
import { copyEmail } from './email.ts'

afterEach(() => vi.unstubAllGlobals())

const address = 'gb@petri.example'
/** What a browser copies that is given no clipboard: what is marked. */
function oldBrowser(obeys: boolean) {
  const copied: string[] = []
  document.execCommand = (command) => {
    const field = document.activeElement
    if (command === 'copy' && field instanceof HTMLTextAreaElement) copied.push(field.value)
    return obeys
  }
  return copied
}

test('CONT-02 over plain http, where there is no clipboard, an address is copied all the same', async () => {
  render(<WithNotices>{null}</WithNotices>)
  vi.stubGlobal('navigator', {})
  const copied = oldBrowser(true)
  await copyEmail(address)
  expect(copied).toEqual([address])
  await screen.findByText('E-Mail kopiert!')
})

test('CONT-02 a browser that refuses the clipboard is told of, with the address to be copied by hand', async () => {
  render(<WithNotices>{null}</WithNotices>)
  const writeText = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  oldBrowser(false)
  await copyEmail(address)
  await screen.findByText('Die E-Mail konnte nicht kopiert werden!')
  await screen.findByText(address)
})
