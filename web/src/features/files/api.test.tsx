import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WithNotices } from '../../test/with-notices.tsx'
import { uploadAll } from './api.ts'

test('DOC-05 MAIL-01 an empty file and one that is too large are told by name and reason before anything is sent', async () => {
  render(<WithNotices>{null}</WithNotices>)
  const files = [new File([], 'leer.txt'), new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'Prospekt.pdf')]
  expect(await uploadAll(files, { order: 1, type: 'other' })).toEqual([])
  await screen.findByText('„leer.txt“ wurde nicht hochgeladen.')
  await screen.findByText('Die Datei ist leer.')
  await screen.findByText('„Prospekt.pdf“ wurde nicht hochgeladen.')
  await screen.findByText('Die Datei ist größer als 20 MB.')
})
