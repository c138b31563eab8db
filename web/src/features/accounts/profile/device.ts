/** What a browser calls itself, in words: 'Firefox auf Windows'. @returns 'Unbekanntes Gerät' for programs */
export function deviceOf(userAgent: string): string {
  const nameIn = (table: readonly (readonly [RegExp, string])[]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  const [browser, system] = [nameIn(browsers), nameIn(systems)]
  if (browser === undefined) return 'Unbekanntes Gerät'
  return system === undefined ? browser : `${browser} auf ${system}`
}

// The more particular first: each also names those it descends from.
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone/, 'dem iPhone'],
  [/iPad/, 'dem iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'dem Mac'],
  [/Linux|X11/, 'Linux'],
] as const
