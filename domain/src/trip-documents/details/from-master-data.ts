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
