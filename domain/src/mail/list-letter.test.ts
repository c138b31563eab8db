import { expect, test } from 'vitest'
import { localeKeys } from '../accounts/options.ts'
import { listMail } from './list-letter.ts'

const mail = { group: 'Kantorei $& Chor', from: '2027-05-16', to: '2027-05-19', bookingNumber: 'B-77', isAgain: false }

test('ROOM-08 the mail with a rooming list names group, stay and booking, and says when it is a changed one', () => {
  expect(listMail('de_DE', mail)).toEqual({
    subject: 'Rooming-Liste: Kantorei $& Chor, 16.–19. Mai 2027',
    sentences: [
      'anbei erhalten Sie die Rooming-Liste unserer Gruppe Kantorei $& Chor, 16.–19. Mai 2027.',
      'Buchungsnummer: B-77',
      'Bitte bestätigen Sie uns kurz, dass Sie die Liste erhalten haben und die Zimmer so zugeteilt sind.',
    ],
  })
  const again = listMail('en', { ...mail, bookingNumber: ' ', isAgain: true })
  expect(again.subject).toMatch(/^Amended rooming list: /)
  expect(again.sentences).toHaveLength(2)
  expect(listMail('fr', mail).sentences[0]).toMatch(/^Vous trouverez/)
  for (const locale of localeKeys) expect(listMail(locale, mail).sentences.join(' ')).not.toMatch(/[{}]/)
})
