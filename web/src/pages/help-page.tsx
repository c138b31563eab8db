import { useParams } from '@tanstack/react-router'
import { isChapter } from '../features/manual/chapter-heads.ts'
import { ManualPage } from '../features/manual/manual-page.tsx'

/** The manual at '/hilfe', its chapters and the news below it (EASE-12). */
export function HelpPage() {
  const { chapter = '' } = useParams({ strict: false })
  return <ManualPage chapter={chapter === 'neu' ? 'neu' : isChapter(chapter) ? chapter : 'anfang'} />
}
