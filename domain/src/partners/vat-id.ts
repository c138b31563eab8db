/** Forms of the countries whose numbers are always the same; others have two letters and up to 12 signs (Art. 215 MwStSystRL). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  IT: /^IT\d{11}$/,
  PL: /^PL\d{10}$/,
  SE: /^SE\d{12}$/,
}

/** Without what is only there to be read: 'de 123.456-789' is 'DE123456789'. @param typed as it was typed */
export function plainVatId(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** Whether it has the form of a VAT id of its country. @param vatId plain (`plainVatId`) */
export function isVatId(vatId: string): boolean {
  const form = forms[vatId.slice(0, 2)] ?? /^[A-Z]{2}[A-Z0-9+*]{2,12}$/
  return form.test(vatId)
}
