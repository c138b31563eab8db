import type { DemoAccount } from '@reisewerk/domain/accounts/session.contract.ts'

/**
 * What stands at the terminal once the server is up.
 * @param isNew nobody can sign in yet: the database is empty, and it says what comes first (MOVE-02)
 */
export function greeting(address: string, demoAccounts: readonly DemoAccount[], isNew: boolean): string {
  const lines = ['', `  Reisewerk läuft:  ${address}`]
  const [first] = demoAccounts
  if (first) {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push('', `  Zugänge der Demo-Agentur, Passwort ${first.password}`)
    for (const { email, organisations, isAdmin } of demoAccounts) {
      const rights = isAdmin ? ', Verwaltung' : ''
      lines.push(`    ${email.padEnd(width)}  ${organisations.join(' und ')}${rights}`)
    }
  }
  if (isNew) {
    lines.push(
      '',
      '  Noch kann sich niemand anmelden. So geht es los:',
      '    1. In einem zweiten Fenster:  npm run admin:create',
      '       fragt nach E-Mail, Name, Haus und Passwort; Reisewerk läuft dabei weiter.',
      `    2. ${address} öffnen und anmelden: Dort stehen die ersten Schritte.`,
    )
  }
  return [...lines, '', '  Beenden mit Strg+C', ''].join('\n')
}
