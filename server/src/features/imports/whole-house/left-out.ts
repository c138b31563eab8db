/**
 * What all data of a house does not hold (decision 074). Everything else of the database is in it, so that a table of tomorrow is
 * not forgotten; a test looks for what reads like a secret.
 */
export const leftOut: Readonly<Record<string, string>> = {
  arisen_tasks: 'follows from trips and their tasks',
  datev_export_files: 'taken along as files',
  deletions: 'follows from the history',
  idempotency_keys: 'answers kept for repeated requests, by people of any house',
  import_choices: 'a convenience of the program',
  import_progress: 'of a run that goes on',
  installation: 'of the server, not of a house',
  mail_server_passwords: 'a secret',
  mailbox_states: 'a secret, and how far a mailbox was read',
  mentions: 'follows from notes, and is told to whoever is named alone',
  migrations: 'of the server, not of a house',
  notice_reads: 'what one person has read',
  notice_switches: 'what one person does not want to hear',
  option_reminders: 'kept by the program so that a mail leaves once',
  order_counts: 'follows from trips',
  order_figures: 'follows from trips',
  order_numbers: 'of all houses together',
  order_search: 'follows from trips',
  order_tag_counts: 'follows from trips',
  plan_changes: 'what takes a change of a plan back, for 30 days',
  pay_run_files: 'taken along as files',
  road_distances: 'answers of a routing service, kept so that it need not be asked again',
  room_list_changes: 'what takes a change back, for a day',
  translation_keys: 'a secret',
}

/** Columns that stay behind: what opens something, and where files lie. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'documents.key',
  'email_files.key',
  'supplier_invoice_files.key',
  'photos.key',
  'users.image_key',
  'users.image',
  'road_links.token_hash',
])

/**
 * Columns that keep what is told of people in confidence, and the place for which it was sealed (decision 037): they come along for who may
 * see it, readable, and stay behind for everybody else (decision 168).
 */
export const personalColumns: ReadonlyMap<string, string> = new Map([
  ['passengers.date_of_birth', 'passengers.dateOfBirth'],
  ['passengers.place_of_birth', 'passengers.placeOfBirth'],
  ['passengers.document_number', 'passengers.documentNumber'],
  ['passengers.allergies', 'passengers.allergies'],
])

/** Rows of tables that belong to no house by themselves. */
export const onlyWhere: Readonly<Record<string, string>> = {
  // Changes of what all houses share tell of people of any house.
  change_log: '(organisation_id is not null or order_id is not null)',
}
