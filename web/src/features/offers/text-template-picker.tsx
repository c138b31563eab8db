import { Select } from '@mantine/core'
import { plainTextOf, type RichText } from '@reisewerk/domain/rich-text.ts'
import { useQuery } from '@tanstack/react-query'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import type { Trip } from '../orders/trip/api.ts'
import { letterTemplatesOf } from './api.ts'

type Props = {
  label?: string
  trip: Pick<Trip, 'organisationFilter' | 'orderLocale'>
  /** What stands there now. */
  value: RichText | null
  disabled: boolean
  onTake: (content: RichText | null) => void
}

/** Cover letters the house keeps in the language of the trip; one that stands there already is replaced after a question. */
export function TextTemplatePicker({ label = 'Vorlage', trip, value, disabled, onTake }: Props) {
  const { data } = useQuery(letterTemplatesOf(trip))
  const templates = data?.items ?? []

  async function take(id: string | null) {
    const template = templates.find((one) => String(one.id) === id)
    if (template === undefined) return
    const isFree = plainTextOf(value) === '' || plainTextOf(value) === plainTextOf(template.content)
    const isMeant =
      isFree ||
      (await confirm({
        title: `„${template.name}“ einsetzen?`,
        text: 'Das Anschreiben, das dort steht, wird ersetzt.',
        action: 'Ersetzen',
        tone: 'bad',
      }))
    if (isMeant) onTake(template.content)
  }

  return (
    <Select
      label={label}
      placeholder={templates.length === 0 ? 'keine Vorlagen' : 'Vorlage wählen'}
      data={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={null}
      searchable
      nothingFoundMessage="Keine Vorlage gefunden"
      disabled={templates.length === 0 || disabled}
      onChange={(id) => void take(id)}
    />
  )
}
