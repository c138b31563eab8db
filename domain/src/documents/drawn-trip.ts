import type { RouteSketch } from '../geography/map/route-sketch.ts'
import type { DocumentSource } from './document-source.ts'

/** A trip that a document tells beside its own (OFFER-01), with its route on the map; null when too few places are known. */
export type DrawnTrip<Source = DocumentSource> = { readonly source: Source; readonly sketch: RouteSketch | null }
