import { titledError, useCall, type PluginEffect, type PluginSummary } from '@airshed/console-kit'
import { previewPluginDecision } from '@airshed/console-kit/calls'
import { ErrorState, Skeleton, type PluginIntl } from '@airshed/kit'

/** What the server reports about the effect of a decision before it is made. */
export const useEffectOf = (
  { id, organization_id }: PluginSummary,
  version: string,
  decision: 'use' | 'remove',
) =>
  useCall(
    previewPluginDecision,
    { params: { id, version }, query: { organization_id, decision } },
    // Dashboards change by the minute, and the response is read just before it matters.
    { staleTimeMs: 0 },
  )

export interface EffectTextProps {
  effect: ReturnType<typeof useEffectOf>
  intl: PluginIntl
}

/** The effect on widgets of dashboards: how many, and what replaces each. */
export function EffectText({ effect: { data, error, refetch }, intl }: EffectTextProps) {
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values)
  if (data !== undefined) return <Words effect={data} text={text} />
  if (error === null) return <Skeleton height={64} />
  return (
    <ErrorState
      {...titledError(error, intl, text('effect.error'))}
      onRetry={() => void refetch()}
    />
  )
}

interface WordsProps {
  effect: PluginEffect
  text: (id: string, values?: Record<string, string | number>) => string
}

function Words({ effect: { widgets, dashboards, outcomes }, text }: WordsProps) {
  if (widgets === 0) return <p>{text('effect.none')}</p>
  return (
    <>
      <p>{text('effect.all', { widgets, dashboards })}</p>
      <ul className="plugins-points">
        {outcomes.map((one) => (
          <li key={one.config_version}>
            {text(`effect.${one.is_changed ? one.outcome : 'same'}`, {
              widgets: one.widgets,
              version: one.drawn_by ?? '',
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
