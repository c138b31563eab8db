const shares = new Intl.NumberFormat('de-DE', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** @param share of one @returns '13,3 %' */
export function percent(share: number): string {
  return shares.format(share).replace('-', '−')
}
