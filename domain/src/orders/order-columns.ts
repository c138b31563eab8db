/** The columns of the trip list (LIST-01), each with the order of the API it sorts by. */
export const orderColumns = {
  orderNumber: 'Vorgang',
  client: 'Kunde',
  groupName: 'Gruppe',
  'trip.name': 'Reisename',
  startAt: 'Beginn',
  endAt: 'Ende',
  'trip.destinations': 'Destinationen',
  user: 'User',
  'orderTodo.dueDate': 'Aufgabe fällig',
  currentStatus: 'Status',
  hotelContingent: 'Hotelkontingent',
  _importId: 'Import-ID',
} as const
export type OrderColumn = keyof typeof orderColumns
export const orderColumnKeys = Object.keys(orderColumns) as [OrderColumn, ...OrderColumn[]]
