/** In which statuses of its trip a to-do counts as 'aktiv' (TODO-04). @param chosen null as long as nobody chose */
export function validStatusesHint(chosen: readonly string[] | null): string | undefined {
  if (chosen === null) return 'Wie für diesen Typ eingestellt'
  return chosen.length === 0 ? 'In jedem Status' : undefined
}
