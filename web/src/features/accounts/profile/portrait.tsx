import { Button, FileButton } from '@mantine/core'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { faceOf, sessionKey } from '../../../lib/session.ts'
import { Person } from '../../../ui/person.tsx'
import classes from './profile.module.css'
import { squarePicture } from './square-picture.ts'

/** The own picture, as colleagues see it (APP-17). */
export function Portrait({ user }: { user: Session['user'] }) {
  const client = useQueryClient()
  const onSuccess = (session: Session) => client.setQueryData(sessionKey, session)
  const change = useMutation({
    mutationFn: async (file: File) =>
      (await send<Session>('PUT', '/api/session/image', { file: await squarePicture(file) })).data,
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: async () => (await send<Session>('DELETE', '/api/session/image')).data,
    onSuccess,
  })
  const problem = change.error ?? remove.error
  return (
    <div className={classes.portrait}>
      <Person person={faceOf(user)} size={72} decorative />
      <div>
        <div className={classes.buttons}>
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            onChange={(file) => file !== null && change.mutate(file)}
          >
            {(props) => (
              <Button variant="default" leftSection={<IconPhoto size={15} />} loading={change.isPending} {...props}>
                {user.image === null ? 'Bild hochladen' : 'Bild ersetzen'}
              </Button>
            )}
          </FileButton>
          {user.image !== null && (
            <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => remove.mutate()}>
              Entfernen
            </Button>
          )}
        </div>
        <p className={classes.hint}>Das Bild wird auf ein Quadrat zugeschnitten. Kolleginnen und Kollegen sehen es.</p>
        {problem !== null && (
          <p className={classes.problem} role="alert">
            {problem.message}
          </p>
        )}
      </div>
    </div>
  )
}
