import { Input, TextInput } from '@mantine/core'
import { untypeset } from '@reisewerk/domain/typography/typeset.ts'
import { useQuery } from '@tanstack/react-query'
import { tooLong } from '../../ui/fields/too-long.ts'
import { SaveMark } from '../../ui/inline/save-mark.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { TextConflict } from '../../ui/notices/text-conflict.tsx'
import { AddressingNote } from '../../ui/rich-text/addressing-note.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { contentsOf, letterTemplatesOf, type Offer } from './api.ts'
import classes from './offer.module.css'
import { OfferRichText } from './offer-rich-text.tsx'
import { OfferSettings } from './offer-settings.tsx'
import type { OfferNumber } from './use-offer-number.ts'
import type { OfferTexts } from './use-offer-texts.ts'

type Props = {
  offer: Offer
  trip: Trip
  /** Whether the house writes offers in several languages. */
  isMultilingual: boolean
  number: OfferNumber
  texts: Pick<OfferTexts, 'subject' | 'letter'>
}

/** What the offer is and to whom it goes, its subject line and its letter; without a text of its own it says the usual things. */
export function LetterPanel({ offer, trip, isMultilingual, number, texts: { subject, letter } }: Props) {
  const { data: contents } = useQuery(contentsOf(trip))
  const state = letter.state ?? subject.state
  const { data: templates } = useQuery(letterTemplatesOf(trip))
  return (
    <Panel
      title="Einstellungen und Anschreiben"
      anchor="letter"
      hint={
        state === 'saving' ? (
          <SaveMark state={state} text="Die Eingaben werden gespeichert ..." />
        ) : (
          state !== undefined && <SaveMark state={state} />
        )
      }
    >
      {subject.conflict !== null && (
        <TextConflict
          subject="den Betreff"
          {...subject.conflict}
          show={(value) => <p>{value === '' ? 'ohne eigenen Betreff' : value}</p>}
          onChoose={subject.resolve}
        />
      )}
      <div className={classes.letter}>
        <OfferSettings offer={offer} trip={trip} isMultilingual={isMultilingual} number={number} letter={letter} />
        <div className={classes.head}>
          <TextInput
            label="Betreff"
            description={contents && `Ohne Eintrag: ${untypeset(contents.usualSubject)}`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={tooLong(subject.value, 200) ?? subject.reason}
            value={subject.value}
            disabled={subject.conflict !== null}
            onChange={(event) => subject.write(event.currentTarget.value)}
            onBlur={subject.flush}
          />
          <div>
            <Input.Label labelElement="div">Empfänger</Input.Label>
            <Recipient lines={contents?.recipient} />
          </div>
        </div>
        <div>
          <Input.Label labelElement="div">
            Anschreiben
            {contents !== undefined && (
              <span className={classes.opening}>
                nach „{contents.salutation}“{letter.value === null && ', ohne Eintrag mit dem üblichen Text'}
              </span>
            )}
          </Input.Label>
          {contents !== undefined && (
            <AddressingNote
              value={letter.value}
              beside={subject.value}
              locale={trip.orderLocale}
              isFormal={contents.isFormal}
              templates={templates?.items ?? []}
              disabled={letter.conflict !== null}
              onTake={(content) => {
                letter.write(content)
                letter.flush()
              }}
            />
          )}
          <OfferRichText label="Anschreiben" named="das Anschreiben" text={letter} minHeight={118} />
        </div>
      </div>
    </Panel>
  )
}

function Recipient({ lines }: { lines: readonly string[] | undefined }) {
  if (lines === undefined) return <p className={classes.recipient} />
  return (
    <p className={classes.recipient}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </p>
  )
}
