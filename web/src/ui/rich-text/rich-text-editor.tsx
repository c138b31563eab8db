import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { Selection } from '@tiptap/pm/state'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useMentions } from '../mentions/use-mentions.tsx'
import { cleanPastedHtml } from './pasted-html.ts'
import classes from './rich-text.module.css'
import type { Begun, RichTextProps } from './rich-text-props.ts'
import { RichTextTools } from './rich-text-tools.tsx'

/** Exactly the nodes and marks of domain/src/rich-text.ts, so that the server takes whatever can be typed or pasted. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // It adds an empty paragraph on its own, which would count as a change nobody made.
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
]

type Props = RichTextProps & {
  /** 'above' the text, in an element elsewhere, or nowhere. */
  toolsIn: 'above' | HTMLElement | null
  /** What somebody began before it was there. */
  begun?: RefObject<Begun | null>
}

export default function RichTextEditor({
  label,
  value,
  disabled = false,
  autoFocus = false,
  placeholders,
  toolsIn,
  begun,
  ...on
}: Props) {
  const handlers = useRef(on)
  handlers.current = on
  const written = useRef(JSON.stringify(value))
  const mentions = useMentions((text, replaced) => {
    const { state, view } = editor
    const { to } = state.selection
    view.dispatch(state.tr.insertText(text, to - replaced, to))
  })
  const keys = useRef(mentions)
  keys.current = mentions

  const editor = useEditor({
    extensions,
    content: value ?? '',
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      // The editor would keep the key for itself, which closes the form around it.
      handleDOMEvents: { keydown: (_, event) => keys.current.onKey(event) || event.key === 'Escape' },
      attributes: {
        class: `${classes.editor} ${classes.text}`,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-readonly': String(disabled),
        tabindex: '0',
        ...(autoFocus && { 'data-autofocus': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = textOf(changed)
      written.current = JSON.stringify(next)
      handlers.current.onChange(next)
      tellTyped(changed, keys.current.typed)
    },
    onSelectionUpdate: ({ editor: moved }) => tellTyped(moved, keys.current.typed),
    onFocus: () => handlers.current.onFocus?.(),
    onBlur: () => {
      keys.current.typed(null, { left: 0, bottom: 0 })
      handlers.current.onBlur?.()
    },
  })

  // ProseMirror keeps its own state, so a text from outside is handed over, also to a writer who pauses: what one reads
  // must be what the next letter is added to. Before the browser can take that letter, hence the layout effect.
  useLayoutEffect(() => {
    const next = JSON.stringify(value)
    if (next === written.current) return
    written.current = next
    takeOver(editor, value)
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  // Before the browser can take the next letter.
  useLayoutEffect(() => {
    if (begun?.current) goOn(editor, begun.current)
  }, [editor, begun])
  useEffect(() => {
    // Its code may come late: whoever types elsewhere by then stays there.
    const { activeElement } = document
    const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== ''
    if (autoFocus && !isTyping) editor.commands.focus('end')
  }, [editor, autoFocus])

  const tools = <RichTextTools editor={editor} disabled={disabled} placeholders={placeholders ?? []} />
  return (
    <>
      {toolsIn === 'above' && (
        <div className={classes.toolbar} role="toolbar" aria-label={`${label} formatieren`}>
          {tools}
        </div>
      )}
      {toolsIn instanceof HTMLElement && createPortal(tools, toolsIn)}
      <EditorContent editor={editor} className={classes.room} />
      {mentions.list}
    </>
  )
}

/** The caret where somebody pressed, or at the end, and what they typed there. */
function goOn({ view }: Editor, { at, typed }: Begun) {
  const pressed = at === null ? null : view.posAtCoords(at)
  const { tr, doc } = view.state
  tr.setSelection(pressed === null ? Selection.atEnd(doc) : Selection.near(doc.resolve(pressed.pos)))
  for (const [index, line] of typed.split('\n').entries()) {
    if (index > 0) tr.split(tr.selection.from)
    if (line !== '') tr.insertText(line)
  }
  view.focus()
  view.dispatch(tr)
}

/** Tells what stands before the caret in its paragraph, and where that is. */
function tellTyped({ state, view, isFocused }: Editor, typed: ReturnType<typeof useMentions>['typed']) {
  const { empty, $from } = state.selection
  if (!empty || !isFocused) return typed(null, { left: 0, bottom: 0 })
  typed($from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc'), view.coordsAtPos($from.pos))
}

/** Shows a text from outside; only what differs is replaced, so that the writer's cursor stays in its place. */
function takeOver(editor: Editor, value: RichText | null) {
  const { doc, tr, schema } = editor.state
  if (value !== null) {
    const next = schema.nodeFromJSON(value)
    const start = doc.content.findDiffStart(next.content)
    const end = doc.content.findDiffEnd(next.content)
    if (start === null || end === null) return
    // Where the same letters stand at both ends of the difference the two ends may overlap.
    const overlap = Math.max(0, start - Math.min(end.a, end.b))
    tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
    if (tr.doc.eq(next)) {
      editor.view.dispatch(tr.setMeta('preventUpdate', true).setMeta('addToHistory', false))
      return
    }
  }
  editor.commands.setContent(value ?? '', { emitUpdate: false })
}

function textOf(editor: Editor): RichText | null {
  // The extensions above produce nothing that the type does not name.
  return editor.isEmpty ? null : (editor.getJSON() as RichText)
}
