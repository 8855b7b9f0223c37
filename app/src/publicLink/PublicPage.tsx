import { ApiError, type ApiClient } from '@airshed/data'
import { titledError } from '@airshed/kit/provider'
import type { Locale } from '@airshed/schemas'
import { EmptyState, ErrorState, Mark, Skeleton, timeFormat, type ThemeName } from '@airshed/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { PublicDeviceView } from './PublicDeviceView.tsx'
import { usePublicText } from './messages/publicMessages.ts'
import { isGone, usePublicDevice } from './usePublicDevice.ts'
import './publicPage.css'

const SKELETONS = ['one', 'two', 'three']

export interface PublicPageProps {
  /** A client without a signed-in user. */
  api: ApiClient
  code: string
  theme: ThemeName
  locale: Locale
  /** Embedded in a frame of another site. */
  isEmbedded: boolean
  /** ms UTC. Default: the system’s clock. */
  clock?: () => number
}

/** The public page of a device, in its states: loading, shown, gone, busy, unreachable. */
export function PublicPage(props: PublicPageProps) {
  const { api, code, theme, locale, isEmbedded, clock = Date.now } = props
  const intl = useIntl()
  const text = usePublicText()
  const { device, error, nowMs, retry } = usePublicDevice(api, code, clock)
  const isOver = isGone(error)
  const name = device === undefined ? '' : device.name || device.serial || device.model
  const title = isOver ? text('public.gone') : name
  useEffect(() => {
    if (title !== '') document.title = title
  }, [title])
  return (
    <main className="public-page" data-embedded={isEmbedded}>
      {body()}
      {isEmbedded ? null : (
        <footer className="public-footer">
          <Mark size={16} />
          Airshed
        </footer>
      )}
    </main>
  )

  function body() {
    if (isOver) return <EmptyState title={text('public.gone')} text={text('public.gone.text')} />
    if (device === undefined && error === null) {
      return (
        <div className="public-cards" role="status" aria-label={text('public.loading')}>
          {SKELETONS.map((one) => (
            <div key={one} className="public-skeleton">
              <Skeleton />
            </div>
          ))}
        </div>
      )
    }
    if (device === undefined) {
      const isBusy = error instanceof ApiError && error.status === 429
      return (
        <ErrorState
          {...titledError(error, intl, text(isBusy ? 'public.busy' : 'public.failed'))}
          onRetry={retry}
        />
      )
    }
    const { time } = timeFormat(intl.locale, device.timezone)
    return (
      <>
        {error === null ? null : (
          <p className="public-note" role="status">
            {text('public.lost', { time: time(device.made_at) })}
          </p>
        )}
        <PublicDeviceView {...{ device, name, theme, locale, nowMs }} />
      </>
    )
  }
}
