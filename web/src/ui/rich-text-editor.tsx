import type { RichText } from '@reisewerk/domain/rich-text.ts'
import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import classes from './rich-text.module.css'
import type { RichTextProps } from './rich-text-props.ts'
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
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
]

type Props = RichTextProps & {
  /** 'above' the text, in an element elsewhere, or nowhere. */
  toolsIn: 'above' | HTMLElement | null
}

export default function RichTextEditor({ label, value, onChange, onFocus, onBlur, disabled = false, toolsIn }: Props) {
  const handlers = useRef({ onChange, onFocus, onBlur })
  handlers.current = { onChange, onFocus, onBlur }
  const written = useRef(JSON.stringify(value))

  const editor = useEditor({
    extensions,
    content: value ?? '',
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: `${classes.editor} ${classes.text}`,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        'aria-readonly': String(disabled),
        tabindex: '0',
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = textOf(changed)
      written.current = JSON.stringify(next)
      handlers.current.onChange(next)
    },
    onFocus: () => handlers.current.onFocus?.(),
    onBlur: () => handlers.current.onBlur?.(),
  })

  // ProseMirror keeps its own state: a newer text from outside is handed over, but never under the writer's hands.
  useEffect(() => {
    const next = JSON.stringify(value)
    if (next === written.current || editor.isFocused) return
    written.current = next
    editor.commands.setContent(value ?? '', { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  const tools = <RichTextTools editor={editor} disabled={disabled} />
  return (
    <>
      {toolsIn === 'above' && (
        <div className={classes.toolbar} role="toolbar" aria-label={`${label} formatieren`}>
          {tools}
        </div>
      )}
      {toolsIn instanceof HTMLElement && createPortal(tools, toolsIn)}
      <EditorContent editor={editor} className={classes.room} />
    </>
  )
}

function textOf(editor: Editor): RichText | null {
  // The extensions above produce nothing that the type does not name.
  return editor.isEmpty ? null : (editor.getJSON() as RichText)
}
