import { Button, FileButton } from '@mantine/core'
import { portraitLimits } from '@reisewerk/domain/accounts/portrait.ts'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { IconPhoto } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'
import { faceOf, sessionKey } from '../../../lib/session.ts'
import { Person } from '../../../ui/marks/person.tsx'
import classes from './profile.module.css'

/** Larger than any face is shown, also on dense screens. */
const edge = 256
const mostBytes = 20 * 1024 * 1024

/**
 * Cuts the middle square out of a picture and draws it anew, small: what else the file held (place, camera) stays behind.
 * @throws Error with a German sentence when the file is no picture the browser can draw
 */
async function squarePicture(file: File): Promise<Blob> {
  if (file.size > mostBytes) throw new Error('Das Bild ist zu groß. Bitte eines bis 20 MB wählen.')
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('Das ist kein Bild, das sich öffnen lässt. Bitte PNG oder JPEG wählen.')
  })
  const side = Math.min(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(edge, portraitLimits.edge)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Dieser Browser kann kein Bild zeichnen.')
  // A JPEG has no transparency; behind it the paper is white.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('Das Bild ließ sich nicht verkleinern.')) : resolve(blob)
    canvas.toBlob(done, 'image/jpeg', 0.88)
  })
}

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
