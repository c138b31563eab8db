type Passage = { readonly id: number; readonly isEditable: boolean; readonly templateId: number | null }
type Source = { readonly id: number }

/**
 * What becomes of passages when they are taken from the master data (002 §4, DOC-08).
 * @param passages as they stand @param templates those that hold now
 * @param reset whether texts changed by hand are given up; else they stay as they are
 * @returns passages that go, since what they followed does not hold any more; those that follow a template anew; and templates
 *   that are new here. What was written without a template stays in any case.
 */
export function fromMasterData<Template extends Source>(
  passages: readonly Passage[],
  templates: readonly Template[],
  reset: boolean,
): { gone: number[]; follow: [number, Template][]; added: Template[] } {
  const known = new Map(templates.map((template) => [template.id, template]))
  const used = new Set(passages.map(({ templateId }) => templateId))
  const of = ({ templateId }: Passage) => (templateId === null ? undefined : known.get(templateId))
  return {
    gone: passages
      .filter((one) => !one.isEditable && one.templateId !== null && of(one) === undefined)
      .map(({ id }) => id),
    follow: passages.flatMap((one) => {
      const template = of(one)
      return template !== undefined && (reset || !one.isEditable) ? [[one.id, template] as [number, Template]] : []
    }),
    added: templates.filter(({ id }) => !used.has(id)),
  }
}

type Placed = { readonly id: number; readonly templateId: number | null }

/**
 * The sequence of passages of one type once templates were added: each behind the passage of the template before it in the master data,
 * else before that of the one behind it, else in the place of what has gone; behind all others where nothing tells its place (DOC-08).
 * @param passages as they stood, in their sequence @param templates all that hold now, in theirs @param made new passages, by template
 * @returns ids of all that stand now
 */
export function sequenceWith(
  passages: readonly Placed[],
  gone: readonly number[],
  templates: readonly Source[],
  made: ReadonlyMap<number, number>,
): number[] {
  const line: Placed[] = [...passages]
  const vacant = new Set(gone)
  const placeOf = (template: Source | undefined) =>
    template === undefined ? -1 : line.findIndex(({ templateId }) => templateId === template.id)
  templates.forEach((template, index) => {
    const id = made.get(template.id)
    if (id === undefined) return
    const before = templates.slice(0, index).findLast((one) => placeOf(one) >= 0)
    const behind = templates.slice(index + 1).find((one) => placeOf(one) >= 0)
    const freed = line.findIndex((one) => vacant.has(one.id))
    const at = before !== undefined ? placeOf(before) + 1 : behind !== undefined ? placeOf(behind) : freed
    line.splice(at < 0 ? line.length : at, 0, { id, templateId: template.id })
  })
  return line.filter(({ id }) => !vacant.has(id)).map(({ id }) => id)
}
