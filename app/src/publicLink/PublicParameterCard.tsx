import { averagingWords, periodWords, useChartText } from '@airshed/charts'
import { belowLimitOf, catalogueName, hiddenReading } from '@airshed/domain'
import type { DeviceProfile, Locale, PublicDevice, PublicParameter } from '@airshed/schemas'
import { Card, HiddenMark, NumberWithUnit, RelativeTime, type ThemeName } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { PublicChart } from './PublicChart.tsx'
import { PublicGradeMark } from './PublicGradeMark.tsx'
import { usePublicText } from './messages/publicMessages.ts'

export interface PublicParameterCardProps {
  device: PublicDevice
  parameter: PublicParameter
  /** Texts are in the language of the page. */
  profile: DeviceProfile
  theme: ThemeName
  locale: Locale
  /** Current time, ms UTC. */
  nowMs: number
}

/** One parameter: its newest value in each unit, what it measures, its age and grade, and its chart. */
export function PublicParameterCard(props: PublicParameterCardProps) {
  const { device, parameter, profile, theme, locale, nowMs } = props
  const intl = useIntl()
  const text = usePublicText()
  const chartText = useChartText()
  const { path, short_name: shortName, kind, at, values, flags, grade, info } = parameter
  const name = catalogueName(path, locale)
  const hidden = hiddenReading(flags, path)
  const { averagingPeriodMs } = info
  return (
    <Card title={name} state={name === shortName ? undefined : shortName}>
      <div className="public-parameter" data-stale={parameter.is_stale}>
        {at === null ? (
          <p className="public-muted">
            {text('public.noValue', { period: periodWords(device.to - device.from, intl.locale) })}
          </p>
        ) : (
          <>
            <p className="public-values">
              {hidden === null ? (
                values.map(({ value, unit, precision }, index) => (
                  <NumberWithUnit
                    key={unit}
                    {...{ value, unit, precision }}
                    belowLimit={belowLimitOf(value, flags) ?? undefined}
                    size={index === 0 ? 'display' : 'large'}
                  />
                ))
              ) : (
                <HiddenMark hidden={hidden} unit={values[0]?.unit ?? ''} />
              )}
            </p>
            <p className="public-muted">
              {averagingWords([{ averagingPeriodMs, kind }], intl.locale, chartText)}
              {' · '}
              <RelativeTime at={at} now={nowMs} timezone={device.timezone} />
            </p>
          </>
        )}
        {parameter.is_stale ? <p className="public-stale">{text('public.stale')}</p> : null}
        {grade === null ? null : <PublicGradeMark grade={grade} profile={profile} />}
        <PublicChart {...{ device, parameter, name, theme }} />
      </div>
    </Card>
  )
}
