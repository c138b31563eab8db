import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { useState } from 'react'
import { RichTextConflict } from '../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import classes from './offer.module.css'
import type { OfferText } from './use-offer-texts.ts'

type Props = {
  label: string
  /** With its article, for the sentence about a conflict: 'das Anschreiben'. */
  named: string
  text: OfferText<RichText | null>
  minHeight: number
}

/** A formatted text of the offer with its tools above it. */
export function OfferRichText({ label, named, text, minHeight }: Props) {
  const [tools, setTools] = useState<HTMLElement | null>(null)
  const { conflict } = text
  if (conflict !== null) return <RichTextConflict subject={named} {...conflict} onChoose={text.resolve} />
  return (
    <div className={classes.editor}>
      <div ref={setTools} className={classes.tools} role="toolbar" aria-label={`${label} formatieren`} />
      <div className={classes.text}>
        <RichTextField
          variant="bare"
          label={label}
          value={text.value}
          toolsIn={tools}
          minHeight={minHeight}
          onChange={text.write}
          onBlur={text.flush}
        />
      </div>
      {text.reason !== undefined && (
        <p className={classes.refused} role="alert">
          {text.reason}
        </p>
      )}
    </div>
  )
}
