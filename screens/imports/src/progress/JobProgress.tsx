import { WorkProgress, type FileImport } from '@airshed/console-kit'
import { formatShare, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'

export interface JobProgressProps {
  found: Pick<FileImport, 'state' | 'progress'>
  intl: PluginIntl
}

/** How far the job of an import is. */
export function JobProgress({ found: { state, progress }, intl }: JobProgressProps) {
  const text = textOf(intl)
  if (progress === null) return <WorkProgress words={text('job.waiting')} share={null} />
  const { done, of, rows } = progress
  const share = of === 0 ? 0 : Math.min(1, done / of)
  return (
    <WorkProgress
      words={text(`job.${state}`, {
        share: formatShare(share, intl.locale),
        rows: intl.formatNumber(rows),
      })}
      share={share}
    />
  )
}
