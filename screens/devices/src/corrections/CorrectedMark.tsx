import type { DataPoint, PluginIntl } from '@airshed/kit'
import '../details/muted.css'
import './corrections.css'

export interface CorrectedMarkProps {
  point: DataPoint
  intl: PluginIntl
}

/** Digits of the reported value. */
const DIGITS = 6

/** Says that the newest value of a parameter is corrected, and what the device reported; nothing if it is not. */
export function CorrectedMark({ point, intl }: CorrectedMarkProps) {
  const { correction, unit } = point
  if (correction?.basis !== 'corrected') return null
  const { version, lastReported } = correction
  const title =
    lastReported === null
      ? intl.formatMessage({ id: 'correction.mark.version' }, { version })
      : intl.formatMessage(
          { id: 'correction.mark.reported' },
          {
            version,
            value: intl.formatNumber(lastReported, { maximumSignificantDigits: DIGITS }),
            unit,
          },
        )
  return (
    <span className="devices-corrected-mark devices-muted" title={title}>
      {intl.formatMessage({ id: 'correction.mark' })}
    </span>
  )
}
