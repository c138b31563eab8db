import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach } from 'vitest'
import { saveQueue } from '../lib/saving/save-queue.ts'
import { Questions } from '../ui/dialogs/confirm.tsx'
import { Notices } from '../ui/notices/notice.tsx'
import { type Answer, type Asked, startTinyServer } from './tiny-server.ts'

/** A server that answers as told and the save queue before it, new for each test of a file. */
export type SavingDesk = {
  answer: Answer
  readonly asked: readonly Asked[]
  readonly client: QueryClient
  /** Draws something that saves, with its notices and questions. */
  draw: (desk: ReactNode) => ReturnType<typeof userEvent.setup>
}

export function savingDesk(): SavingDesk {
  let server: Awaited<ReturnType<typeof startTinyServer>>
  let client: QueryClient
  const desk: SavingDesk = {
    answer: async () => ({ status: 404, body: null }),
    get asked() {
      return server.asked
    },
    get client() {
      return client
    },
    draw: (children) => {
      render(
        <QueryClientProvider client={client}>
          <MantineProvider env="test">
            <Notices />
            <Questions />
            {children}
          </MantineProvider>
        </QueryClientProvider>,
      )
      return userEvent.setup()
    },
  }
  beforeEach(async () => {
    localStorage.clear()
    server = await startTinyServer((one, response) => desk.answer(one, response))
    client = new QueryClient()
    await saveQueue.start(client, 7)
  })
  afterEach(async () => {
    saveQueue.stop()
    await server.stop()
  })
  return desk
}
