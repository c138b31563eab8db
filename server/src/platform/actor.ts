/** Who a request speaks for. Row-level security sees exactly this (design §1). */
export type Actor = { readonly userId: number; readonly organisationIds: readonly number[]; readonly isAdmin: boolean }
