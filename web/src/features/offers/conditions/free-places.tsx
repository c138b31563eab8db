import { useDateContext } from '../../../lib/date-context.ts'
import { InlineText } from '../../../ui/inline/inline-text.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import onPage from '../../../ui/layout/sheet-on-page.module.css'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './conditions.module.css'
import type { FreePlaces as Desk } from './use-free-places.ts'

/** From how many guests on one travels free, and from how many on the trip is made (002 §3). */
export function FreePlaces({ label, desk: { sheet, minimum, state } }: { label: string; desk: Desk }) {
  return (
    <>
      <div className={onPage.sheet}>
        <Sheet label={label} dates={useDateContext()} {...sheet} />
      </div>
      <div className={classes.text}>
        <InlineText
          label="Mindestteilnehmer"
          mistakeIn={(text) =>
            /^(?:[1-9]\d{0,3})?$/.test(text) ? null : 'Bitte eine ganze Zahl von 1 bis 9999 eingeben'
          }
          {...minimum}
        />
        {state === 'saving' && <SaveMark state={state} text="Saving freeplaces ..." />}
      </div>
    </>
  )
}
