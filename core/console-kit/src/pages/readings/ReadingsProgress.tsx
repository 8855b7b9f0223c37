import type { FileProgress } from '@airshed/data'
import { Button, Dialog } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { WorkProgress } from '../parts/WorkProgress.tsx'
import { usePagesText } from '../messages/pagesText.ts'

export interface ReadingsProgressProps {
  /** null: nothing has arrived yet. */
  progress: FileProgress | null
  onCancel: () => void
}

const WIDTH_PX = 420
const MEGABYTE = 1_000_000

/** Download progress of a file of readings. The number of its lines is estimated by the server. */
export function ReadingsProgress({ progress, onCancel }: ReadingsProgressProps) {
  const text = usePagesText()
  const intl = useIntl()
  const { lines = 0, bytes = 0, linesAbout = null } = progress ?? {}
  const megabytes = intl.formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 })
  const words =
    progress === null
      ? text('readings.waiting')
      : linesAbout === null
        ? text('readings.arrived', { lines, megabytes })
        : text('readings.arrivedOf', { lines, about: Math.max(lines, linesAbout), megabytes })
  return (
    <Dialog
      isOpen
      width={WIDTH_PX}
      title={text('readings.title')}
      canOutsideClickClose={false}
      onClose={onCancel}
      actions={<Button text={text('readings.cancel')} onClick={onCancel} />}
    >
      <WorkProgress
        words={words}
        share={linesAbout === null ? null : lines / Math.max(1, linesAbout)}
      />
    </Dialog>
  )
}
