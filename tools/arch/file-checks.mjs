import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { maxFiles, maxLines } from './layout.mjs'

const codeFile = /\.(?:tsx?|mjs|cjs|js|css|typ)$/
const testCode = /\.(?:test|fixture)\.(?:tsx?|mjs)$/
const generated = /\.generated\.ts$/
const skippedFolders = new Set(['node_modules', 'dist', 'output', 'fixtures', '.cache', 'coverage'])
const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc'])
const kebabCase = /^\.?[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/

/**
 * What no import can show: the length of a file and the name it goes by.
 * @param {string} root absolute folder
 * @param {string[]} folders inside it
 * @returns {{files: number, violations: {rule: string, from: string, to: string}[]}}
 */
export function checkFiles(root, folders) {
  const paths = folders.flatMap((folder) => filesBelow(root, folder)).filter((path) => codeFile.test(path))
  return { files: paths.length, violations: [...paths.flatMap((path) => violationsOf(root, path)), ...crowded(paths)] }
}

function crowded(paths) {
  const productFiles = paths.filter((path) => !testCode.test(path))
  const byFolder = Map.groupBy(productFiles, (path) => path.slice(0, path.lastIndexOf('/')))
  return [...byFolder]
    .filter(([, files]) => files.length > maxFiles)
    .map(([folder, files]) => violation('folder-size', folder, `${files.length} files, ${maxFiles} are the end`))
}

function violationsOf(root, path) {
  const found = []
  const parts = path.split('/')
  const name = parts.at(-1)
  if (/^index\.[jt]sx?$/.test(name)) found.push(violation('no-index-files', path, 'a barrel hides what is used'))
  if (parts.some((part) => emptyNames.has(part.split('.')[0]))) {
    found.push(violation('no-empty-names', path, 'utils, helpers, common, misc say nothing'))
  }
  if (!kebabCase.test(name)) found.push(violation('kebab-case', path, 'files are named in-kebab-case'))
  const lines = generated.test(path) ? 0 : readFileSync(join(root, path), 'utf8').split('\n').length - 1
  if (lines > maxLines) found.push(violation('file-length', path, `${lines} lines, ${maxLines} are the end`))
  return found
}

function filesBelow(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesBelow(root, `${folder}/${entry.name}`)
    return [`${folder}/${entry.name}`]
  })
}

function violation(rule, from, to) {
  return { rule, from, to }
}
