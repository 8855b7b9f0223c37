import type { WebhookAttempt } from '@airshed/console-kit'
import { timeFormat, useSession, type PluginIntl } from '@airshed/kit'
import { textOf } from '../textOf.ts'
import { outcomeText } from './deliveryText.ts'

export interface AttemptListProps {
  /** In chronological order. */
  attempts: readonly WebhookAttempt[]
  intl: PluginIntl
}

/** Every attempt at a delivery, the latest on top; nothing if there was at most one. */
export function AttemptList({ attempts, intl }: AttemptListProps) {
  const { locale } = useSession()
  if (attempts.length < 2) return null
  const text = textOf(intl)
  const format = timeFormat(locale.replace('_', '-'), intl.timeZone ?? 'UTC')
  const title = text('delivery.all')
  return (
    <section className="webhooks-attempts" aria-label={title}>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard */}
      <ol tabIndex={0} aria-label={title}>
        {attempts.toReversed().map((attempt) => (
          <li key={attempt.number}>
            <span>{format.exact(attempt.at)}</span>
            <span>{outcomeText(attempt, text) || text('delivery.state.delivered')}</span>
            <span>{text('delivery.ms', { ms: intl.formatNumber(attempt.duration_ms) })}</span>
            <span className="webhooks-attempt-answer" title={attempt.answer ?? undefined}>
              {attempt.answer}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
