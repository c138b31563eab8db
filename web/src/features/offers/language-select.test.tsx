import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import { LanguageSelect } from './language-select.tsx'

const saving = savingDesk()

test('OFFER-02 a language that could not be saved says so', async () => {
  saving.answer = async ({ method }) =>
    method === 'GET'
      ? { status: 200, body: { user: { id: 7 }, organisations: [], options: {} } }
      : {
          status: 422,
          body: { violations: [{ propertyPath: 'orderLocale', message: 'Diese Sprache gibt es nicht.' }] },
        }
  const user = saving.draw(<LanguageSelect trip={{ id: 7, orderLocale: 'de_DE' }} />)
  await user.click(screen.getByRole('combobox', { name: 'Sprache' }))
  await user.click(await screen.findByRole('option', { name: 'Englisch' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Error while saving order, please try again')
})
