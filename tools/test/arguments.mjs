/** The parts of a run that can be chosen with --only. */
const parts = ['static', 'unit', 'http', 'e2e']

/**
 * @param {string[]} args what follows 'npm test --'
 * @returns {{only: string[], filters: string[], problem?: string}} `only` is empty when everything shall run; file filters
 *   alone choose the parts that have test files
 */
export function parseArguments(args) {
  const only = []
  const filters = []
  for (let index = 0; index < args.length; index++) {
    const [flag, inline] = args[index].split('=', 2)
    if (flag !== '--only') {
      if (flag.startsWith('-'))
        return { only, filters, problem: `Unknown option ${flag}; known is --only ${parts.join('|')}` }
      filters.push(args[index])
      continue
    }
    const chosen = inline ?? args[++index] ?? ''
    const unknown = chosen.split(',').find((part) => !parts.includes(part))
    if (unknown !== undefined) return { only, filters, problem: `--only takes ${parts.join(', ')}, not '${unknown}'` }
    only.push(...chosen.split(','))
  }
  if (filters.length > 0 && only.length === 0) return { only: ['unit', 'http', 'e2e'], filters }
  return { only, filters }
}
