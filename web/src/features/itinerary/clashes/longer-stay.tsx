import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { hotelPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import type { LongerStay as Longer } from '@reisewerk/domain/itinerary/plan/clashes.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import classes from './clash-list.module.css'

/** Beside a night without a bed: the stay before it lasts until the next bed; whoever is asked there is to be asked anew (decision 118). */
export function LongerStay({ service, name, nights, endAt, longerUntil }: Longer) {
  const { save, stateOf } = useSave(hotelPlaceholderContract, service)
  const told = `Bis ${germanDate(longerUntil)}. Wer dort schon angefragt ist, ist neu anzufragen.`
  function lengthen() {
    save(
      { endAt: wireOfDate(longerUntil) },
      {
        onSaved: () => notice.good(`${name} verlängert!`, told, async () => save({ endAt: wireOfDate(endAt) })),
        onFailed: (error) => notice.bad(`${name} konnte nicht verlängert werden.`, error.message),
      },
    )
  }
  return (
    <button type="button" className={classes.act} disabled={stateOf('endAt') === 'saving'} onClick={lengthen}>
      {name} {nights === 1 ? 'eine Nacht' : `${nights} Nächte`} länger
    </button>
  )
}
