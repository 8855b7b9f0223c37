import { uploadPicture } from '@airshed/schemas/calls'
import { Button, Dialog } from '@airshed/ui'
import { useState } from 'react'
import { useChange } from '../../hooks/useChange.ts'
import { RefusedCallout } from '../form/RefusedCallout.tsx'
import { usePagesText } from '../messages/pagesText.ts'
import { WHOLE } from './crop.ts'
import { CropView } from './CropView.tsx'
import { cutPicture, type ReadPicture } from './pictureFile.ts'

export interface CropDialogProps {
  /** What the picture is for: "Logo". */
  title: string
  picture: ReadPicture
  /** Called once the picture is uploaded. @param preview the picture as sent */
  onDone: (id: string, preview: Blob) => void
  onClose: () => void
}

/** Lets the user choose the part of a picture to keep, and uploads it. */
export function CropDialog({ title, picture, onDone, onClose }: CropDialogProps) {
  const text = usePagesText()
  const [crop, setCrop] = useState(WHOLE)
  const { mutateAsync, isPending, error } = useChange(uploadPicture, { isShown: () => false })
  const send = async (): Promise<void> => {
    const body = await cutPicture(picture, crop)
    if (body === null) return
    const { id } = await mutateAsync({ body })
    onDone(id, body)
  }
  return (
    <Dialog
      isOpen
      title={title}
      width={360}
      canOutsideClickClose={false}
      onClose={onClose}
      actions={
        <>
          <Button text={text('form.cancel')} onClick={onClose} />
          <Button
            intent="primary"
            text={text('picture.use')}
            loading={isPending}
            // A refusal is shown above.
            onClick={() => void send().catch(() => undefined)}
          />
        </>
      }
    >
      {error === null ? null : <RefusedCallout error={error} />}
      <CropView bitmap={picture.bitmap} crop={crop} onChange={setCrop} />
    </Dialog>
  )
}
