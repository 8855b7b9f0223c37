import { EmptyState, formatValue, type WidgetProps } from '@airshed/kit'
import { useEffect, useState } from 'react'
import { newestValue, type GaugeConfig } from './gaugeConfig.ts'

/** A well-behaved widget: one number, with a state for each kind of missing data. */
export default function GoodGauge({
  config,
  data,
  intl,
  viewState,
  actions,
}: WidgetProps<GaugeConfig>) {
  const [isWide, setIsWide] = useState(() => window.innerWidth > 600)
  useEffect(() => {
    const look = (): void => setIsWide(window.innerWidth > 600)
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  const value = newestValue(data)
  if (value === null) return <EmptyState title={intl.formatMessage({ id: 'state.noData' })} />
  const isBig = viewState['isBig'] === true
  return (
    <div style={{ fontSize: isBig || isWide ? 24 : 16 }}>
      <p>
        {config.name}: {formatValue(value, intl.locale, config.precision ?? 1)}
      </p>
      <button type="button" onClick={() => actions.setViewState({ isBig: !isBig })}>
        {intl.formatMessage({ id: 'size' })}
      </button>
    </div>
  )
}
