import { FileButton } from '@mantine/core'
import { tripDetailContract } from '@reisewerk/domain/trip-documents/details/trip-detail.contract.ts'
import { linkIn } from '@reisewerk/domain/trip-documents/papers/paper-notes.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconPhotoPlus, IconQrcode, IconX } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useSave } from '../../../lib/saving/use-save.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { late } from '../../../ui/late.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { uploadAll } from '../../files/api.ts'
import type { TripDetail } from './api.ts'
import classes from './detail-extras.module.css'

const QrCode = late(() => import('../../../ui/marks/qr-code.tsx'))
const pictures = '.png,.jpg,.jpeg,.gif,.webp'
const failed = () => notice.bad('Die Änderung konnte nicht gespeichert werden! Server Error!')

type Props = { detail: TripDetail; name: string; orderId: number }

/** What a passage has beside its words: a code to scan and images (DOC-09). */
export function DetailExtras({ detail, name }: Omit<Props, 'orderId'>) {
  const { save } = useSave(tripDetailContract, detail.id)
  const { images } = detail
  const href = detail.subType === 'QR-Code' ? linkIn(detail.text) : null
  if (detail.subType !== 'QR-Code' && images.length === 0) return null
  return (
    <div className={classes.extras}>
      {detail.subType === 'QR-Code' &&
        (href === null ? (
          <span className={classes.quiet}>Der QR-Code führt dorthin, wohin der erste Link im Text führt.</span>
        ) : (
          <Suspense>
            <QrCode text={href} label={`QR-Code: ${href}`} size={58} />
          </Suspense>
        ))}
      {images.map((image, index) => (
        <figure key={image} className={classes.image}>
          <img src={`${image}/file`} alt={`Bild ${index + 1} zu ${name}`} />
          <IconButton
            size={24}
            icon={IconX}
            label={`Bild ${index + 1} von ${name} entfernen`}
            onClick={() => save({ images: images.filter((one) => one !== image) }, { onFailed: failed })}
          />
        </figure>
      ))}
    </div>
  )
}

/** The keys with which a code and images are added. */
export function ExtraKeys({ detail, name, orderId }: Props) {
  const { save } = useSave(tripDetailContract, detail.id)
  const hasCode = detail.subType === 'QR-Code'

  async function take(files: readonly File[]) {
    if (files.length === 0) return
    const stored = await uploadAll(files, { order: orderId, type: 'trip_detail' })
    if (stored.length === 0) return
    const images = [...detail.images, ...stored.map(({ id }) => linkTo('documents', id))]
    save({ images }, { onFailed: failed })
  }

  return (
    <>
      {detail.isEditable && (
        <IconButton
          size={24}
          icon={IconQrcode}
          label={`QR-Code zu ${name}`}
          active={hasCode}
          onClick={() => save({ subType: hasCode ? null : 'QR-Code' }, { onFailed: failed })}
        />
      )}
      <FileButton multiple accept={pictures} onChange={(files) => void take(files)}>
        {(props) => <IconButton {...props} size={24} icon={IconPhotoPlus} label={`Bild zu ${name} hinzufügen`} />}
      </FileButton>
    </>
  )
}
