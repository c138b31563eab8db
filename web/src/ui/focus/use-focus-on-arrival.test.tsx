import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

function App() {
  const [page, setPage] = useState('/orders/1/requests')
  useFocusOnArrival(page, 'content')
  return (
    <>
      <nav>
        <button type="button" onClick={() => setPage('/orders')}>
          Reisen
        </button>
      </nav>
      <div id="content" tabIndex={-1} data-testid="content">
        {page.endsWith('requests') && (
          <button type="button" onClick={() => setPage('/orders/1/emails')}>
            Anschreiben vorbereiten
          </button>
        )}
        {page.endsWith('emails') && <h1>E-Mails</h1>}
      </div>
    </>
  )
}

test('EASE-04 a button that leads to another page and goes with its own leaves the focus in the new one', async () => {
  const user = userEvent.setup()
  render(<App />)
  await user.click(screen.getByRole('button', { name: 'Anschreiben vorbereiten' }))
  screen.getByRole('heading', { name: 'E-Mails' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('content')))
})

test('APP-15 what stands on both pages keeps the focus', async () => {
  const user = userEvent.setup()
  render(<App />)
  await user.click(screen.getByRole('button', { name: 'Reisen' }))
  await new Promise((later) => setTimeout(later, 600))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reisen' }))
})
