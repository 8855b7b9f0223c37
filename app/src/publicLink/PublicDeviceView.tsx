import { catalogueName, profileInSpanish } from '@airshed/domain'
import type { Locale, PublicDevice } from '@airshed/schemas'
import { EmptyState, timeFormat, type ThemeName } from '@airshed/ui'
import { useIntl } from 'react-intl'
import { PublicGradeMark } from './PublicGradeMark.tsx'
import { PublicParameterCard } from './PublicParameterCard.tsx'
import { usePublicText } from './messages/publicMessages.ts'

export interface PublicDeviceViewProps {
  device: PublicDevice
  /** Display name of the device. */
  name: string
  theme: ThemeName
  locale: Locale
  /** Current time, ms UTC. */
  nowMs: number
}

/** A device on its public page: its name, the quality of its air, and its measurements. */
export function PublicDeviceView({ device, name, theme, locale, nowMs }: PublicDeviceViewProps) {
  const intl = useIntl()
  const text = usePublicText()
  const { air, model, serial, timezone, parameters } = device
  const profile = locale === 'es_ES' ? profileInSpanish(device.profile) : device.profile
  const cause = parameters.find(({ path }) => path === air?.path)
  const format = timeFormat(intl.locale, timezone)
  return (
    <>
      <header className="public-header">
        <h1>{name}</h1>
        <p className="public-muted">
          {[
            ...(model === name ? [] : [model]),
            ...(serial === null || serial === name ? [] : [text('public.serial', { serial })]),
            `${text('public.localTime', { time: format.time(nowMs) })} (${timezone})`,
          ].join(' · ')}
        </p>
        {device.is_simulated ? <p className="public-note">{text('public.simulated')}</p> : null}
        {air === null ? null : (
          <div className="public-air" role="group" aria-label={text('public.air')}>
            <PublicGradeMark
              grade={air}
              profile={profile}
              label={cause?.short_name ?? catalogueName(air.path, locale)}
            />
            <span className="public-muted">{text('public.by', { profile: profile.name })}</span>
          </div>
        )}
      </header>
      {parameters.length === 0 ? (
        <EmptyState title={text('public.none')} text={text('public.none.text')} />
      ) : (
        <div className="public-cards">
          {parameters.map((parameter) => (
            <PublicParameterCard
              key={parameter.path}
              {...{ device, parameter, profile, theme, locale, nowMs }}
            />
          ))}
        </div>
      )}
    </>
  )
}
