/** How whoever opens a trip asks for its days: all of them at once, with their services and requests (001 §7). */
export const daysAsked = {
  groups: ['trip_dashboard_read'],
  query: { '_order[date]': 'asc', _itemsPerPage: 500 },
} as const
