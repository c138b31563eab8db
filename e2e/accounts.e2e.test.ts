import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { signIn } from './harness/people.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('APP-05 what an administrator sets for a house is what its people see', async ({ page, newPage }) => {
  await signIn(page, 'anna', '/settings?organisation=2&area=vouchers')
  await heading(page, 'EINSTELLUNGEN')
  await axeClean(page)
  // A refused number stays with its reason; a good one is saved by itself.
  const lines = page.getByRole('textbox', { name: 'Zeilen je Textfeld' })
  await lines.fill('99')
  await lines.press('Enter')
  await page.getByText('Höchstens 60').waitFor()
  await lines.fill('9')
  await lines.press('Enter')
  await expect.poll(async () => (await (await page.request.get('/api/settings/2')).json()).vouchers.maxLines).toBe(9)

  const clara = await newPage()
  await signIn(clara, 'clara')
  await heading(clara, 'REISEÜBERSICHT')
  await page.getByRole('link', { name: 'Reisestatus' }).click()
  const word = page.getByRole('textbox', { name: 'Bezeichnung von Fest gebucht' })
  await word.fill('Festgemacht')
  await word.press('Enter')
  // Clara's open list has the new word without a reload; the other house keeps its own.
  await clara.getByRole('table', { name: 'Reisen' }).getByText('Festgemacht').first().waitFor()
  await page.getByRole('combobox', { name: 'Organisation' }).click()
  await page.getByRole('option', { name: 'Reisewerk Nord' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Bezeichnung von Fest gebucht' }).inputValue())
    .toBe('Fest gebucht')

  await clara.goto('/settings')
  await clara.getByText('Diese Seite gibt es nicht').waitFor()
  // The other stories read the built-in word.
  const back = [{ key: 'booked', label: 'Fest gebucht', tone: 'good', isActive: true }]
  expect((await page.request.put('/api/options/2/order_status', { data: back })).status()).toBe(200)
})

test('APP-17 APP-22 EASE-09 an invited colleague sets a password, keeps a profile, and is out when the access is locked', async ({
  page,
  newPage,
}) => {
  await signIn(page, 'anna', '/users')
  await heading(page, 'MITARBEITER')
  await axeClean(page)
  await page.getByRole('button', { name: 'Einladen' }).click()
  const form = page.getByRole('dialog', { name: 'Kollegin oder Kollegen einladen' })
  await form.getByLabel('Vorname').fill('Nele')
  await form.getByLabel('Nachname').fill('Neumann')
  await form.getByLabel('E-Mail').fill('bernd@reisewerk.example')
  await form.getByRole('button', { name: 'Einladen' }).click()
  await form.getByText('Bitte mindestens eine Organisation wählen').waitFor()
  await form.getByLabel('Reisewerk Nord').check()
  await form.getByRole('button', { name: 'Einladen' }).click()
  await form.getByText('Mit dieser Adresse gibt es schon einen Zugang.').waitFor()
  await form.getByLabel('E-Mail').fill('nele@reisewerk.example')
  await form.getByRole('button', { name: 'Einladen' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last().click()
  const row = page.getByRole('row', { name: /Nele Neumann/ })
  await row.getByText('Eingeladen').waitFor()

  const nele = await newPage()
  await nele.goto(link)
  await heading(nele, 'Willkommen, Nele')
  await axeClean(nele)
  await nele.getByLabel('Passwort', { exact: true }).fill('ein langer Satz')
  await nele.getByLabel('Passwort wiederholen').fill('ein langer Satz')
  await nele.getByRole('button', { name: 'Passwort setzen und anmelden' }).click()
  await heading(nele, 'REISEÜBERSICHT')
  await nele.goto('/account')
  await heading(nele, 'MEIN ZUGANG')
  await axeClean(nele)
  await nele.getByLabel('Telefon').fill('040 1234')
  await nele.getByLabel('Telefon').press('Enter')
  await nele.getByRole('region', { name: 'PROFIL' }).getByText('Gespeichert').waitFor()
  await nele.locator('input[type=file]').setInputFiles({
    name: 'ich.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await nele.getByRole('button', { name: 'Bild ersetzen' }).waitFor()
  await expect.poll(() => nele.locator('header img').count()).toBe(1)
  await nele
    .getByRole('listitem')
    .filter({ hasText: 'diese Sitzung' })
    .getByRole('button', { name: /abmelden/ })
    .waitFor()
  await planAbsence(nele)
  await lockWithSecondFactor(nele)

  await row.getByText('Aktiv').waitFor()
  await row.getByRole('button', { name: 'Aktionen für Nele Neumann' }).click()
  await page.getByRole('menuitem', { name: 'Zugang sperren' }).click()
  await page.getByRole('button', { name: 'Sperren', exact: true }).click()
  await row.getByText('Gesperrt').waitFor()
  // At once, by the live connection.
  await nele.getByRole('heading', { name: 'Anmelden' }).waitFor()
  await row.getByRole('button', { name: 'Aktionen für Nele Neumann' }).click()
  await page.getByRole('menuitem', { name: 'Zugang wieder freigeben' }).click()
  await row.getByText('Aktiv').waitFor()
  await nele.getByLabel('E-Mail').fill('nele@reisewerk.example')
  await nele.getByLabel('Passwort', { exact: true }).fill('ein langer Satz')
  await nele.getByRole('button', { name: 'Anmelden' }).click()
  await heading(nele, 'MEIN ZUGANG')
})

/** APP-22: an absence is entered, refused where it overlaps, moved and dropped. */
async function planAbsence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abwesenheit planen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abwesenheit' })
  const enter = async (from: string, to: string) => {
    await dialog.getByRole('textbox', { name: 'Von' }).fill(from)
    await dialog.getByRole('textbox', { name: 'Bis' }).fill(to)
  }
  const choose = async (name: string) => {
    await dialog.getByRole('combobox', { name: 'Vertretung' }).click()
    await page.getByRole('option', { name }).click()
  }
  await enter('01.07.2030', '10.07.2030')
  await choose('Anna Lindqvist')
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await dialog.getByText('Nele Neumann, 01.07.2030–10.07.2030').waitFor()
  await enter('10.07.2030', '12.07.2030')
  await choose('Bernd Thomsen')
  await dialog.getByRole('button', { name: 'Eintragen' }).click()
  await dialog.getByText('In dieser Zeit ist schon eine Abwesenheit mit Vertretung eingetragen.').waitFor()
  await dialog.getByRole('button', { name: 'Abwesenheit Nele Neumann ab 01.07.2030 ändern' }).click()
  // A beginning behind the end takes it along, as with every period (EASE-09).
  await dialog.getByRole('textbox', { name: 'Von' }).fill('20.07.2030')
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Bis' }).inputValue()).toBe('29.07.2030')
  await enter('02.07.2030', '09.07.2030')
  await choose('Bernd Thomsen')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByText('Nele Neumann, 02.07.2030–09.07.2030').waitFor()
  await dialog.getByText('Vertretung Bernd Thomsen').waitFor()
  await axeClean(page)
  await dialog.getByRole('button', { name: 'Abwesenheit Nele Neumann ab 02.07.2030 löschen' }).click()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await dialog.getByText('Nele Neumann, 02.07.2030–09.07.2030').waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** APP-17: the second factor is set up by its QR code, asked for at the door, opened by a recovery code and taken off. */
async function lockWithSecondFactor(page: Page): Promise<void> {
  const factor = page.getByRole('region', { name: 'ZWEITER FAKTOR' })
  await factor.getByLabel('Passwort').first().fill('ein langer Satz')
  await factor.getByRole('button', { name: 'Einrichten' }).click()
  await factor.getByRole('img', { name: 'QR-Code für die Authenticator-App' }).waitFor()
  const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await factor.getByLabel('Code aus der App').fill('000000')
  await factor.getByRole('button', { name: 'Einschalten' }).click()
  await factor.getByText(/^Der Code/).waitFor()
  await factor.getByLabel('Code aus der App').fill(codeOf(secret))
  await factor.getByRole('button', { name: 'Einschalten' }).click()
  const recoveryCode = (await factor.getByRole('listitem').first().textContent()) ?? ''
  await factor.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await factor.getByText('Eingeschaltet').waitFor()

  await page
    .getByRole('listitem')
    .filter({ hasText: 'diese Sitzung' })
    .getByRole('button', { name: /abmelden/ })
    .click()
  await page.getByLabel('E-Mail', { exact: true }).fill('nele@reisewerk.example')
  await page.getByLabel('Passwort', { exact: true }).fill('ein langer Satz')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  const code = page.getByLabel('Code der Authenticator-App')
  await code.fill('111111')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByRole('alert').waitFor()
  await code.fill(recoveryCode)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await heading(page, 'REISEÜBERSICHT')
  await page.goto('/account')
  await factor.getByLabel('Passwort').first().fill('ein langer Satz')
  await factor.getByRole('button', { name: 'Abschalten' }).click()
  await factor.getByText('Nicht eingerichtet').waitFor()
}

/** What an authenticator app shows (RFC 6238). */
function codeOf(secret: string): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
