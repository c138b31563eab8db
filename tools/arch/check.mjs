/**
 * Judges the project by its dependency rules, after proving on fixtures that every rule still fires.
 * Ends with 1 when a rule is broken, when a rule fires no more, or when nothing was read.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cruiseFolders, projectRoot } from './cruise.mjs'
import { checkFiles } from './file-checks.mjs'
import { checkFixtures } from './fixture-check.mjs'
import { builtFolders, checkedFolders, codeFolders } from './layout.mjs'
import { rules } from './rules.mjs'

const present = (folders) => folders.filter((folder) => existsSync(join(projectRoot, folder)))
const commentOf = new Map(rules('^').map(({ name, comment }) => [name, comment]))

const fixtures = await checkFixtures()
const imports = await cruiseFolders(present(codeFolders), { forbidden: rules('^'), exclude: builtFolders })
const files = checkFiles(projectRoot, present(checkedFolders))
const violations = [...imports.violations, ...files.violations]

for (const problem of fixtures.problems) console.error(`fixture ${problem}`)
for (const [rule, broken] of Map.groupBy(violations, (violation) => violation.rule)) {
  console.error(`\n${rule}: ${commentOf.get(rule) ?? ''}`)
  for (const { from, to, cycle } of broken) console.error(`  ${from} → ${cycle?.length ? cycle.join(' → ') : to}`)
}
if (imports.modules.length === 0) console.error('no module was read: the rules say nothing')

const failed = fixtures.problems.length > 0 || violations.length > 0 || imports.modules.length === 0
console.log(
  `${imports.modules.length} modules and ${files.files} files read, ${fixtures.rules} rules proven, ` +
    `${violations.length} violations`,
)
process.exitCode = failed ? 1 : 0
