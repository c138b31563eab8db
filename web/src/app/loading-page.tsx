import { LoadingRows } from '../ui/lists/list-state.tsx'
import classes from './message-page.module.css'

/** Shown when a page takes longer than 300 ms to come. */
export function LoadingPage() {
  return (
    <main className={classes.loading}>
      <LoadingRows rows={20} />
    </main>
  )
}
