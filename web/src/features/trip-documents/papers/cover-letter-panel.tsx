import { Select } from '@mantine/core'
import { addressingOf } from '@reisewerk/domain/documents/addressing/addressing.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { AddressingNote } from '../../../ui/rich-text/addressing-note.tsx'
import { RichTextConflict } from '../../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { TranslateButton } from '../../../ui/rich-text/translate-button.tsx'
import { settingsOf } from '../../accounts/api.ts'
import type { Trip } from '../../orders/trip/api.ts'
import { type PaperTemplate, templatesOf } from './api.ts'
import classes from './papers.module.css'
import type { usePapers } from './use-papers.ts'

type Props = {
  trip: Trip
  text: ReturnType<typeof usePapers>['freeText']
  /** The letter says 'du' where its greeting says 'Sie', or the reverse. */
  isAddressedOtherwise: boolean
  /** A template also says what is attached. */
  onTemplate: (template: PaperTemplate) => void
}

/** The free text of the cover letter; a saved template fills it, what is typed afterwards belongs to this trip alone. */
export function CoverLetterPanel({ trip, text, isAddressedOtherwise, onTemplate }: Props) {
  const { data: templates } = useQuery(templatesOf(idOf(trip.organisationFilter), trip.orderLocale))
  const { data: settings } = useQuery(settingsOf(idOf(trip.organisationFilter)))
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)

  async function take(template: PaperTemplate) {
    const isOwn = plainTextOf(text.value) !== '' && plainTextOf(text.value) !== plainTextOf(template.freeText)
    const words = `Der Text des Anschreibens wird durch die Vorlage ‚${template.name}‘ ersetzt.`
    if (isOwn && !(await confirm({ title: 'Text ersetzen?', text: words, action: 'Ersetzen' }))) return
    setChosen(String(template.id))
    text.write(template.freeText)
    text.flush()
    onTemplate(template)
  }

  return (
    <Panel
      title="Anschreiben"
      hint={text.state !== undefined && <SaveMark state={text.state} />}
      actions={<div ref={setTools} className={classes.tools} role="toolbar" aria-label="Anschreiben formatieren" />}
    >
      <div className={classes.letter}>
        <Select
          label="Gespeicherte Vorlagen"
          placeholder={templates?.items.length === 0 ? 'Noch keine in dieser Sprache' : 'Vorlage wählen'}
          data={(templates?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          disabled={text.conflict !== null}
          checkIconPosition="right"
          onChange={(id) => {
            const template = templates?.items.find((one) => String(one.id) === id)
            if (template !== undefined) void take(template)
          }}
        />
        {text.conflict !== null ? (
          <RichTextConflict subject="das Anschreiben" {...text.conflict} onChoose={text.resolve} />
        ) : (
          <RichTextField
            variant="bare"
            label="Freier Text im Anschreiben"
            value={text.value}
            toolsIn={tools}
            minHeight={96}
            onChange={text.write}
            onBlur={text.flush}
          />
        )}
        {text.conflict === null && (
          <TranslateButton
            organisationId={idOf(trip.organisationFilter)}
            isOffered={settings?.general.aiModule === true}
            label="Anschreiben"
            value={text.value}
            to={trip.orderLocale}
            onTake={(translated) => {
              text.write(translated)
              text.flush()
            }}
          />
        )}
        {isAddressedOtherwise && (
          <AddressingNote
            value={text.value}
            locale={trip.orderLocale}
            isFormal={addressingOf(plainTextOf(text.value), trip.orderLocale) === 'informal'}
            templates={(templates?.items ?? []).map(({ name, freeText }) => ({ name, content: freeText }))}
            disabled={text.conflict !== null}
            onTake={(content) => {
              text.write(content)
              text.flush()
            }}
          />
        )}
        {plainTextOf(text.value) === '' && (
          <p className={classes.quiet}>Ohne eigenen Text steht unter der Anrede der übliche.</p>
        )}
      </div>
    </Panel>
  )
}
