import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import { KindIcon } from '../../ui/marks/kind-icon.tsx'
import classes from './sign-in.module.css'

const stops: { kind: ServiceKind; date: string; text: string; place: string }[] = [
  { kind: 'route', date: '14.05.', text: 'Hamburg – Kiel', place: '97 Km' },
  { kind: 'ferry', date: '14.05.', text: 'Nachtfähre Kiel – Oslo', place: '20 h' },
  { kind: 'other', date: '15.05.', text: 'Stadtführung Oslo', place: '40 Gäste' },
  { kind: 'hotel', date: '15.05.', text: 'Hotel Bjørvika Brygge', place: '1 Nacht' },
  { kind: 'train', date: '16.05.', text: 'Bergenbahn Oslo – Bergen', place: '6:38 h' },
  { kind: 'airline', date: '23.05.', text: 'Rückflug Bergen – Hamburg', place: '4 Gäste' },
]

/** A trip as a line of stops: the one picture Reisewerk shows of itself. */
export function Journey() {
  return (
    <ol className={classes.journey} aria-label="Beispiel einer Reise">
      {stops.map((stop) => (
        <li key={stop.text} className={classes.stop}>
          <span className={classes.date}>{stop.date}</span>
          <KindIcon kind={stop.kind} />
          <span className={classes.what}>{stop.text}</span>
          <span className={classes.much}>{stop.place}</span>
        </li>
      ))}
    </ol>
  )
}
