import { COMPLETENESS_THRESHOLD } from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import './readings.css'

/** Share of the expected readings as a percentage; marked if it is too low for a statistic. */
export function Coverage({ share }: { /** 0–1; null: unknown. */ share: number | null }) {
  const { formatNumber } = useIntl()
  const text = useUiText()
  if (share === null) return <span className="air-muted">–</span>
  // 99.7 % is incomplete and must not be rounded to 100 %.
  const shown = share < 1 ? Math.min(0.99, share) : 1
  const isLittle = share < COMPLETENESS_THRESHOLD
  const limit = formatNumber(COMPLETENESS_THRESHOLD, { style: 'percent' })
  return (
    <span
      className="air-coverage"
      data-little={isLittle}
      {...(isLittle ? { title: text('ui.coverage.little', { limit }) } : {})}
    >
      {formatNumber(shown, { style: 'percent', maximumFractionDigits: 0 })}
    </span>
  )
}
