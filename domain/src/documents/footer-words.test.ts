import { expect, test } from 'vitest'
import { footerLine } from './footer-words.ts'

test.each([
  ['Telefon 040 66969-120', 'Phone 040 66969-120', 'Tél. 040 66969-120'],
  ['Tel.: 040 66969-120', 'Phone 040 66969-120', 'Tél. 040 66969-120'],
  ['Geschäftsführung: Anna Lindqvist', 'Managing director: Anna Lindqvist', 'Direction\u00a0: Anna Lindqvist'],
  ['Geschäftsführer Jens Brückner', 'Managing director: Jens Brückner', 'Direction\u00a0: Jens Brückner'],
  ['USt-IdNr. DE123456789', 'VAT ID DE123456789', 'N° TVA DE123456789'],
  ['Steuernummer 33/270/00417', 'Tax number 33/270/00417', 'N° fiscal 33/270/00417'],
  ['Amtsgericht Hamburg, HRB 471', 'Amtsgericht Hamburg, HRB 471', 'Amtsgericht Hamburg, HRB 471'],
  ['Telefonica-Haus 3', 'Telefonica-Haus 3', 'Telefonica-Haus 3'],
])('DOC-06 the foot of a letter says %s in English and French', (german, english, french) => {
  expect([footerLine(german, 'de_DE'), footerLine(german, 'en'), footerLine(german, 'fr')]).toEqual([
    german,
    english,
    french,
  ])
})
