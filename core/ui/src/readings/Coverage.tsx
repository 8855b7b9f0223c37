import { COMPLETENESS_THRESHOLD, formatCoverage } from '@airshed/domain'
import { useIntl } from 'react-intl'
import { useUiText } from '../messages/uiMessages.ts'
import './readings.css'

/** Share of the expected readings as a percentage; marked if it is too low for a statistic. */
export function Coverage({ share }: { /** 0–1; null: unknown. */ share: number | null }) {
  const { locale } = useIntl()
  const text = useUiText()
  if (share === null) return <span className="air-muted">–</span>
  const isLittle = share < COMPLETENESS_THRESHOLD
  const limit = formatCoverage(COMPLETENESS_THRESHOLD, locale)
  return (
    <span
      className="air-coverage"
      data-little={isLittle}
      {...(isLittle ? { title: text('ui.coverage.little', { limit }) } : {})}
    >
      {formatCoverage(share, locale)}
    </span>
  )
}
