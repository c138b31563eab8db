import type { ShownIncludedLine } from './included-line.contract.ts'

type Lines = readonly ShownIncludedLine[]

/** Words a line by hand; an empty text, or the plan's own, lets it follow the plan again, and takes one of its own away. */
export function wordLine(lines: Lines, at: number, typed: string): ShownIncludedLine[] {
  const text = typed.trim()
  return lines.flatMap((line, index): ShownIncludedLine[] => {
    if (index !== at) return [line]
    if (line.planned === '') return text === '' ? [] : [{ ...line, text }]
    if (text === '' || text === line.planned) return [asPlanned(line)]
    return [{ ...line, text, source: line.planned, isWorded: true, standing: 'planned' }]
  })
}

/** Lets a line say again what the plan says. */
export function followPlan(lines: Lines, at: number): ShownIncludedLine[] {
  return lines.map((line, index) => (index === at ? asPlanned(line) : line))
}

/** What was worded by hand holds for what the plan says now; where it says nothing any more, it becomes a line of its own. */
export function keepWording(lines: Lines, at: number): ShownIncludedLine[] {
  return lines.map((line, index): ShownIncludedLine => {
    if (index !== at) return line
    if (line.planned === '') return { ...line, key: '', source: '', standing: 'own' }
    return { ...line, source: line.planned, standing: 'planned' }
  })
}

/** @param by −1 one up, 1 one down; at the ends it stays */
export function moveLine(lines: Lines, at: number, by: -1 | 1): ShownIncludedLine[] {
  const moved = [...lines]
  const [line] = moved.splice(at, 1)
  if (line !== undefined) moved.splice(Math.min(Math.max(at + by, 0), lines.length - 1), 0, line)
  return moved
}

export function hideLine(lines: Lines, at: number, isHidden: boolean): ShownIncludedLine[] {
  return lines.map((line, index) => (index === at ? { ...line, isHidden } : line))
}

export function addLine(lines: Lines, typed: string): ShownIncludedLine[] {
  const text = typed.trim()
  if (text === '') return [...lines]
  return [...lines, { key: '', planned: '', source: '', text, isWorded: true, isHidden: false, standing: 'own' }]
}

function asPlanned(line: ShownIncludedLine): ShownIncludedLine {
  return { ...line, text: line.planned, source: '', isWorded: false, standing: 'planned' }
}
