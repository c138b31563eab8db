import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { WithNotices } from '../../test/with-notices.tsx'
import { TextConflict } from './text-conflict.tsx'

function Field({ isAsked }: { isAsked: boolean }) {
  const [chosen, choose] = useState<string | null>(null)
  if (!isAsked || chosen !== null) return <textarea aria-label="Anschreiben" defaultValue={chosen ?? ''} />
  return <TextConflict subject="das Anschreiben" mine="Meins" theirs="Anderes" show={String} onChoose={choose} />
}

test('APP-14 OFFER-02 whoever types while a colleague has saved the same text is led to the question, and back to the field', async () => {
  const { rerender } = render(<Field isAsked={false} />, { wrapper: WithNotices })
  screen.getByLabelText('Anschreiben').focus()
  rerender(<Field isAsked />)
  const question = await screen.findByRole('alert')
  await waitFor(() => expect(document.activeElement).toBe(question))
  fireEvent.click(screen.getByRole('button', { name: 'Meine behalten' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Anschreiben')))
})
