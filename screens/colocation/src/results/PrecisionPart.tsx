import { FactList, type Colocation } from '@airshed/console-kit'
import type { PluginIntl } from '@airshed/kit'
import { figure, percentText, withUnit } from './figureText.ts'
import { TargetMark } from './TargetMark.tsx'

export interface PrecisionPartProps {
  study: Colocation
  intl: PluginIntl
}

const NAME_WIDTH_PX = 150

/** How well the sensors agree with one another; of fewer than three, why that is not known. */
export function PrecisionPart({ study, intl }: PrecisionPartProps) {
  const { precision, unit } = study
  const text = (id: string): string => intl.formatMessage({ id })
  if (precision === null) return <p className="air-muted">{text('precision.none')}</p>
  const checkOf = (name: 'sd' | 'cvPercent') =>
    precision.target?.checks.find((check) => check.figure === name)
  const facts = [
    {
      id: 'sd',
      name: text('precision.sd'),
      value: (
        <>
          {withUnit(figure(precision.sd, intl), unit)}{' '}
          <TargetMark check={checkOf('sd')} intl={intl} />
        </>
      ),
    },
    {
      id: 'cv',
      name: text('precision.cv'),
      value: (
        <>
          {percentText(precision.cvPercent, intl)}{' '}
          <TargetMark check={checkOf('cvPercent')} intl={intl} />
        </>
      ),
    },
    { id: 'count', name: text('precision.count'), value: intl.formatNumber(precision.count) },
  ]
  return <FactList facts={facts} nameWidthPx={NAME_WIDTH_PX} />
}
