import type { RichText, RichTextNode } from '@reisewerk/domain/rich-text.ts'
import type { ReactNode } from 'react'
import classes from './rich-text.module.css'

export function RichTextView({ value }: { value: RichText | null }) {
  return <div className={classes.text}>{nodesOf(value?.content)}</div>
}

function nodesOf(nodes: readonly RichTextNode[] | undefined): ReactNode {
  return nodes?.map((node, index) => <Node key={index} node={node} />)
}

function Node({ node }: { node: RichTextNode }): ReactNode {
  const inner = nodesOf(node.content)
  switch (node.type) {
    case 'text':
      return marked(node)
    case 'paragraph':
      // An empty line the writer left is one to read, too.
      return <p>{inner ?? <br />}</p>
    case 'heading':
      return (
        <p>
          <strong>{inner}</strong>
        </p>
      )
    case 'bulletList':
      return <ul>{inner}</ul>
    case 'orderedList':
      return <ol start={Number(node.attrs?.start ?? 1)}>{inner}</ol>
    case 'listItem':
      return <li>{inner}</li>
    case 'hardBreak':
      return <br />
    default:
      return inner
  }
}

function marked({ text, marks = [] }: RichTextNode): ReactNode {
  return marks.reduce<ReactNode>((inner, { type, attrs }) => {
    if (type === 'bold') return <strong>{inner}</strong>
    if (type === 'italic') return <em>{inner}</em>
    if (type === 'underline') return <u>{inner}</u>
    if (type === 'strike') return <s>{inner}</s>
    if (type === 'link') return <Reference href={String(attrs?.href ?? '')}>{inner}</Reference>
    return inner
  }, text)
}

/** The server refuses other protocols; a text from elsewhere must not run a script either. */
function Reference({ href, children }: { href: string; children: ReactNode }) {
  if (!/^(https?:|mailto:|tel:)/i.test(href)) return children
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
