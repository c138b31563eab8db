import { demoPhotoRights, demoPhotos } from '@reisewerk/demo/photos/drawings.ts'
import type pg from 'pg'
import type { Ask } from './demo-mails.ts'

type Shown = { destination: string; house: string; offer: string; day: string }
type Chosen = { day: string; photo: string }

/** The drawings of the demo agency: kept at their destinations, with their rights, and chosen for offers (MOVE-08). */
export async function makeDemoPhotos(owner: pg.Client, ask: Ask): Promise<void> {
  const chosen = new Map<string, Chosen[]>()
  for (const { destination, caption, draw, shownOn } of demoPhotos) {
    const picture = draw().png()
    const ofHouse = new Map<string, string>()
    for (const { tripName, day } of shownOn) {
      const shown = await whereShown(owner, destination, tripName, day)
      const photo = ofHouse.get(shown.house) ?? (await keepPhoto(ask, shown, caption, picture))
      ofHouse.set(shown.house, photo)
      const ofOffer = chosen.get(shown.offer) ?? []
      chosen.set(shown.offer, [...ofOffer, { day: `/api/days/${shown.day}`, photo }])
    }
  }
  for (const [offer, photos] of chosen) await ask('PATCH', `offers/${offer}`, { photos })
}

async function whereShown(owner: pg.Client, destination: string, tripName: string, day: number): Promise<Shown> {
  const { rows } = await owner.query<Shown>(
    `select x.id as destination, o.organisation_id as house, f.id as offer, d.id as day
     from orders o join offers f on f.order_id = o.id join destinations x on x.name = $1
       join lateral (select id from days where order_id = o.id order by date offset $3 limit 1) d on true
     where o.trip_name = $2 limit 1`,
    [destination, tripName, day],
  )
  const [found] = rows
  if (found === undefined) throw new Error(`The demo agency has no day ${day} of '${tripName}' or no '${destination}'`)
  return found
}

/** @returns the link to the photo */
async function keepPhoto(ask: Ask, { destination, house }: Shown, caption: string, picture: Buffer): Promise<string> {
  const { id } = await ask('POST', `photos/upload?destination=${destination}&organisation=${house}`, picture)
  await ask('PATCH', `photos/${id}`, { caption, ...demoPhotoRights })
  return `/api/photos/${id}`
}
