/** Guests of a trip come in hundreds; what has more lines is no list of them. */
export const mostRows = 2_000
