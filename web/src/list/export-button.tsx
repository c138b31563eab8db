import { Button, type ButtonProps } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../lib/download.ts'
import { ApiError, type Query } from '../lib/http.ts'
import { notice } from '../ui/notices/notice.tsx'

/** The filtered and sorted list, all its pages, as a file (LIST-04). */
export function ExportButton({ path, query, size }: { path: string; query: Query; size?: ButtonProps['size'] }) {
  const [isRunning, setRunning] = useState(false)

  async function fetchList() {
    setRunning(true)
    try {
      await download(path, query)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Die Liste konnte nicht ausgegeben werden.', error.message)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Button
      variant="default"
      {...(size !== undefined && { size })}
      loading={isRunning}
      leftSection={<IconFileSpreadsheet size={15} stroke={1.7} />}
      onClick={() => void fetchList()}
    >
      Als .xlsx
    </Button>
  )
}
