import { averagingWords, periodWords, useChartText } from '@airshed/charts'
import { belowLimitOf, catalogueName, hiddenReading } from '@airshed/domain'
import type { DeviceProfile, Locale, PublicDevice, PublicParameter } from '@airshed/schemas'
import {
  Card,
  HiddenMark,
  NewestReading,
  NumberWithUnit,
  RelativeTime,
  type ThemeName,
} from '@airshed/ui'
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

/**
 * One parameter: the number that was graded with its grade, and the newest value small; where that itself is graded, or nothing,
 * the newest value large, in each unit, and its age; then its chart.
 */
export function PublicParameterCard(props: PublicParameterCardProps) {
  const { device, parameter, profile, theme, locale, nowMs } = props
  const intl = useIntl()
  const text = usePublicText()
  const chartText = useChartText()
  const { path, short_name: shortName, kind, at, values, graded, flags, grade, info } = parameter
  const name = catalogueName(path, locale)
  const hidden = hiddenReading(flags, path)
  const period = averagingWords([{ ...info, kind }], intl.locale, chartText)
  const isApart = grade !== null && graded.length > 0
  return (
    <Card title={name} state={name === shortName ? undefined : shortName}>
      <div className="public-parameter" data-stale={parameter.is_stale && !isApart}>
        {isApart ? (
          <>
            <PublicValues values={graded} />
            <PublicGradeMark grade={grade} profile={profile} />
            <Newest {...props} period={period} />
          </>
        ) : at === null ? (
          <p className="public-muted">
            {text('public.noValue', { period: periodWords(device.to - device.from, intl.locale) })}
          </p>
        ) : (
          <>
            {hidden === null ? (
              <PublicValues values={values} flags={flags} />
            ) : (
              <p className="public-values">
                <HiddenMark hidden={hidden} unit={values[0]?.unit ?? ''} />
              </p>
            )}
            <p className="public-muted">
              {period}
              {' · '}
              <RelativeTime at={at} now={nowMs} timezone={device.timezone} />
            </p>
          </>
        )}
        {parameter.is_stale ? <p className="public-stale">{text('public.stale')}</p> : null}
        {grade === null || isApart ? null : <PublicGradeMark grade={grade} profile={profile} />}
        <PublicChart {...{ device, parameter, name, theme }} />
      </div>
    </Card>
  )
}

/** A value in each of its units, the main one larger. */
function PublicValues({
  values,
  flags,
}: Pick<PublicParameter, 'values'> & Partial<Pick<PublicParameter, 'flags'>>) {
  return (
    <p className="public-values">
      {values.map(({ value, unit, precision }, index) => (
        <NumberWithUnit
          key={unit}
          {...{ value, unit, precision }}
          belowLimit={belowLimitOf(value, flags) ?? undefined}
          size={index === 0 ? 'display' : 'large'}
        />
      ))}
    </p>
  )
}

/** Below the number that was graded, the newest value with its time and what it measures. */
function Newest({
  device,
  parameter,
  nowMs,
  period,
}: PublicParameterCardProps & { period: string }) {
  const { at, values, flags, path, is_stale: isOld } = parameter
  const [{ unit, precision, value } = { unit: '', precision: 1, value: null }] = values
  const hidden = hiddenReading(flags, path)
  const isFaulty = hidden !== null
  const belowLimit = belowLimitOf(value, flags)
  const reading = {
    value,
    atMs: at,
    isOld,
    isFaulty,
    ...(isFaulty ? { hidden } : {}),
    ...(belowLimit === null ? {} : { belowLimit }),
  }
  if (at === null || (value === null && !isFaulty)) return null
  return (
    <p className="public-muted">
      <NewestReading {...{ reading, unit, precision, nowMs }} timezone={device.timezone} />
      {` · ${period}`}
    </p>
  )
}
