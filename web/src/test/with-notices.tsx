import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notices } from '../ui/notices/notice.tsx'

/** What a hook that tells of itself in notices is rendered in. */
export function WithNotices({ children }: { children: ReactNode }) {
  return (
    <MantineProvider env="test">
      <Notices />
      {children}
    </MantineProvider>
  )
}
