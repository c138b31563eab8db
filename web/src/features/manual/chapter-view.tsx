import { Fragment } from 'react'
import { type Chapter, partsOf, pictureOf } from './chapter.ts'
import type { ChapterKey } from './chapter-heads.ts'
import classes from './manual.module.css'

/** A chapter of the manual: what it is for, how it is done, what happens then, and a picture. */
export function ChapterView({ name, chapter }: { name: ChapterKey; chapter: Chapter }) {
  const { purpose, steps, outcome, picture } = chapter
  return (
    <article className={classes.chapter}>
      <p className={classes.purpose}>
        <Words text={purpose} />
      </p>
      <h3 className={classes.heading}>So geht es</h3>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <Words text={step} />
          </li>
        ))}
      </ol>
      <h3 className={classes.heading}>Was dann geschieht</h3>
      <ul className={classes.outcome}>
        {outcome.map((sentence) => (
          <li key={sentence}>
            <Words text={sentence} />
          </li>
        ))}
      </ul>
      <a href={pictureOf(name)} target="_blank" rel="noreferrer" aria-label={`Bild in ganzer Größe: ${picture.alt}`}>
        <img
          className={classes.picture}
          src={pictureOf(name)}
          alt={picture.alt}
          width={1280}
          height={800}
          loading="lazy"
        />
      </a>
    </article>
  )
}

function Words({ text }: { text: string }) {
  return partsOf(text).map((part, index) =>
    part.isName ? (
      <b key={index} className={classes.name}>
        {part.text}
      </b>
    ) : (
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
