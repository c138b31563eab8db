import { type RichText, richTextOf } from '@reisewerk/domain/rich-text.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { savingDesk } from '../../test/saving-desk.tsx'
import { TranslateButton } from './translate-button.tsx'

const saving = savingDesk()
const service = { id: 3, version: 1, kind: 'deepl', address: 'https://api.example', model: '', key: '', hasKey: true }

function Letter({ isOffered = true }: { isOffered?: boolean }) {
  const [text, setText] = useState<RichText | null>(richTextOf('Guten Tag\n\nBis bald'))
  return (
    <>
      <TranslateButton
        organisationId={1}
        isOffered={isOffered}
        label="Einleitung"
        value={text}
        to="fr"
        onTake={setText}
      />
      <output>{JSON.stringify(text)}</output>
    </>
  )
}

/** What the service of the house answers. */
function house(translated: { status: number; body: unknown }) {
  saving.answer = async ({ path }) => {
    if (path.startsWith('/api/translation_services')) return { status: 200, body: [service] }
    return translated
  }
}
const sends = () => saving.asked.filter(({ path }) => path.endsWith('/translate'))

test('INV-09 without the module nothing offers to translate', async () => {
  house({ status: 500, body: null })
  saving.draw(<Letter isOffered={false} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('INV-09 one sees what is sent and to whom, sends it, reads what came and takes it', async () => {
  house({ status: 200, body: { texts: ['Bonjour', 'À bientôt'] } })
  const user = saving.draw(<Letter />)
  await user.click(await screen.findByRole('button', { name: 'Einleitung übersetzen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Einleitung übersetzen' })
  expect(await within(dialog).findByText('An api.example geht genau dieser Text:')).toBeDefined()
  expect(within(dialog).getByRole('region', { name: 'Was gesendet wird' }).textContent).toBe('Guten TagBis bald')
  expect(sends()).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Senden' }))
  await user.click(await within(dialog).findByRole('button', { name: 'Text übernehmen' }))
  expect(sends()).toMatchObject([{ body: { texts: ['Guten Tag', 'Bis bald'], from: 'de_DE', to: 'fr' } }])
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(richTextOf('Bonjour\n\nÀ bientôt')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('INV-09 a service that fails is told of in its sentence, and the text stays as it was', async () => {
  const detail = 'Der Übersetzungsdienst nimmt den Schlüssel nicht an. Bitte in den Einstellungen prüfen.'
  house({ status: 502, body: { code: 'translation_failed', message: detail } })
  const user = saving.draw(<Letter />)
  await user.click(await screen.findByRole('button', { name: 'Einleitung übersetzen' }))
  await user.click(await screen.findByRole('button', { name: 'Senden' }))
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(screen.getByRole('status').textContent).toBe(JSON.stringify(richTextOf('Guten Tag\n\nBis bald')))
})
