import { Button, FileButton } from '@mantine/core'
import { IconLoader2, IconPhoto, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../ui/lists/list-state.tsx'
import { MovableRows } from '../ui/lists/movable-rows.tsx'
import { type PhotoHome, photosOf, useAddPhotos, usePhotoSequence } from './api.ts'
import { PhotoRow } from './photo-row.tsx'
import classes from './photos.module.css'

/** Photos of a hotel, a destination or a day with the rights to them: dropped, told, put in order (MOVE-08). */
export function PhotoPanel(home: PhotoHome) {
  const { add, underWay } = useAddPhotos(home)
  const [isAbove, setAbove] = useState(false)
  const choose = (
    <FileButton
      multiple
      accept="image/jpeg,image/png,image/webp"
      inputProps={{ 'aria-label': 'Dateien der Fotos' }}
      onChange={(files) => void add(files)}
    >
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          disabled={underWay !== null}
          leftSection={<IconUpload size={14} stroke={1.7} aria-hidden />}
        >
          Fotos hochladen
        </Button>
      )}
    </FileButton>
  )
  return (
    <Panel title="Fotos" hint="für Angebote, mit den Rechten daran" actions={choose} flush>
      <section
        className={classes.drop}
        aria-label="Fotos hierher ziehen"
        data-above={isAbove || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setAbove(true)
        }}
        onDragLeave={() => setAbove(false)}
        onDrop={(event) => {
          event.preventDefault()
          setAbove(false)
          void add([...event.dataTransfer.files])
        }}
      >
        <Photos {...home} />
        <p className={classes.hint} role="status">
          {underWay === null ? (
            'JPEG, PNG oder WebP bis 40 MB; das Programm verkleinert sie und lässt Ort und Kamera weg. Fotos ohne Bildrechte stehen auf keinem Papier.'
          ) : (
            <>
              <IconLoader2 size={13} stroke={1.9} className={classes.turning} aria-hidden /> {underWay} wird hochgeladen
              …
            </>
          )}
        </p>
      </section>
    </Panel>
  )
}

function Photos(home: PhotoHome) {
  const photos = useQuery(photosOf(home))
  const { shown, move } = usePhotoSequence(photos.data?.items ?? [])
  if (photos.data === undefined) {
    return photos.isError ? (
      <ErrorState text="Die Fotos konnten nicht geladen werden!" onRetry={() => void photos.refetch()} />
    ) : (
      <LoadingRows rows={2} rowHeight={72} />
    )
  }
  if (shown.length === 0)
    return <EmptyState icon={IconPhoto} text="Noch kein Foto. Bilder lassen sich hierher ziehen." />
  return (
    <MovableRows onMove={(from, to) => void move(from, to)}>
      <ol className={classes.list} aria-label="Fotos">
        {shown.map((photo, index) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            index={index}
            last={shown.length - 1}
            onMove={(to) => void move(index, to)}
          />
        ))}
      </ol>
    </MovableRows>
  )
}
