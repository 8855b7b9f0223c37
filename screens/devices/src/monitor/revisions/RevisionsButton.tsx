import { Dialog } from '@airshed/console-kit'
import { Button, Skeleton } from '@airshed/kit'
import { lazy, Suspense, useState } from 'react'
import { DIALOG_WIDTH_PX } from './dialogWidth.ts'
import type { RevisionsDialogProps } from './RevisionsDialog.tsx'

// Few readings are ever revised.
const RevisionsDialog = lazy(() =>
  import('./RevisionsDialog.tsx').then((module) => ({ default: module.RevisionsDialog })),
)

/** Opens the list of revised readings. */
export function RevisionsButton(props: Omit<RevisionsDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const label = props.intl.formatMessage({ id: 'revised.title' })
  const close = (): void => setOpen(false)
  return (
    <>
      <Button variant="minimal" size="small" text={label} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Suspense
          fallback={
            <Dialog isOpen title={label} width={DIALOG_WIDTH_PX} onClose={close}>
              <Skeleton />
            </Dialog>
          }
        >
          <RevisionsDialog {...props} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
