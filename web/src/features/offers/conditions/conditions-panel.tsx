import { Tabs } from '@mantine/core'
import { conditionTabs } from '@reisewerk/domain/offers/conditions/condition-tabs.ts'
import { useDateContext } from '../../../lib/date-context.ts'
import { day } from '../../../lib/format.ts'
import type { SaveState } from '../../../lib/saving/save-states.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import onPage from '../../../ui/layout/sheet-on-page.module.css'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import type { Offer } from '../api.ts'
import { OfferRichText } from '../offer-rich-text.tsx'
import type { OfferTexts } from '../use-offer-texts.ts'
import { ConditionSetMenu } from './condition-set-menu.tsx'
import classes from './conditions.module.css'
import { FreePlaces } from './free-places.tsx'
import type { Conditions } from './use-conditions.ts'
import type { FreePlaces as FreePlacesDesk } from './use-free-places.ts'

type Props = {
  offer: Offer
  trip: Trip
  conditions: Conditions
  freePlaces: FreePlacesDesk
  freeText: OfferTexts['conditions']
}

/** What the offer is bound to and until when, in the tabs a house shows; deadlines follow the dates of the trip (OFFER-03). */
export function ConditionsPanel({ offer, trip, conditions, freePlaces, freeText }: Props) {
  const { tab, tabs, onTab, sheet, hasFaults } = conditions
  useOpenForm({ isChanged: () => hasFaults || freePlaces.hasFaults })
  const dates = useDateContext()
  if (tab === null) return null
  return (
    <Panel
      title="Konditionen"
      anchor="conditions"
      hint={<Hint offer={offer} trip={trip} state={conditions.isSaving ? 'saving' : freeText.state} />}
      actions={<ConditionSetMenu offer={offer} trip={trip} />}
      flush
    >
      <Tabs value={tab} onChange={onTab}>
        <Tabs.List aria-label="Konditionen" className={classes.tabs}>
          {tabs.map((key) => (
            <Tabs.Tab key={key} value={key}>
              {conditionTabs[key].label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {tab === 'freePlaces' ? (
            <FreePlaces label={conditionTabs[tab].label} desk={freePlaces} />
          ) : (
            <div className={onPage.sheet}>
              <Sheet key={tab} label={conditionTabs[tab].label} dates={dates} {...sheet} />
            </div>
          )}
          {tab === 'conditions' && (
            <div className={classes.text}>
              <OfferRichText label="Freier Text" named="die Konditionen" text={freeText} minHeight={140} />
            </div>
          )}
        </Tabs.Panel>
      </Tabs>
    </Panel>
  )
}

type HintProps = { offer: Offer; trip: Trip; state: SaveState | undefined }

function Hint({ offer, trip, state }: HintProps) {
  // On paper every trip has its own days (OFFER-01).
  const ofOthers = offer.attachedOrders.length > 0 ? ', auf dem Papier für jede Reise ab ihrem Beginn' : ''
  if (state === undefined)
    return (
      <>
        Fristen rechnen ab {day(trip.startAt)}
        {ofOthers}
      </>
    )
  return state === 'saving' ? (
    <SaveMark state={state} text="Die Konditionen werden gespeichert ..." />
  ) : (
    <SaveMark state={state} />
  )
}
