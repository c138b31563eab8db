/** Who a request speaks for. Row-level security sees exactly this (design §1). */
export type Actor = {
  readonly userId: number
  readonly organisationIds: readonly number[]
  readonly isAdmin: boolean
  /** The right 'Einkauf sehen': what services cost the agency (money.md §4). Administrators have it. */
  readonly maySeePurchase: boolean
  /** The right 'Personendaten sehen' (ROOM-06). Administrators have it; work in the background has none. */
  readonly maySeePersonal?: boolean
}
