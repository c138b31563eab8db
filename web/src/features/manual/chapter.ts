import type { ChapterKey } from './chapter-heads.ts'

/**
 * What a chapter says. Names of the screen stand in double brackets, '[[Neue Reise]]'; '[[Weitere Aktionen > Reise kopieren]]' is an
 * entry of a menu. The browser test looks for each of them on the screens of the chapter, so that the manual cannot become untrue.
 */
export type Chapter = {
  /** What it is for. */
  purpose: string
  /** How it is done, one step each. */
  steps: readonly string[]
  /** What happens then. */
  outcome: readonly string[]
  picture: Picture
}

export type Picture = {
  /** Which screen it shows. */
  screen: string
  alt: string
}

export type Chapters = Readonly<Record<ChapterKey, Chapter>>

export type Part = { text: string; isName: boolean }

/** A text of the manual in parts: plain words, and names of the screen. A menu reads 'Weitere Aktionen › Reise kopieren'. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(\[\[.+?\]\])/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('[[')
        ? { text: part.slice(2, -2).replaceAll(' > ', ' › '), isName: true }
        : { text: part, isName: false },
    )
}

/** All names of the screen that a chapter uses; a menu and its entry as two words. */
export function namesIn({ purpose, steps, outcome }: Chapter): string[][] {
  const texts = [purpose, ...steps, ...outcome]
  return texts.flatMap((text) => [...text.matchAll(/\[\[(.+?)\]\]/g)].map(([, name = '']) => name.split(' > ')))
}

/** A text without its brackets. */
export const plain = (text: string): string =>
  partsOf(text)
    .map((part) => part.text)
    .join('')

/** Where the picture of a chapter lies; the browser test makes them anew (docs/operations.md). */
export const pictureOf = (key: ChapterKey): string => `/hilfe-bilder/${key}.webp`
