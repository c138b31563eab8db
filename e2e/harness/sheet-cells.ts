import type { Locator, Page } from 'playwright-core'

/**
 * A cell of a sheet by the name of its column.
 * @param line counted from 0, or what its first cell says
 */
export async function cellAt(grid: Locator, line: number | string, column: string): Promise<Locator> {
  const head = grid.getByRole('columnheader', { name: column, exact: true })
  const place = Number(await head.getAttribute('aria-colindex'))
  const rows = grid.getByRole('row')
  const row =
    typeof line === 'number'
      ? rows.nth(line + 1)
      : rows.filter({ has: rows.page().getByRole('gridcell', { name: line, exact: true }) })
  return row.getByRole('gridcell').nth(place - 1)
}

/** As Excel hands over what was copied there. */
export const pasteBlock = (page: Page, text: string) =>
  page.evaluate((block) => {
    const data = new DataTransfer()
    data.setData('text/plain', block)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, text)
