export const payRunStatuses = {
  made: { label: 'Angelegt' },
  handed: { label: 'An die Bank gegeben' },
  settled: { label: 'Ausgeführt' },
  cancelled: { label: 'Storniert' },
  rejected: { label: 'Von der Bank zurückgewiesen' },
} as const
export type PayRunStatus = keyof typeof payRunStatuses

/** From which statuses something may be done, and to which it leads. Once the file has left the house, only the bank ends a run. */
export const payRunActions = {
  hand_over: { from: ['made'], to: 'handed', label: 'An die Bank geben' },
  cancel: { from: ['made'], to: 'cancelled', label: 'Stornieren' },
  settle: { from: ['handed'], to: 'settled', label: 'Als ausgeführt vermerken' },
  reject: { from: ['handed'], to: 'rejected', label: 'Als zurückgewiesen vermerken' },
} as const satisfies Record<
  string,
  { readonly from: readonly PayRunStatus[]; readonly to: PayRunStatus; readonly label: string }
>
export type PayRunAction = keyof typeof payRunActions

/** Statuses in which its invoices may be paid by another run again. */
export const released: readonly PayRunStatus[] = ['cancelled', 'rejected']
