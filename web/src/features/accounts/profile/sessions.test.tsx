import { expect, test } from 'vitest'
import { deviceOf } from './sessions.tsx'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge auf Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18 Safari/605.1.15',
    'Safari auf dem Mac',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox auf Linux'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Chrome auf Android',
  ],
  ['curl/8.5.0', 'Unbekanntes Gerät'],
  ['', 'Unbekanntes Gerät'],
])('APP-17 a session names its device: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
