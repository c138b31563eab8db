import { expect, test } from 'vitest'
import { watchForm } from '../dialogs/open-forms.ts'
import { textIn, typedNow } from './typed-text.ts'

function form(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body
}

test('APP-09 what a form holds is told line by line, under the names of its fields', () => {
  const body = form(`
    <label for="place">Ort *</label><input id="place" value="Oslo"><input type="hidden" value="17">
    <input aria-label="Preis" value=""><label><input type="checkbox" checked>Pkw</label>
    <span id="text">Text</span><div contenteditable="true" aria-labelledby="text"><p>Abfahrt</p><ul><li><p>am Gemeindehaus</p></li><li><p>am Bahnhof</p></li></ul></div>
    <textarea aria-label="Bemerkung">Zimmer zum Hof</textarea>`)
  expect(textIn(body)).toBe('Ort: Oslo\nPkw: Ja\nText: Abfahrt\nam Gemeindehaus\nam Bahnhof\nBemerkung: Zimmer zum Hof')
})

test('APP-09 of open forms only what was typed is told, and the field that is being written in', () => {
  const body = form(
    '<input aria-label="Name" value="Elbreise"><input aria-label="Titel" value="Hafen"><textarea aria-label="Notiz">x</textarea>',
  )
  const [, title] = body.querySelectorAll('input')
  const leave = watchForm({ isChanged: () => true, fields: () => (title === undefined ? [] : [title]) })
  body.querySelector('textarea')?.focus()
  expect(typedNow()).toEqual(['Titel: Hafen', 'Notiz: x'])
  leave()
  expect(typedNow()).toEqual(['Notiz: x'])
})
