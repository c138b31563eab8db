import { offerDocument } from '@reisewerk/domain/offers/offer-document.ts'
import type { OfferPlace, OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import { routeOutline } from '@reisewerk/domain/offers/route-outline.ts'
import { boundsOfOutline, type RouteSketch, routeSketch, showsNothing } from '@reisewerk/domain/offers/route-sketch.ts'
import { landWithin } from '../../platform/map/land.ts'
import type { PdfService } from '../../platform/pdf/pdf-service.ts'

/** Where the group gets on and off the bus, when the trip's own places do not say. */
export type JourneyEnds = { departure: OfferPlace | null; arrival: OfferPlace | null }

/** A tour inland is shown from farther away until a coast or a border says where it lies. */
const zooms = [1, 1.7, 2.6] as const

/** The offer as a PDF for the client and the archive (OFFER-06, DOC-06). @param createdAt written into the file */
export async function renderOffer(
  pdf: PdfService,
  source: OfferSource,
  ends: JourneyEnds,
  createdAt: Date,
): Promise<Uint8Array> {
  const data = offerDocument(source, await sketchOf(source, ends))
  return pdf.render({ template: 'offer/offer', data, title: data.title, standard: 'a-2a', createdAt })
}

async function sketchOf(source: OfferSource, ends: JourneyEnds): Promise<RouteSketch | null> {
  const outline = routeOutline(source.days, ends)
  if (outline === null) return null
  for (const zoomOut of zooms) {
    const bounds = boundsOfOutline(outline, zoomOut)
    const land = await landWithin(bounds)
    if (!showsNothing(land) || zoomOut === zooms.at(-1)) return routeSketch(outline, bounds, land)
  }
  return null
}
