import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { connectDatabase } from '../../../platform/database/connect.ts'
import { startJobs } from '../../../platform/jobs/start-jobs.ts'
import { startListener } from '../../../platform/live/listen.ts'
import { openMailer } from '../../../platform/mail/open-mailer.ts'
import { testPassword } from '../../../test/test-accounts.ts'
import { testApp } from '../../../test/test-app.ts'
import { securityNoticeHandler } from './security-notice.ts'

test('APP-17 a changed password is told to its owner by mail, sent in the background', async () => {
  const desk = await testApp()
  const folder = await mkdtemp(join(tmpdir(), 'reisewerk-mail-'))
  const database = connectDatabase(desk.db.adminUrl, 2)
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const listener = await startListener({ connection: { connectionString: database.urlOf('reisewerk_jobs') }, log })
  const mailer = openMailer({ dataDir: folder })
  const handlers = [securityNoticeHandler(database.auth, mailer, 'desk@reisewerk.example')]
  const jobs = await startJobs({ url: database.urlOf('reisewerk_jobs'), handlers, listener, log })

  const bernd = await desk.as('bernd')
  const change = { currentPassword: testPassword, newPassword: 'ein ganz neues Passwort' }
  expect((await bernd.put('/api/session/password', change)).status).toBe(204)

  const mails = await vi.waitFor(
    async () => {
      const files = await readdir(join(folder, 'mail'))
      expect(files).toHaveLength(1)
      return readFile(join(folder, 'mail', String(files[0])), 'utf8')
    },
    { timeout: 15_000, interval: 200 },
  )
  expect(mails).toContain('bernd@reisewerk.example')
  expect(mails).not.toContain('ein ganz neues Passwort')

  await jobs.stop()
  await listener.stop()
  await mailer.close()
  await Promise.all([database.close(), desk.close()])
  await rm(folder, { recursive: true, force: true })
}, 60_000)
