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

/** What the list shows of a trip, and nothing else is asked for: the other fifty fields were two thirds of its answer. */
export const listedOrderFields = [
  'orderNumber',
  'client.companyName',
  'groupName',
  'trip.name',
  'trip.mainDestination.name',
  'trip.destinations.name',
  'startAt',
  'endAt',
  'user.firstName',
  'user.lastName',
  'user.hue',
  'user.image',
  'user.isActive',
  'orderTodo.dueDate',
  'currentStatus',
  'info',
  'isAdminOnly',
  '_importId',
] as const
