import type { AlertHistory } from '@airshed/console-kit'

/** A time during which the alert was active, ms UTC. */
export interface ActiveSpan {
  from: number
  to: number
  /** It had begun before the history does. */
  isOpenBefore: boolean
  /** It is not over yet. */
  isOpenAfter: boolean
}

/** When an alert was active, oldest first. */
export function activeSpans({ from, to, before, changes }: AlertHistory): ActiveSpan[] {
  const spans: ActiveSpan[] = []
  let openFrom: number | null = before === true ? from : null
  for (const { ts, is_active: isActive } of changes) {
    if (isActive) openFrom ??= ts
    else if (openFrom !== null) {
      spans.push({ from: openFrom, to: ts, ...isOpen(openFrom), isOpenAfter: false })
      openFrom = null
    }
  }
  if (openFrom !== null) spans.push({ from: openFrom, to, ...isOpen(openFrom), isOpenAfter: true })
  return spans

  function isOpen(start: number): Pick<ActiveSpan, 'isOpenBefore'> {
    return { isOpenBefore: before === true && start === from }
  }
}

/** Time for which it was active, ms. */
export const activeMs = (spans: readonly ActiveSpan[]): number =>
  spans.reduce((sum, { from, to }) => sum + to - from, 0)
