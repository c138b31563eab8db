const spellings: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  å: 'a',
}

/** 'Hôtel de l’Odet' → 'hotel-de-l-odet', for host names and local parts of e-mail addresses. */
function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöüßøæłđå]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** An address that reaches nobody: '.example' is reserved for examples (RFC 2606). */
export function emailAt(localPart: string, firm: string): string {
  return `${slugOf(localPart).replaceAll('-', '.')}@${slugOf(firm)}.example`
}
