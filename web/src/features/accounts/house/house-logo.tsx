import { Button, FileButton } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { usePicture } from '../../../ui/drawn/use-picture.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { changeLogo, type House, removeLogo } from './api.ts'
import classes from './house.module.css'

/** The logo is kept at once, when the server has read it and drawn a page with it. */
export function HouseLogo({ house }: { house: House }) {
  const client = useQueryClient()
  const address = usePicture(house.logoSvg ?? null)
  const onSuccess = () => client.invalidateQueries({ queryKey: keys.list('organisations') })
  const change = useMutation({ mutationFn: (file: File) => changeLogo(house.id, file), onSuccess })
  const remove = useMutation({ mutationFn: () => removeLogo(house.id), onSuccess })
  const problem = change.error ?? remove.error
  return (
    <Field>
      <div className={classes.logo}>
        <div className={classes.logoBox}>
          {house.logoSvg !== null && address !== null ? (
            <img src={address} alt={house.logoAlt || `Logo von ${house.name}`} className={classes.logoPicture} />
          ) : (
            <span className={classes.noLogo}>kein Logo</span>
          )}
        </div>
        <div>
          <div className={classes.buttons}>
            <FileButton
              accept="image/svg+xml,image/png"
              inputProps={{ 'aria-label': 'Datei des Logos' }}
              onChange={(file) => file !== null && change.mutate(file)}
            >
              {(props) => (
                <Button variant="default" leftSection={<IconPhoto size={15} />} loading={change.isPending} {...props}>
                  {house.logoSvg === null ? 'Logo hochladen' : 'Logo ersetzen'}
                </Button>
              )}
            </FileButton>
            {house.logoSvg !== null && (
              <Button variant="subtle" color="gray" loading={remove.isPending} onClick={() => remove.mutate()}>
                Logo entfernen
              </Button>
            )}
          </div>
          <p className={classes.quiet}>SVG oder PNG bis 300 KB. Ohne Logo steht der Name auf den Papieren.</p>
          {problem !== null && (
            <p className={classes.problem} role="alert">
              {problem instanceof ApiError ? (problem.violations[0]?.message ?? problem.message) : problem.message}
            </p>
          )}
        </div>
      </div>
    </Field>
  )
}
