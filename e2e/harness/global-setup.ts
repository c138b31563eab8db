import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startSmtpServer } from '@reisewerk/server/platform/mail/smtp-server.fixture.ts'
import type { TestProject } from 'vitest/node'
import { outputFolder } from './output-folder.ts'
import { newDataDir, removeDataDir, startServer } from './server-process.ts'

/** With its owners and permissions: the database belongs to an account of its own. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true })
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the servers with the demo agency, one for each worker. */
    appUrls: string[]
  }
}

/**
 * Starts for each worker the real server. The first is started on an empty data folder, which loads the demo agency; the
 * others get a copy of what it has made.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await rm(outputFolder, { recursive: true, force: true })
  const undo: (() => Promise<void>)[] = []
  const tearDown = async () => {
    for (const step of undo.reverse()) await step()
  }
  const newFolder = async () => {
    const dataDir = await newDataDir()
    undo.push(() => removeDataDir(dataDir))
    return dataDir
  }
  const mails = join(await newFolder(), 'mail')
  await mkdir(mails)
  const post = await startSmtpServer(null, ({ text }) => {
    const [, id = ''] = /^Message-ID: (.*)\r$/m.exec(text) ?? []
    writeFileSync(join(mails, `${id.replaceAll(/[^\w.-]/g, '_')}.eml`), text)
  })
  undo.push(async () => post.close())
  // Servers that tests start themselves send their mails there, too.
  process.env.SMTP_URL = post.url
  const start = async (dataDir: string) => {
    const server = await startServer({ dataDir })
    undo.push(server.stop)
    return server.url
  }
  try {
    const folders = await Promise.all(Array.from({ length: project.config.maxWorkers }, newFolder))
    const [filled = '', ...others] = folders
    await (await startServer({ dataDir: filled })).stop()
    for (const folder of others) await copyFolder(filled, folder)
    // Each keeps the port of its database: started side by side, the copies would share one, and with it one database.
    for (const folder of folders) await rm(join(folder, 'postgres/port'), { force: true })
    const starts = await Promise.allSettled(folders.map(start))
    project.provide(
      'appUrls',
      starts.map((one) => {
        if (one.status === 'rejected') throw one.reason
        return one.value
      }),
    )
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}
