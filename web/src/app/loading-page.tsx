import { LoadingRows } from '../ui/list-state.tsx'

/** Shown when a page takes longer than 300 ms to come. */
export function LoadingPage() {
  return (
    <main>
      <LoadingRows rows={12} />
    </main>
  )
}
