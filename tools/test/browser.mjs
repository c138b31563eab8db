import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../../e2e/harness/find-browser.ts'
import { runCommand } from './command.mjs'

/**
 * Makes sure a Chromium is there and starts: the one of CHROMIUM_PATH, the system's, else Debian's package where we may
 * install it, else the one that the test tool brings. Hands its path on to the tests by CHROMIUM_PATH.
 * @param {string} root the project's folder
 */
export async function ensureBrowser(root) {
  if (findBrowser() === undefined) await installBrowser(root)
  const path = findBrowser()
  if (path === undefined) {
    console.error('No Chromium found and none could be installed. Set CHROMIUM_PATH to one.')
    return false
  }
  process.env.CHROMIUM_PATH = path
  return (await runCommand(path, ['--version', '--no-sandbox'], { cwd: root, minutes: 1 })).ok
}

async function installBrowser(root) {
  const isRoot = process.getuid?.() === 0
  if (isRoot && isDebian()) {
    const options = { cwd: root, minutes: 5, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await runCommand('apt-get', ['update', '-q'], options)
    await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options)
    if (findBrowser() !== undefined) return
  }
  const cli = join(root, 'node_modules/playwright-core/cli.js')
  const withDependencies = isRoot ? ['--with-deps'] : []
  await runCommand(process.execPath, [cli, 'install', ...withDependencies, 'chromium'], { cwd: root, minutes: 5 })
}

/** Ubuntu calls itself like Debian, but its chromium package only leads to a snap. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
