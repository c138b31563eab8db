import { type Chapter, type Chapters, plain } from './chapter.ts'
import { type ChapterKey, chapterHeads, chapterKeys } from './chapter-heads.ts'

export type ManualHit = {
  chapter: ChapterKey
  /** The sentence in which all words stand, or one of them; null where the title has them. */
  sentence: string | null
}

/**
 * Chapters in which all words of a term stand, those first that have them in their title. 'Zahlungen mahnen' finds 'Mahnungen' too:
 * words are looked for by their beginning, without regard to capitals and to dots over letters.
 */
export function searchManual(chapters: Chapters, term: string): ManualHit[] {
  const words = folded(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => words.every((word) => folded(text).includes(word))
  const hits = chapterKeys.flatMap((chapter): (ManualHit & { rank: number })[] => {
    const { title } = chapterHeads[chapter]
    const sentences = sentencesOf(chapters[chapter])
    if (has(title)) return [{ chapter, sentence: null, rank: 0 }]
    const whole = sentences.find(has)
    if (whole !== undefined) return [{ chapter, sentence: whole, rank: 1 }]
    if (!has([title, ...sentences].join(' '))) return []
    const some = sentences.find((sentence) => words.some((word) => folded(sentence).includes(word)))
    return [{ chapter, sentence: some ?? null, rank: 2 }]
  })
  return hits.sort((one, other) => one.rank - other.rank).map(({ chapter, sentence }) => ({ chapter, sentence }))
}

const sentencesOf = ({ purpose, steps, outcome }: Chapter) => [purpose, ...steps, ...outcome].map(plain)

const folded = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').trim()
