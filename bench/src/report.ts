import { type Figure, type Target, verdictOf } from './targets.ts'

const columns = ['', 'Wert', 'Ziel', 'Urteil', 'woraus'] as const

/** The figures as a table for a terminal. */
export function tableOf(figures: readonly Figure[]): string {
  const lines: string[] = []
  for (const [section, members] of Map.groupBy(figures, (figure) => figure.section)) {
    const rows = members.map((figure) => [
      figure.name,
      shownValue(figure),
      targetOf(figure.target, figure.unit),
      verdictOf(figure),
      figure.detail,
    ])
    const widths = columns.map((title, index) => Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)))
    const line = (cells: readonly string[]) =>
      `  ${cells.map((cell, index) => padded(cell, widths[index] ?? 0, index)).join('  ')}`
    lines.push('', section, line(columns), ...rows.map(line))
  }
  return lines.join('\n').replace(/ +$/gm, '')
}

/** Names and words stand left, numbers right. */
function padded(text: string, width: number, column: number): string {
  return column === 1 || column === 2 ? text.padStart(width) : text.padEnd(width)
}

const units: Record<Figure['unit'], string> = { ratio: '×', ms: ' ms', s: ' s', KB: ' KB', 'per second': '/s' }

function shownValue({ value, unit }: Figure): string {
  return `${value.toFixed(value < 100 ? 2 : 0)}${units[unit]}`
}

function targetOf(target: Target | null, unit: Figure['unit']): string {
  if (target === null) return ''
  return 'atMost' in target ? `≤ ${target.atMost}${units[unit]}` : `≥ ${target.atLeast}${units[unit]}`
}
