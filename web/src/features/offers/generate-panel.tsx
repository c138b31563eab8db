import { Button, Checkbox } from '@mantine/core'
import { documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { type GeneratedType, generatedTypes, numberedPaper } from '@reisewerk/domain/offers/offer-documents.ts'
import { listIn } from '@reisewerk/domain/typography/lists.ts'
import { IconEye, IconFileText } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/layout/panel.tsx'
import type { Offer } from './api.ts'
import classes from './offer.module.css'

type Props = {
  offer: Pick<Offer, 'type' | 'offerNr'>
  chosen: readonly GeneratedType[]
  onChoose: (chosen: readonly GeneratedType[]) => void
  /** Why nothing can be made now. */
  obstacle: string | null
  /** Points of the checklist that the house has made binding and that are open: nothing leaves before. */
  missing: readonly string[]
  /** What it lacks is not known yet: until it stands above the button, the button would move from under the hand. */
  isReading: boolean
  isPending: boolean
  /** How much has changed since the last one, and what it lacks. */
  since?: ReactNode
  onGenerate: () => void
  onPreview: (type: GeneratedType) => void
}

/** Which documents are made of the trip, and the button that makes them (002 §2). */
export function GeneratePanel({ offer, chosen, onChoose, missing, isReading, isPending, since, ...rest }: Props) {
  const { obstacle, onGenerate, onPreview } = rest
  const hindrance = obstacle ?? openWords(missing)
  const noteId = useId()
  // The number stands on what the offer is; what is made beside it is told by its name alone.
  const numbered = numberedPaper(offer.type)
  const names = chosen.map((type) => `${documentTypes[type].label}${type === numbered ? ` ${offer.offerNr}` : ''}`)
  return (
    <Panel title="Dokument erzeugen">
      <div className={classes.kinds} role="group" aria-label="Was erzeugt wird">
        {generatedTypes.map((type) => (
          <Checkbox
            key={type}
            size="xs"
            label={documentTypes[type].label}
            checked={chosen.includes(type)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(generatedTypes.filter((one) => (one === type ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
      {since}
      <Button
        fullWidth
        leftSection={<IconFileText size={15} stroke={1.7} aria-hidden />}
        loading={isPending}
        disabled={hindrance !== null || isReading}
        aria-describedby={noteId}
        onClick={onGenerate}
      >
        Generieren
      </Button>
      <Button
        fullWidth
        variant="default"
        mt={8}
        leftSection={<IconEye size={15} stroke={1.7} aria-hidden />}
        disabled={obstacle !== null || isReading || isPending}
        aria-describedby={noteId}
        onClick={() => onPreview(chosen.find((type) => type === numbered) ?? chosen[0] ?? numbered)}
      >
        Vorschau
      </Button>
      <p id={noteId} className={classes.why} data-obstacle={hindrance !== null || undefined} role="status">
        {isPending
          ? 'Das Dokument wird gesetzt …'
          : (hindrance ??
            (isReading ? 'Die Angaben werden geprüft …' : `Wird als ${listIn('de_DE', names)} abgelegt.`))}
      </p>
    </Panel>
  )
}

function openWords(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `Erst, wenn erledigt ist: ${listIn('de_DE', missing)}.`
}
