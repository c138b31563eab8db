import { Button, Menu, Popover, TextInput } from '@mantine/core'
import { IconBold, IconHeading, IconItalic, IconLink, IconList, IconVariable } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import classes from './rich-text.module.css'
import type { Placeholder } from './rich-text-props.ts'

type Props = { editor: Editor; disabled: boolean; placeholders: readonly Placeholder[] }

/** The five things a text needs, and what may be named in it; the rest of the schema is reached by keys and by pasting. */
export function RichTextTools({ editor, disabled, placeholders }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      // Where nobody writes there is no place of which a tool could tell the state.
      heading: current.isFocused && current.isActive('heading'),
      bold: current.isFocused && current.isActive('bold'),
      italic: current.isFocused && current.isActive('italic'),
      list: current.isFocused && current.isActive('bulletList'),
      link: current.isFocused && current.isActive('link'),
    }),
  })
  const press = { size: 24, disabled, onMouseDown: keepFocus } as const
  return (
    <>
      <IconButton
        {...press}
        icon={IconHeading}
        label="Überschrift"
        active={active.heading}
        onClick={() => editor.chain().focus().toggleHeading({ level: 3 }).run()}
      />
      <IconButton
        {...press}
        icon={IconBold}
        label="Fett"
        active={active.bold}
        onClick={() => editor.chain().focus().toggleBold().run()}
      />
      <IconButton
        {...press}
        icon={IconItalic}
        label="Kursiv"
        active={active.italic}
        onClick={() => editor.chain().focus().toggleItalic().run()}
      />
      <IconButton
        {...press}
        icon={IconList}
        label="Aufzählung"
        active={active.list}
        onClick={() => editor.chain().focus().toggleBulletList().run()}
      />
      <LinkTool editor={editor} isActive={active.link} disabled={disabled} />
      {placeholders.length > 0 && <PlaceholderTool {...{ editor, disabled, placeholders }} />}
    </>
  )
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault()
}

/** Puts a name in braces where the cursor is; it stands for what the trip tells. */
function PlaceholderTool({ editor, disabled, placeholders }: Props) {
  return (
    <Menu position="bottom-end" returnFocus={false}>
      <Menu.Target>
        <IconButton size={24} icon={IconVariable} label="Angabe aus der Reise einfügen" disabled={disabled} />
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {placeholders.map(({ name, label }) => (
          <Menu.Item key={name} onClick={() => editor.chain().focus().insertContent(`{${name}}`).run()}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type LinkProps = { editor: Editor; isActive: boolean; disabled: boolean }

function LinkTool({ editor, isActive, disabled }: LinkProps) {
  const [open, setOpen] = useState(false)
  const [href, setHref] = useState('')

  function show() {
    setHref(String(editor.getAttributes('link').href ?? ''))
    setOpen(true)
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    // A form in a portal is still inside the form around the field, for React.
    event.stopPropagation()
    setOpen(false)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href.trim() === '') chain.unsetLink().run()
    else chain.setLink({ href: withProtocol(href.trim()) }).run()
  }

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton size={24} icon={IconLink} label="Verweis" active={isActive} disabled={disabled} onClick={show} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Verweis">
        <form className={classes.link} onSubmit={apply}>
          <TextInput
            label="Adresse"
            placeholder="https://"
            value={href}
            onChange={(event) => setHref(event.currentTarget.value)}
            data-autofocus
            w={240}
          />
          <Button type="submit">{href.trim() === '' ? 'Entfernen' : 'Übernehmen'}</Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

function withProtocol(text: string): string {
  if (/^[a-z]+:/i.test(text)) return text
  return /^[^\s@/]+@[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`
}
