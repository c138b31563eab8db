import { createRequire, registerHooks } from 'node:module'
import { resolve } from 'node:path'

export const projectRoot = resolve(import.meta.dirname, '../..')

/**
 * dependency-cruiser reads TypeScript through the compiler's API, which TypeScript 7 no longer has; without one it sees
 * no module at all and finds everything lawful. npm may install it beside the project's TypeScript 7, so this workspace's
 * own version 5.9 is handed to it wherever it lies.
 */
const ownPackages = createRequire(import.meta.url)
registerHooks({
  resolve(specifier, context, next) {
    const fromCruiser = context.parentURL?.includes('/dependency-cruiser/')
    if (fromCruiser && /^typescript(\/package\.json)?$/.test(specifier)) {
      return next(ownPackages.resolve(specifier), context)
    }
    return next(specifier, context)
  },
})

/**
 * Reads the imports of the given folders and judges them.
 * @param {string[]} folders relative to the project's root
 * @param {{forbidden: object[], exclude: string}} options
 * @returns {Promise<{modules: string[], violations: {rule: string, from: string, to: string, cycle: string[]}[]}>}
 */
export async function cruiseFolders(folders, { forbidden, exclude }) {
  const { cruise, allExtensions } = await import('dependency-cruiser')
  if (!allExtensions.some(({ extension, available }) => extension === '.tsx' && available)) {
    throw new Error('dependency-cruiser finds no TypeScript compiler it can use (tools/arch needs typescript 5.9)')
  }
  const { output } = await cruise(folders, {
    baseDir: projectRoot,
    validate: true,
    ruleSet: { forbidden },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: exclude },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'],
    },
  })
  const read = output.modules.filter(({ source, followable }) => isOwn(source, folders) && followable !== false)
  return {
    modules: read.map(({ source }) => source),
    violations: output.summary.violations.map(({ rule, from, to, cycle = [] }) => ({
      rule: rule.name,
      from,
      to,
      cycle: cycle.map(({ name }) => name),
    })),
  }
}

function isOwn(source, folders) {
  return folders.some((folder) => source.startsWith(`${folder}/`))
}
