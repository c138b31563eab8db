import { Button } from '@mantine/core'
import { useState } from 'react'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { TextConflict } from '../../../ui/notices/text-conflict.tsx'
import { RichTextConflict } from '../../../ui/rich-text/rich-text-conflict.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { TripDetail } from './api.ts'
import classes from './details.module.css'
import { useDetailTexts } from './use-detail-texts.ts'

/** Title and text of a passage where it stands; what two write at the same time is both kept until one of them chooses. */
export function DetailEditor({ detail, name, onDone }: { detail: TripDetail; name: string; onDone: () => void }) {
  const { title, text, state } = useDetailTexts(detail)
  const [tools, setTools] = useState<HTMLElement | null>(null)
  if (text.conflict !== null) {
    return <RichTextConflict subject="den Text" {...text.conflict} onChoose={text.resolve} />
  }
  if (title.conflict !== null) {
    return <TextConflict subject="den Titel" {...title.conflict} show={(one) => one} onChoose={title.resolve} />
  }
  return (
    <div className={classes.editor}>
      <div className={classes.editorHead}>
        <input
          className={classes.title}
          aria-label={`Titel: ${name}`}
          placeholder="Titel"
          maxLength={200}
          value={title.value}
          onChange={(event) => title.write(event.currentTarget.value)}
          onBlur={title.flush}
        />
        {state !== undefined && <SaveMark state={state} />}
        <span ref={setTools} role="toolbar" aria-label={`Text formatieren: ${name}`} className={classes.toolbar} />
      </div>
      <div className={classes.text}>
        <RichTextField
          variant="bare"
          label={`Text: ${name}`}
          value={text.value}
          toolsIn={tools}
          minHeight={56}
          onChange={text.write}
          onBlur={text.flush}
        />
      </div>
      <div className={classes.editorFoot}>
        <Button size="compact-xs" variant="default" onClick={onDone}>
          Fertig
        </Button>
      </div>
    </div>
  )
}
