import { captionOf, maxOf } from '@reisewerk/domain/contract/words.ts'
import { rightsStanding } from '@reisewerk/domain/files/photos/image-rights.ts'
import { photoContract } from '@reisewerk/domain/files/photos/photo.contract.ts'
import { dateOfWire, wireOfDate } from '@reisewerk/domain/wire.ts'
import { IconTrash } from '@tabler/icons-react'
import { today } from '../lib/format.ts'
import { useSave } from '../lib/saving/use-save.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { InlineDate } from '../ui/inline/inline-date.tsx'
import { InlineText } from '../ui/inline/inline-text.tsx'
import { useMovableRow } from '../ui/lists/movable-rows.tsx'
import { RowGrip } from '../ui/lists/row-grip.tsx'
import { type Photo, useRemovePhoto } from './api.ts'
import classes from './photos.module.css'

type Props = { photo: Photo; index: number; last: number; onMove: (to: number) => void }

/** A photo with what is told of it; each field saves itself. */
export function PhotoRow({ photo, index, last, onMove }: Props) {
  const { row, handle } = useMovableRow(index, classes.row)
  const removePhoto = useRemovePhoto()
  const name = photo.caption === '' ? `Foto ${index + 1}` : photo.caption
  return (
    <li {...row} aria-label={name}>
      <RowGrip {...{ handle, name, index, last, onMove }} />
      <img className={classes.picture} src={photo.path} alt={photo.caption} loading="lazy" draggable={false} />
      <div className={classes.facts}>
        <Words photo={photo} of="caption" />
        <Words photo={photo} of="source" />
        <Words photo={photo} of="licence" />
        <ValidUntil photo={photo} />
        <Rights photo={photo} />
      </div>
      <IconButton size={24} icon={IconTrash} label={`${name} löschen`} onClick={() => void removePhoto(photo)} />
    </li>
  )
}

type FieldProps = { photo: Photo }

function Words({ photo, of }: FieldProps & { of: 'caption' | 'source' | 'licence' }) {
  const { save, stateOf, errorOf } = useSave(photoContract, photo.id)
  return (
    <div className={classes.fact} data-wide={of === 'caption' || undefined}>
      <InlineText
        label={captionOf(photoContract, of)}
        value={photo[of]}
        maxLength={maxOf(photoContract, of) ?? 120}
        state={stateOf(of)}
        refusal={errorOf(of)?.message}
        onSave={(text) => save({ [of]: text })}
      />
    </div>
  )
}

function ValidUntil({ photo }: FieldProps) {
  const { save, stateOf } = useSave(photoContract, photo.id)
  return (
    <div className={classes.fact}>
      <InlineDate
        label={captionOf(photoContract, 'validUntil')}
        value={dayOf(photo)}
        state={stateOf('validUntil')}
        onSave={(day) => save({ validUntil: day === null ? null : wireOfDate(day) })}
      />
    </div>
  )
}

function dayOf({ validUntil }: Photo) {
  return validUntil === null ? null : dateOfWire(validUntil)
}

const standings = {
  missing: 'Bildrechte fehlen: Das Foto steht auf keinem Papier.',
  expired: 'Bildrechte abgelaufen: Das Foto steht auf keinem Papier.',
} as const

function Rights({ photo }: { photo: Photo }) {
  const standing = rightsStanding({ ...photo, validUntil: dayOf(photo) }, today())
  return standing === 'noted' ? null : <p className={classes.open}>{standings[standing]}</p>
}
