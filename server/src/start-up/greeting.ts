import type { DemoAccount } from '@reisewerk/domain/accounts/session.contract.ts'

export function greeting(address: string, demoAccounts: readonly DemoAccount[]): string {
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
  return [...lines, '', '  Beenden mit Strg+C', ''].join('\n')
}
