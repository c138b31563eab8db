import { Link } from '@tanstack/react-router'
import { paths } from '../../paths.ts'
import { Window } from '../../ui/dialogs/window.tsx'
import { type ChapterKey, chapterHeads } from './chapter-heads.ts'
import { ChapterView } from './chapter-view.tsx'
import { chapters } from './chapters/all-chapters.ts'
import classes from './manual.module.css'

type Props = { chapter: ChapterKey; onClose: () => void }

/** The chapter that fits the screen, over it: whoever asks in the middle of a form loses nothing. */
export default function HelpDialog({ chapter, onClose }: Props) {
  return (
    <Window
      onClose={onClose}
      title={`Hilfe: ${chapterHeads[chapter].title}`}
      size="min(760px, 96vw)"
      closeButtonProps={{ 'aria-label': 'Schließen' }}
      transitionProps={{ duration: 0 }}
    >
      <ChapterView name={chapter} chapter={chapters[chapter]} />
      <div className={classes.foot}>
        <Link {...paths.help(chapter)} target="_blank" className={classes.link}>
          Im Handbuch öffnen
        </Link>
        <Link {...paths.news()} target="_blank" className={classes.link}>
          Was ist neu
        </Link>
      </div>
    </Window>
  )
}
