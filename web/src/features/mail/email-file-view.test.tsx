import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import type { EmailFile } from './api.ts'
import { EmailFileView } from './email-file-view.tsx'

const desk = savingDesk()
const unopened = 'Der Anhang winmail.dat konnte nicht geöffnet werden und bleibt, wie er ist.'
const file = {
  ...{ id: 3, subject: 'Liste', fromName: 'Kari', fromAddress: 'kari@bryggekanten.example', to: '', date: null },
  ...{ html: '', text: 'Anbei' },
  attachments: [
    { name: 'winmail', filetype: 'dat', byteSize: 900, note: unopened },
    { name: 'Zimmer', filetype: 'pdf', byteSize: 800 },
  ],
} as unknown as EmailFile // as far as it is drawn

test('MAIL-04 an attachment that could not be opened says so, and is there all the same; others say nothing', () => {
  desk.draw(<EmailFileView file={file} orderId={null} />)
  const [winmail, pdf] = screen.getAllByRole('listitem')
  expect(winmail?.textContent).toContain(`winmail.dat${unopened}`)
  expect(pdf?.textContent).toMatch(/^Zimmer\.pdf1 KB/)
  expect(screen.getByRole('button', { name: 'winmail.dat herunterladen' })).toBeTruthy()
})
