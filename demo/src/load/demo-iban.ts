/** A made-up German account at a bank that there is not, with check digits that agree (ISO 7064 MOD 97-10). */
export function demoIban(account: number): string {
  const bban = `99000000${String(account).padStart(10, '0')}`
  // 'DE00' behind it, as digits.
  const rest = BigInt(`${bban}131400`) % 97n
  return `DE${String(98n - rest).padStart(2, '0')}${bban}`
}
