import type { TargetCheck } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { targetText } from './figureText.ts'

export interface TargetMarkProps {
  /** undefined: the figure has no target that applies. */
  check: TargetCheck | undefined
  intl: PluginIntl
}

/** Whether a figure meets its target, in words and colour, with the target. */
export function TargetMark({ check, intl }: TargetMarkProps) {
  if (check === undefined || check.isMet === null) return null
  const word = intl.formatMessage({ id: check.isMet ? 'target.met' : 'target.missed' })
  return (
    <span className="colocation-target" data-met={check.isMet}>
      {word} ({targetText(check, intl)})
    </span>
  )
}
