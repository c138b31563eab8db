import type { BrowserContext, Page } from 'playwright-core'

/** So many of the last lines tell what led to a failure. */
const kept = 120
const mark = '[diary]'

/** Lets each page of the browser tell, without a word to whoever sits at it, what was pressed and whether the press arrived. */
export async function tellPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript((mark) => {
    const nameOf = (target: EventTarget | null) => {
      if (!(target instanceof Element)) return 'the page'
      const pressed = target.closest('button, a, input, textarea, [role]') ?? target
      const name = pressed.getAttribute('aria-label') ?? pressed.textContent ?? ''
      return `${pressed.tagName.toLowerCase()} ‘${name.trim().slice(0, 40)}’${pressed.matches(':disabled') ? ' (off)' : ''}`
    }
    for (const type of ['pointerdown', 'pointerup', 'click', 'focusin', 'submit'] as const)
      addEventListener(type, ({ target }) => console.debug(mark, type, nameOf(target)), { capture: true })
    addEventListener(
      'keydown',
      // Letters are somebody's words.
      ({ key, target }) => key.length > 1 && console.debug(mark, key, nameOf(target)),
      { capture: true },
    )
  }, mark)
}

/** @returns what was pressed in a page and asked by it of late, for whoever looks for why a test failed */
export function keepDiary(page: Page): () => string[] {
  const lines: string[] = []
  const begun = performance.now()
  const tell = (line: string) => {
    lines.push(`${((performance.now() - begun) / 1000).toFixed(2).padStart(7)} ${line}`)
    if (lines.length > kept) lines.shift()
  }
  page.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(mark)) tell(text.slice(mark.length + 1))
  })
  page.on('framenavigated', (frame) => frame === page.mainFrame() && tell(`at ${new URL(frame.url()).pathname}`))
  const isAsked = (url: string) => url.includes('/api/')
  page.on('request', (asked) => isAsked(asked.url()) && tell(`→ ${asked.method()} ${pathOf(asked.url())}`))
  page.on('response', (answer) => {
    if (isAsked(answer.url())) tell(`← ${answer.status()} ${answer.request().method()} ${pathOf(answer.url())}`)
  })
  page.on('requestfailed', (asked) => isAsked(asked.url()) && tell(`← lost ${asked.method()} ${pathOf(asked.url())}`))
  return () => [...lines]
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + decodeURIComponent(search).slice(0, 80)
}
