import { TextInput } from '@mantine/core'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { IconSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { paths } from '../../paths.ts'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { NavTitle, navLink, PageWithNav } from '../../ui/layout/page-with-nav.tsx'
import { type ChapterKey, chapterHeads, chapterKeys } from './chapter-heads.ts'
import { ChapterView } from './chapter-view.tsx'
import { chapters } from './chapters/all-chapters.ts'
import classes from './manual.module.css'
import { news } from './news.ts'
import { searchManual } from './search-manual.ts'

/** The manual (EASE-12): its chapters in the order of a trip, a search over all of them, and what is new. */
export function ManualPage({ chapter }: { chapter: ChapterKey | 'neu' }) {
  const [term, setTerm] = useState('')
  const stopSearching = () => setTerm('')
  return (
    <main>
      <PageHead title="HILFE" hint="Von der Anfrage bis zur Rechnung" />
      <PageWithNav
        label="Kapitel der Hilfe"
        nav={
          <>
            <div className={classes.search}>
              <TextInput
                type="search"
                aria-label="Hilfe durchsuchen"
                placeholder="Hilfe durchsuchen"
                leftSection={<IconSearch size={14} aria-hidden />}
                value={term}
                onChange={(event) => setTerm(event.currentTarget.value)}
              />
            </div>
            <NavTitle>Kapitel</NavTitle>
            {chapterKeys.map((key) => (
              <ToChapter
                key={key}
                of={key}
                className={navLink}
                isHere={term === '' && chapter === key}
                onOpen={stopSearching}
              />
            ))}
            <NavTitle>Programm</NavTitle>
            <Link
              {...paths.news()}
              className={navLink}
              aria-current={term === '' && chapter === 'neu' ? 'page' : undefined}
              onClick={stopSearching}
            >
              Was ist neu
            </Link>
          </>
        }
      >
        <div className={classes.area}>
          {term.trim() !== '' ? (
            <Hits term={term} onOpen={stopSearching} />
          ) : chapter === 'neu' ? (
            <News />
          ) : (
            <OneChapter name={chapter} />
          )}
        </div>
      </PageWithNav>
    </main>
  )
}

type ToChapterProps = {
  of: ChapterKey
  className: string | undefined
  isHere?: boolean
  onOpen?: () => void
  children?: ReactNode
}

function ToChapter({ of, className, isHere = false, onOpen, children }: ToChapterProps) {
  return (
    <Link {...paths.help(of)} className={className} aria-current={isHere ? 'page' : undefined} onClick={onOpen}>
      {children ?? chapterHeads[of].title}
    </Link>
  )
}

function OneChapter({ name }: { name: ChapterKey }) {
  const at = chapterKeys.indexOf(name)
  const before = chapterKeys[at - 1]
  const after = chapterKeys[at + 1]
  return (
    <>
      <h2 className={classes.title}>{chapterHeads[name].title}</h2>
      <ChapterView name={name} chapter={chapters[name]} />
      <nav className={classes.turn} aria-label="Weiterblättern">
        {before === undefined ? (
          <span />
        ) : (
          <ToChapter of={before} className={classes.link}>{`← ${chapterHeads[before].title}`}</ToChapter>
        )}
        {after !== undefined && (
          <ToChapter of={after} className={classes.link}>{`${chapterHeads[after].title} →`}</ToChapter>
        )}
      </nav>
    </>
  )
}

function Hits({ term, onOpen }: { term: string; onOpen: () => void }) {
  const hits = searchManual(chapters, term)
  return (
    <>
      <h2 className={classes.title} role="status">
        {hits.length === 0 ? `Zu „${term.trim()}“ steht nichts in der Hilfe` : `Gefunden zu „${term.trim()}“`}
      </h2>
      <ul className={classes.list}>
        {hits.map(({ chapter, sentence }) => (
          <li key={chapter}>
            <ToChapter of={chapter} className={classes.link} onOpen={onOpen} />
            {sentence !== null && <p className={classes.sentence}>{sentence}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

function News() {
  return (
    <>
      <h2 className={classes.title}>Was ist neu</h2>
      {news.map(({ date, points }) => (
        <section key={date} aria-label={germanDate(date)}>
          <h3 className={classes.date}>{germanDate(date)}</h3>
          <ul className={classes.list}>
            {points.map(({ text, chapter }) => (
              <li key={text}>
                {text} <ToChapter of={chapter} className={classes.link} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
