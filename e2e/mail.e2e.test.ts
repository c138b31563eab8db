import { imapUser, startImapServer } from '@reisewerk/server/features/mail/mailbox/imap-server.fixture.ts'
import { msgFile } from '@reisewerk/server/features/mail/msg-file.fixture.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { signIn } from './harness/people.ts'
import { type Item, planTrip, post, read } from './harness/planned-trip.ts'

test('HEAD-12 MAIL-01 MAIL-02 a dropped .msg is read, its attachment kept, and it is assigned to the trip', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await page.goto(`${plan.address}/emails`)
  await page.getByRole('heading', { name: 'ZUGEORDNETE EMAILS' }).waitFor()
  await page.getByText('Dieser Reise ist noch keine E-Mail zugeordnet').waitFor()
  const choose = page.locator('input[type=file][accept=".msg"]')

  // Nothing but a message is taken.
  await choose.setInputFiles({ name: 'Liste.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await noticed(page, 'Problem reading .msg file')
  await choose.setInputFiles({ name: 'Anfrage.eml', mimeType: '', buffer: Buffer.from('Subject: Hallo') })
  await noticed(page, 'Nur Nachrichten als .msg werden hier zugeordnet.')
  await choose.setInputFiles({ name: 'kaputt.msg', mimeType: '', buffer: Buffer.from('keine Nachricht') })
  await noticed(page, 'Problem reading .msg file')

  const buffer = msgFile({
    subject: 'Zimmerliste',
    fromName: 'Käthe Müller',
    fromAddress: 'kaethe@kantorei.example',
    headers: 'Message-ID: <1@kantorei.example>\r\n',
    html: '<p>Anbei die <b>Zimmerliste</b>.</p><script>document.title = "böse"</script><img src="https://spion.example/x.gif">',
    date: new Date('2026-11-02T09:30:00Z'),
    attachments: [{ name: 'Zimmerliste.pdf', bytes: Buffer.from('%PDF-1.7 Zimmer') }],
  })
  await choose.setInputFiles({ name: 'Zimmerliste.msg', mimeType: 'application/vnd.ms-outlook', buffer })
  const dialog = page.getByRole('dialog', { name: 'EMAIL EINEM ODER MEHREREN VORGÄNGEN ZUORDNEN' })
  await dialog.getByText('Käthe Müller <kaethe@kantorei.example>').waitFor()
  await dialog.getByText('02.11.2026').waitFor()
  await dialog.locator('b', { hasText: 'Zimmerliste' }).waitFor()
  expect(await dialog.locator('script, img').count()).toBe(0)
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Zimmerliste.pdf bei der Reise ablegen' }).click()
  await noticed(page, 'Der Anhang liegt jetzt bei den Dokumenten der Reise.')
  await dialog.getByLabel('Tags').fill('Zimmer')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Zuordnen', exact: true }).click()
  await noticed(page, 'Die Email wurde erfolgreich zugeordnet')
  const pane = page.getByRole('region', { name: 'Gewählte E-Mail' })
  await pane.getByText('Anbei die').waitFor()
  const [assigned] = await read<Item[]>(page, `email_assignments?order.id=${plan.id}`)
  expect(assigned).toMatchObject({
    messageId: '<1@kantorei.example>',
    links: [{ order: `/api/orders/${plan.id}` }],
    tags: ['Zimmer'],
  })
  await page.getByRole('link', { name: 'Dokumente' }).click()
  const documents = page.getByRole('table', { name: 'Dokumente der Reise' })
  await documents.getByText('Zimmerliste', { exact: true }).waitFor()
  await expect
    .poll(() => read<Item[]>(page, `documents?order=${plan.id}`))
    .toMatchObject([{ name: 'Zimmerliste', filetype: 'pdf', type: 'email' }])
})

test('MAIL-03 a mail is kept while it is written, and sent from the head of the trip', async ({ page }) => {
  const plan = await planTrip(page)
  await page.goto(plan.address)
  await page.getByRole('button', { name: 'Neue Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'NEUE EMAIL' })
  await dialog.getByRole('textbox', { name: 'Nachricht' }).waitFor()
  const to = dialog.getByLabel('An', { exact: true })
  await expect.poll(() => to.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('chor@kantorei.example')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Betreff').fill('Ihre Elbreise')
  await expect.poll(async () => (await read<Item[]>(page, `email_messages?order.id=${plan.id}`)).length).toBe(1)
  await axeClean(page)

  // Nothing that was typed is lost by closing it.
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await page.getByRole('link', { name: 'E-Mails' }).click()
  const pane = page.getByRole('region', { name: 'Gewählte E-Mail' })
  await pane.getByRole('heading', { name: 'Ihre Elbreise' }).waitFor()
  await pane.getByRole('button', { name: 'Bearbeiten' }).click()
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click()
  await noticed(page, 'Die E-Mail wird gesendet.')
  await page.getByRole('list', { name: 'E-Mails' }).getByText('Gesendet', { exact: true }).waitFor()
  const [sent] = await read<Item[]>(page, `email_messages?order.id=${plan.id}`)
  expect(sent).toMatchObject({ status: 'sent', to: [{ address: 'chor@kantorei.example' }] })
})

test('MAIL-04 a mail in the mailbox is read, its trip is proposed by number, and a person confirms it', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const { orderNumber } = await read<{ orderNumber: string }>(page, `orders/${plan.id}`)
  await page.goto('/emails')
  await page.getByRole('heading', { name: 'POSTFACH' }).waitFor()
  const subject = `${orderNumber} Frühstück`
  const buffer = Buffer.from(
    `From: Kari <kari@bryggekanten.example>\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\n` +
      `Message-ID: <${orderNumber}@bryggekanten.example>\r\nDate: Fri, 20 Nov 2026 09:00:00 +0100\r\n\r\nWe open at 6:30.\r\n`,
  )
  const choose = page.locator('input[type=file][accept=".eml,.msg"]')
  await choose.setInputFiles({ name: 'Post.eml', mimeType: 'message/rfc822', buffer })
  await noticed(page, 'Die E-Mail liegt jetzt im Postfach.')
  const pane = page.getByRole('region', { name: 'Gewählte E-Mail' })
  await pane.getByRole('heading', { name: subject }).waitFor()
  await pane.getByText('We open at 6:30.').waitFor()
  const proposals = page.getByRole('list', { name: 'Vorschläge' })
  await proposals.getByText('Nummer im Betreff').waitFor()
  await axeClean(page)
  await proposals.getByRole('button', { name: `Zuordnen zu ${orderNumber}` }).click()
  await noticed(page, 'Die Email wurde erfolgreich zugeordnet')
  await page.getByRole('complementary', { name: 'Zuordnung' }).getByRole('link', { name: orderNumber }).click()
  await page.getByRole('heading', { name: 'ZUGEORDNETE EMAILS' }).waitFor()
  await page.getByRole('list', { name: 'E-Mails' }).getByText(subject).waitFor()
})

test('MAIL-04 a mailbox is entered and tried in the settings, and what comes in there is read', async ({ page }) => {
  const plan = await planTrip(page)
  const { orderNumber } = await read<{ orderNumber: string }>(page, `orders/${plan.id}`)
  const imap = await startImapServer()
  try {
    const subject = `Zimmerliste ${orderNumber}`
    imap.deliver(
      `From: Helga Brandt <helga@kantorei.example>\r\nTo: nord@reisewerk.example\r\nSubject: ${subject}\r\n` +
        `Message-ID: <liste-${orderNumber}@kantorei.example>\r\nDate: Sat, 28 Nov 2026 09:00:00 +0100\r\n\r\nAnbei die Liste.\r\n`,
    )
    await page.goto('/settings?area=mailbox')
    await page.getByLabel('IMAP-Server').fill('127.0.0.1')
    await page.getByLabel('Port', { exact: true }).fill(String(imap.port))
    await page.getByRole('combobox', { name: 'Verschlüsselung' }).click()
    await page.getByRole('option', { name: /^Unverschlüsselt/ }).click()
    await page.getByLabel('Benutzername').fill(imapUser.userName)
    const password = page.getByLabel('Passwort', { exact: true })
    await password.fill('falsch')
    await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
    const tryIt = page.getByRole('button', { name: 'Verbindung prüfen' })
    await tryIt.click()
    const refusal = page.getByText('Der IMAP-Server nimmt Benutzername oder Passwort nicht an.').first()
    await refusal.waitFor()
    await password.fill(imapUser.password)
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await expect.poll(() => tryIt.isEnabled()).toBe(true)
    await tryIt.click()
    await noticed(page, 'Die Anmeldung gelingt; das Postfach hat 2 Ordner.')
    await axeClean(page)

    await page.goto('/emails')
    await page.getByRole('button', { name: 'Jetzt abrufen' }).click()
    await page.getByRole('list', { name: 'E-Mails' }).getByText(subject).click()
    await page.getByRole('region', { name: 'Gewählte E-Mail' }).getByText('Anbei die Liste.').waitFor()
    await page.getByRole('list', { name: 'Vorschläge' }).getByText('Nummer im Betreff').waitFor()
  } finally {
    for (const { id } of await read<Item[]>(page, 'mailboxes')) await page.request.delete(`/api/mailboxes/${id}`)
    await imap.close()
  }
})

/** As if a file were let go over a page. */
async function dropFile(page: Page, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], name, { type: 'message/rfc822' }))
      return transfer
    },
    [name, text] as const,
  )
  await page.locator('main').dispatchEvent('drop', { dataTransfer })
}

test('EASE-10 a mail dropped on the trip list begins a trip, one dropped on Heute joins it', async ({ page }) => {
  await signIn(page, 'bernd')
  await page.getByRole('heading', { level: 1, name: 'REISEÜBERSICHT' }).waitFor()
  const client = await post(page, 'clients', { companyName: 'Kantorei Fallmail', shortName: 'Fallmail' })
  await post(page, 'contacts', { lastName: 'Fall', email: 'fall@mail.example', client: `/api/clients/${client.id}` })
  const mail = (subject: string, text: string) =>
    [
      'From: Ute Fall <fall@mail.example>',
      `Subject: ${subject}`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n')
  await dropFile(
    page,
    'Anfrage.eml',
    mail('WG: Chorreise Oslo', 'Wir kommen vom 14. bis 17. Mai 2032 mit 40 Personen.'),
  )
  const dialog = page.getByRole('dialog', { name: 'EMAIL EINEM ODER MEHREREN VORGÄNGEN ZUORDNEN' })
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Neue Reise beginnen' }).click()
  await page.waitForURL(/\/orders\/add\?mail=\d+/)
  await expect.poll(() => page.getByRole('textbox', { name: 'Reisename' }).inputValue()).toBe('Chorreise Oslo')
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Kunde', exact: true }).inputValue())
    .toBe('Kantorei Fallmail')
  await page.getByText(/1 Reise wird angelegt: 14.05.2032/).waitFor()
  await page.getByRole('button', { name: 'Reise speichern' }).click()
  await page.waitForURL(/\/orders\/\d+$/)
  const trip = new URL(page.url()).pathname
  const { orderNumber } = await read<{ orderNumber: string }>(page, trip.slice(1))

  await page.goto('/user-dashboard')
  await page.getByRole('button', { name: 'Neue Aufgabe' }).waitFor()
  await dropFile(page, 'Liste.eml', mail(`Zu ${orderNumber}`, 'Anbei die Liste.'))
  await dialog.getByRole('button', { name: `${orderNumber} auswählen` }).click()
  await dialog.getByRole('button', { name: 'Zuordnen', exact: true }).click()
  await noticed(page, 'Die Email wurde erfolgreich zugeordnet')
  // On whatever page of the trip it is dropped, it is for that trip; a document's field keeps what is dropped there.
  await page.goto(`${trip}/documents`)
  const upload = page.getByRole('region', { name: 'Dokument hochladen' })
  await upload.waitFor()
  await dropFile(page, 'Nachtrag.eml', mail('Nachtrag zur Liste', 'Zwei mehr.'))
  await dialog.getByRole('button', { name: 'Zuordnen', exact: true }).click()
  await noticed(page, 'Die Email wurde erfolgreich zugeordnet')
  await page.goto(`${trip}/emails`)
  for (const subject of ['WG: Chorreise Oslo', `Zu ${orderNumber}`, 'Nachtrag zur Liste'])
    await page.getByText(subject).first().waitFor()
})
