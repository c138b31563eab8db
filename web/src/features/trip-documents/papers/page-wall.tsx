import { usePicture } from '../../../ui/drawn/use-picture.ts'
import { captionsOf, type PartPages, partNames } from './paper-toggles.ts'
import classes from './papers.module.css'

/** A4, as wide as a thumbnail of the wall. */
const page = { width: 126, height: 178 }

type Props = { svg: string; pages: number; parts: readonly PartPages[]; pointed: PartPages['part'] | null }

/** The booklet as it would come out now, page by page; the part under the pointer is outlined. */
export function PageWall({ svg, pages, parts, pointed }: Props) {
  // All pages are one picture, loaded once.
  const address = usePicture(svg)
  const captions = captionsOf(parts, pages)
  return (
    <ol className={classes.wall} aria-label="Seiten der Reiseunterlagen">
      {Array.from({ length: pages }, (_, index) => {
        const { number, part } = captions[index] ?? { number: null, part: null }
        return (
          <li key={index} className={classes.page} data-pointed={(part !== null && part === pointed) || undefined}>
            <div className={classes.sheet}>
              {address !== null && (
                <img
                  src={address}
                  alt=""
                  width={page.width}
                  height={page.height * pages}
                  style={{ marginTop: -index * page.height }}
                />
              )}
            </div>
            <span className={classes.caption}>
              <b>{number}</b> {part === null ? 'leere Seite' : partNames[part]}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
