import type { OfferContents } from '@reisewerk/domain/offers/offer-contents.contract.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './offer.module.css'

type Props = { contents: Pick<OfferContents, 'unseenTrips' | 'unnamedServices' | 'warnings'> | undefined }

/** What nobody should overlook before a document goes out: it stands at the button that makes it. */
export function BeforeGenerating({ contents }: Props) {
  if (contents === undefined) return null
  const { unseenTrips, unnamedServices, warnings } = contents
  const notes = [unseenWords(unseenTrips), unnamedWords(unnamedServices.length), ...warnings].filter(Boolean)
  return notes.map((note) => (
    <p key={note} className={classes.warning} data-side role="status">
      <IconAlertTriangle size={15} stroke={1.7} aria-hidden />
      {note}
    </p>
  ))
}

function unseenWords(count: number): string {
  if (count === 0) return ''
  return count === 1
    ? 'Eine angehängte Reise kannst du nicht sehen: In dem, was du erzeugst, fehlt sie.'
    : `${count} angehängte Reisen kannst du nicht sehen: In dem, was du erzeugst, fehlen sie.`
}

function unnamedWords(count: number): string {
  if (count === 0) return ''
  const services = count === 1 ? 'einer Leistung' : `${count} Leistungen`
  return `Bei ${services} soll ein Leistungsträger genannt werden, gewählt ist keiner.`
}
