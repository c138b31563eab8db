import classes from './drawn-pages.module.css'
import { usePicture } from './use-picture.ts'

/** A4 at 100 %, in pixels of the screen. */
const page = { width: 595, height: 842 }

type Props = {
  svg: string | null
  pages: number
  alt: string
  /** Per cent, or as wide as there is room. */
  zoom?: number | 'fit'
  /** They no longer show what is typed. */
  isStale?: boolean
}

/** Pages drawn on the server, one below the other; the ones before stay until the next are there. */
export function DrawnPages({ svg, pages, alt, zoom = 110, isStale = false }: Props) {
  const address = usePicture(svg)
  if (address === null) return null
  const size =
    zoom === 'fit'
      ? { width: `min(100%, ${page.width}px)`, aspectRatio: `${page.width} / ${page.height * Math.max(1, pages)}` }
      : { width: (page.width * zoom) / 100, height: (page.height * pages * zoom) / 100 }
  return <img src={address} alt={alt} className={classes.paper} data-stale={isStale || undefined} style={size} />
}
