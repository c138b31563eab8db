import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { cruiseFolders } from './cruise.mjs'
import { checkFiles } from './file-checks.mjs'
import { builtFolders } from './layout.mjs'
import { rules } from './rules.mjs'

const root = import.meta.dirname
const fixtureFolder = 'tools/arch/fixtures'
const fileRules = ['no-index-files', 'no-empty-names', 'kebab-case', 'file-length', 'folder-size']

/**
 * A rule that cannot fire protects nothing. Each rule has a folder of its name below fixtures/ that breaks this rule and
 * no other; the folder 'lawful' holds what comes closest without breaking any.
 * @returns {Promise<{rules: number, problems: string[]}>}
 */
export async function checkFixtures() {
  const names = readdirSync(join(root, 'fixtures'))
  const { violations } = await cruiseFolders([fixtureFolder], {
    forbidden: rules(`^${fixtureFolder}/[^/]+/`),
    exclude: builtFolders,
  })
  const firedIn = (name) => {
    const byImport = violations.filter(({ from }) => from.startsWith(`${fixtureFolder}/${name}/`))
    return new Set([...byImport, ...checkFiles(join(root, 'fixtures'), [name]).violations].map(({ rule }) => rule))
  }
  const known = new Set([...rules('^').map(({ name }) => name), ...fileRules])
  const problems = [
    ...[...known].filter((rule) => !names.includes(rule)).map((rule) => `${rule}: has no fixture`),
    ...names.flatMap((name) => problemsOf(name, known, firedIn(name))),
  ]
  return { rules: known.size, problems }
}

function problemsOf(name, known, fired) {
  const expected = name === 'lawful' ? [] : [name]
  if (expected.some((rule) => !known.has(rule))) return [`${name}: names no rule`]
  const missing = expected.filter((rule) => !fired.has(rule)).map((rule) => `${rule}: does not fire any more`)
  const unwanted = [...fired]
    .filter((rule) => !expected.includes(rule))
    .map((rule) => `${name}: breaks ${rule} as well`)
  return [...missing, ...unwanted]
}
