import type { Page } from 'playwright-core'

/**
 * What of a page cannot be read as it stands: parts that reach beyond the window, text cut off without an ellipsis, dates and numbers cut
 * off at all, columns without room for their head, and the page itself when it scrolls sideways. What is wider may be scrolled in a box of
 * its own, but not on paper.
 * @returns one line each
 */
export function cutElements(page: Page, on: 'screen' | 'paper'): Promise<string[]> {
  return page.evaluate((isPaper) => {
    const width = window.innerWidth
    const faults: string[] = []
    const beyond = document.documentElement.scrollWidth - width
    if (beyond > 1) faults.push(`the page scrolls ${beyond} px sideways`)
    const nameOf = (one: Element) =>
      `<${one.tagName.toLowerCase()} class="${one.getAttribute('class')?.slice(0, 60)}"> ${one.textContent?.trim().slice(0, 40)}`
    /** Not there for the eye, or a drawing. */
    const isUnseen = (one: Element) => one.closest('svg, .rw-spoken, .rw-skip, [aria-hidden="true"]') !== null
    const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowX)
    const reachesOut = (one: Element) => {
      const { left, right } = one.getBoundingClientRect()
      return right > width + 1 || left < -1
    }
    const hasBox = (one: Element) => {
      for (let box = one.parentElement; box !== null; box = box.parentElement) if (scrolls(box)) return true
      return false
    }
    for (const one of document.querySelectorAll('#content *, main *')) {
      const style = getComputedStyle(one)
      const { width: own, height } = one.getBoundingClientRect()
      if (one.tagName === 'TH' && height > 0 && own < 16 && one.textContent?.trim() !== '' && !isUnseen(one))
        faults.push(`no room for a column: ${nameOf(one)}`)
      if (own === 0 || height === 0 || style.visibility === 'hidden' || isUnseen(one)) continue
      const parent = one.parentElement
      if (reachesOut(one) && (isPaper || !hasBox(one)) && parent !== null && !reachesOut(parent))
        faults.push(`beyond the edge: ${nameOf(one)}`)
      const isWider = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1
      if (isPaper && isWider && scrolls(one)) faults.push(`scrolls on paper: ${nameOf(one)}`)
      const isWord = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (isWord && isWider && style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis')
        faults.push(`words cut off: ${nameOf(one)}`)
      // Of a name that is cut one knows what it is; of a date or a number one does not.
      const isFigure = /^[\d\s.,:–−+/h€%-]*\d[\d\s.,:–−+/h€%-]*$/.test(one.textContent ?? '')
      if (isWord && isWider && isFigure && style.textOverflow === 'ellipsis')
        faults.push(`figures cut off: ${nameOf(one)}`)
    }
    return [...new Set(faults)].slice(0, 12)
  }, on === 'paper')
}

/** Buttons of the page that a finger cannot press: too small, or under something else even when scrolled to. */
export function unreachableButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('main .mantine-Button-root')]
    return buttons.flatMap((button) => {
      if (button.matches(':disabled, [data-disabled]') || button.offsetParent === null) return []
      button.scrollIntoView({ block: 'center', inline: 'center' })
      const { left, top, width, height } = button.getBoundingClientRect()
      const name = button.textContent?.trim()
      if (height < 24 || width < 24) return [`too small: ${name} (${Math.round(width)} × ${Math.round(height)})`]
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (button.contains(hit) || hit.contains(button)) ? [] : [`not to be pressed: ${name}`]
    })
  })
}
