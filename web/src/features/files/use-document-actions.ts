import { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import { remove, update } from '../../lib/api.ts'
import { download } from '../../lib/download.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import type { StoredDocument } from './api.ts'

/** What can be done with a stored file, wherever it is shown. */
export function useDocumentActions({ id, name, path }: Pick<StoredDocument, 'id' | 'name' | 'path'>) {
  const attempt = useAttempt(documentContract.name)
  return {
    load: () => attempt(() => download(path), 'Das Dokument konnte nicht geladen werden.'),
    /** To every trip of the house, or to its own alone (DOC-07). */
    offer: (global: boolean) =>
      attempt(() => update(documentContract, id, { global }), 'Das Dokument konnte nicht geändert werden.'),
    drop: async () => {
      const text = `Das Dokument ‚${name}‘ wird gelöscht.`
      if (!(await confirm({ title: 'Dokument löschen?', text, action: 'Löschen', tone: 'bad' }))) return false
      return attempt(() => remove(documentContract, id), 'Das Dokument konnte nicht gelöscht werden.')
    },
  }
}
