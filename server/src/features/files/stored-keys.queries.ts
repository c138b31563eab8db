import type pg from 'pg'

/** Every file that something in the database names and that is to be there, also of documents that can be brought back, with what people call it. @param db the owner's connection, past policies */
export async function storedKeys(db: Pick<pg.Client, 'query'>): Promise<Map<string, string>> {
  const { rows } = await db.query<{ key: string; name: string }>(
    `select key, name || '.' || filetype as name from documents where erased_at is null
     union all select key, name from email_files
     union all select l.before->>'key', concat_ws('.', l.before->>'name', l.before->>'filetype')
       from deletions d join change_log l on l.at = d.at and l.transaction = d.transaction and l.operation = 'delete'
       where d.restored_at is null and l.before->>'key' is not null
         and l.table_name = 'documents' and l.before->>'erased_at' is null and not (l.before->>'holds_personal')::boolean
     union all select key, name from supplier_invoice_files
     union all select key, 'Foto ' || id || '.' || filetype from photos
     union all select l.before->>'key', 'Foto ' || l.row_id || '.' || (l.before->>'filetype')
       from deletions d join change_log l on l.at = d.at and l.transaction = d.transaction and l.operation = 'delete'
       where d.restored_at is null and l.table_name = 'photos'
     union all select image_key, 'Bild von ' || first_name || ' ' || last_name from users where image_key is not null`,
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}
