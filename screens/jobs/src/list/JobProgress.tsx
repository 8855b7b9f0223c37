import { ProgressBar, type Job } from '@airshed/console-kit'
import { formatShare, type PluginIntl } from '@airshed/kit'
import { kindText } from '../rules/kindText.ts'

export interface JobProgressProps {
  job: Job
  intl: PluginIntl
}

/** The progress of a running job, as a bar and as text; nothing if it reports none. */
export function JobProgress({ job: { state, kind, progress }, intl }: JobProgressProps) {
  if (state !== 'running' || progress === null || progress.of <= 0) return null
  const share = Math.min(1, Math.max(0, progress.done / progress.of))
  const words = progress.words ?? formatShare(share, intl.locale)
  return (
    <span className="jobs-progress" title={words}>
      <ProgressBar
        label={intl.formatMessage({ id: 'progress.of' }, { kind: kindText(kind, intl) })}
        share={share}
        words={words}
      />
      <span className="jobs-progress-text">{words}</span>
    </span>
  )
}
