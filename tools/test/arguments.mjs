const parts = ['static', 'unit', 'http', 'e2e']

/**
 * @param {string[]} args what follows 'npm test --'
 * @returns {{only: string[], filters: string[], isLong: boolean, problem?: string}} `only` is empty when everything shall run;
 *   file filters alone choose the parts that have test files; `isLong` is the search for new faults by chance
 */
export function parseArguments(args) {
  const only = []
  const filters = []
  let isLong = false
  for (let index = 0; index < args.length; index++) {
    const [flag, inline] = args[index].split('=', 2)
    if (flag === '--long') {
      isLong = true
      continue
    }
    if (flag !== '--only') {
      if (flag.startsWith('-'))
        return { only, filters, isLong, problem: `Unknown option ${flag}; known are --long, --only ${parts.join('|')}` }
      filters.push(args[index])
      continue
    }
    const chosen = inline ?? args[++index] ?? ''
    const unknown = chosen.split(',').find((part) => !parts.includes(part))
    if (unknown !== undefined)
      return { only, filters, isLong, problem: `--only takes ${parts.join(', ')}, not '${unknown}'` }
    only.push(...chosen.split(','))
  }
  if (isLong && only.length === 0 && filters.length === 0) return { only: ['http'], filters: ['hostile'], isLong }
  if (filters.length > 0 && only.length === 0) return { only: ['unit', 'http', 'e2e'], filters, isLong }
  return { only, filters, isLong }
}
