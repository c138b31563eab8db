import { createElement, type ReactNode } from 'react'
import classes from './mail.module.css'

/** The server has made it harmless; here nothing but these elements is drawn, whatever the text says. */
const allowed = new Set(
  'p br div span b strong i em u s ul ol li blockquote pre hr h1 h2 h3 h4 h5 h6 table thead tbody tfoot tr td th'.split(
    ' ',
  ),
)
const empty = new Set(['br', 'hr'])

/** HTML of a stranger's mail as elements of our own: no attribute but a link's address reaches the page. */
export function SafeHtmlView({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <div className={classes.foreign}>{nodesOf(body.childNodes)}</div>
}

function nodesOf(nodes: NodeListOf<ChildNode>): ReactNode[] {
  return [...nodes].map((node, index) => drawn(node, index))
}

function drawn(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    // Blanks between rows of a table are no child of it.
    const isLayout = node.parentElement?.matches('table, thead, tbody, tfoot, tr') ?? false
    return isLayout ? null : node.textContent
  }
  if (!(node instanceof HTMLElement)) return null
  const name = node.localName
  const inner = nodesOf(node.childNodes)
  if (name === 'a' && /^(https?:|mailto:|tel:)/i.test(node.getAttribute('href') ?? '')) {
    return (
      <a key={key} href={node.getAttribute('href') ?? ''} target="_blank" rel="noopener noreferrer">
        {inner}
      </a>
    )
  }
  // A heading of a mail is none of the page.
  const tag = /^h[1-6]$/.test(name) ? 'p' : name
  if (!allowed.has(name)) return <span key={key}>{inner}</span>
  return empty.has(tag) ? createElement(tag, { key }) : createElement(tag, { key }, ...inner)
}
