import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { TextConflict } from '../notices/text-conflict.tsx'
import { RichTextView } from './rich-text-view.tsx'

type Props = {
  subject: string
  mine: RichText | null
  theirs: RichText | null
  onChoose: (value: RichText | null) => void
}

/** {@link TextConflict} of formatted texts; both can be kept, one below the other. */
export function RichTextConflict(props: Props) {
  return <TextConflict {...props} show={(value) => <RichTextView value={value} />} join={joined} />
}

function joined(first: RichText | null, second: RichText | null): RichText {
  return { type: 'doc', content: [...(first?.content ?? []), ...(second?.content ?? [])] }
}
