import { Input, SegmentedControl } from '@mantine/core'
import { invoiceLetterContract } from '@reisewerk/domain/invoices/invoice-letter.contract.ts'
import { addressings } from '@reisewerk/domain/invoices/invoice-types.ts'
import { placeholderChoices, unknownWords } from '@reisewerk/domain/invoices/texts/invoice-texts.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useSharedValue } from '../../../lib/saving/use-shared-value.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { AddressingNote } from '../../../ui/rich-text/addressing-note.tsx'
import { RichTextConflict } from '../../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { letterTemplatesOf } from '../../offers/api.ts'
import { TextTemplatePicker } from '../../offers/text-template-picker.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import { letterOf } from '../api.ts'
import classes from './letter.module.css'

const placeholders = placeholderChoices()
/** Intro text is saved so long after the last edit (002 §9). */
const restMs = 1000
const notSaved = () => notice.bad('Die Daten konnten nicht gespeichert werden!')

/** With which words the invoices of the trip begin, and how they speak to the client (002 §2 'cover-letter text'). */
export function LetterPanel({ trip }: { trip: Trip }) {
  const { data: letter } = useSuspenseQuery(letterOf(trip.id))
  const { data: templates } = useQuery(letterTemplatesOf(trip))
  const { save, stateOf } = useSave(invoiceLetterContract, letter.id)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const text = useSharedValue<RichText | null>({
    item: { resource: invoiceLetterContract.name, id: letter.id },
    saved: letter.introText,
    version: letter.version,
    field: 'introText',
    save: (value, options) => save({ introText: value }, options),
    restMs,
    onFailed: notSaved,
  })
  const state = stateOf('introText') ?? stateOf('addressing')
  const unknown = unknownWords(text.value)
  const addressing = letter.addressing ?? (trip.isFormal ? 'formal' : 'informal')
  return (
    <Panel
      title="Anschreiben"
      hint={
        state === 'saving' ? (
          <SaveMark state={state} text="Die Eingaben werden gespeichert ..." />
        ) : (
          state !== undefined && <SaveMark state={state} />
        )
      }
      actions={<div ref={setTools} className={classes.tools} role="toolbar" aria-label="Anschreiben formatieren" />}
    >
      <div className={classes.letter}>
        <div>
          {text.conflict === null ? (
            <RichTextField
              variant="bare"
              label="Anschreiben der Rechnungen"
              value={text.value}
              toolsIn={tools}
              minHeight={72}
              onChange={text.write}
              onBlur={text.flush}
              placeholders={placeholders}
            />
          ) : (
            <RichTextConflict subject="das Anschreiben" {...text.conflict} onChoose={text.resolve} />
          )}
          <AddressingNote
            value={text.value}
            locale={trip.orderLocale}
            isFormal={addressing === 'formal'}
            templates={templates?.items ?? []}
            disabled={text.conflict !== null}
            onTake={(content) => {
              text.write(content)
              text.flush()
            }}
          />
          {unknown !== null && (
            <p className={classes.fault} role="alert">
              {unknown}
            </p>
          )}
          {text.value === null && (
            <p className={classes.quiet}>Ohne eigenen Text steht unter der Anrede der übliche.</p>
          )}
        </div>
        <div className={classes.choices}>
          <TextTemplatePicker
            trip={trip}
            value={text.value}
            disabled={text.conflict !== null}
            onTake={(content) => {
              text.write(content)
              text.flush()
            }}
          />
          <Input.Wrapper label="Anrede" labelElement="div">
            <SegmentedControl
              fullWidth
              aria-label="Anrede"
              data={Object.entries(addressings).map(([value, { label }]) => ({ value, label }))}
              value={addressing}
              onChange={(value) => save({ addressing: value }, { onFailed: notSaved })}
            />
          </Input.Wrapper>
        </div>
      </div>
    </Panel>
  )
}
