/**
 * The server's features in the only direction in which they may use each other: a later one uses an earlier one's
 * service, never the other way round (docs/architecture.md).
 */
export const featureOrder = [
  'accounts',
  'geography',
  'files',
  'partners',
  'orders',
  'tasks',
  'itinerary',
  'requests',
  'concepts',
  'documents',
  'calculation',
  'offers',
  'room-lists',
  'trip-documents',
  'mail',
  'radar',
  'invoices',
  'payments',
  'accounting',
  'imports',
  'notices',
]

/** The same order in the domain, which tells the history of them all. */
export const domainOrder = [...featureOrder, 'history']

/** Folders whose code the rules look at. */
export const codeFolders = ['domain/src', 'server/src', 'web/src', 'demo/src', 'e2e', 'bench']

/** What builds and runs leave behind. */
export const builtFolders = '^(?:web/dist|e2e/output|bench/output)/'

/** Folders whose files are checked for name and length; the rules' own code keeps them as well. */
export const checkedFolders = [...codeFolders, 'tools', '.ci']

/** A file of this many lines is the end; at 300 one asks why. */
export const maxLines = 400

/** What a person can hold in the head: the code files of one folder, tests and their examples not counted. */
export const maxFiles = 25
