import { validateWith, type AnyWidgetDefinition, type WidgetProps } from '@airshed/contract'
import { RangeBeyondReachError, type BrokerResult } from '@airshed/data'
import { titledError, useHostText, languageOf, type Reader } from '@airshed/kit/provider'
import { ErrorState, Skeleton } from '@airshed/ui'
import { memo, use, useMemo } from 'react'
import { useIntl } from 'react-intl'
import { loadDataText } from '../texts/dataText.ts'
import { loadWidget } from './pluginResource.ts'
import { SpokenWidget } from './SpokenWidget.tsx'
import { WidgetLimitsContext } from './widgetLimits.ts'
import { ConfigProblem } from './WidgetProblem.tsx'
import './loadedWidget.css'

export interface LoadedWidgetProps extends Omit<
  WidgetProps<unknown>,
  'data' | 'intl' | 'range' | 'size'
> {
  definition: AnyWidgetDefinition
  reader: Reader
  /** Why the needs could not be computed; null when they were. */
  needsError: unknown
  result: BrokerResult | null
  /** null: not measured yet. */
  size: WidgetProps<unknown>['size'] | null
  onRetry: () => void
}

/**
 * Waits for the plugin, checks the config, then renders the state of the data or the widget itself.
 * Rendered again only when one of its props changes: other changes of the card cost the widget
 * nothing.
 */
export const LoadedWidget = memo(function LoadedWidget(props: LoadedWidgetProps) {
  const { definition, reader, needsError, result, size, onRetry, ...rest } = props
  const { config } = rest
  // Start both loads before waiting for the first one.
  const [plugin, words] = [loadWidget(definition, reader), loadDataText(languageOf(reader.locale))]
  const { Component, intl, validate } = use(plugin)
  const inText = use(words)
  const data = useMemo(() => (result === null ? null : inText(result)), [result, inText])
  const pageIntl = useIntl()
  const text = useHostText()
  const { renderIn, limit } = use(WidgetLimitsContext)
  const actions = useMemo(() => limit(rest.actions), [limit, rest.actions])
  const issues = useMemo(() => validateWith(validate, config), [validate, config])
  if (issues.length > 0) return <ConfigProblem issues={issues} />
  if (needsError !== null) throw needsError
  if (data === null || size === null || data.state === 'loading') return <Skeleton />
  if (data.state === 'error') {
    return (
      <ErrorState
        {...titledError(data.error, pageIntl, text('host.loadFailed.title'))}
        // Trying again does not help: the page has another range, or none of this is shown.
        {...(data.error instanceof RangeBeyondReachError ? {} : { onRetry })}
      />
    )
  }
  const drawn = (
    <Component {...rest} actions={actions} data={data} range={data.range} size={size} intl={intl} />
  )
  return <SpokenWidget {...{ definition, config, data, intl }}>{renderIn(drawn)}</SpokenWidget>
})
