import { lazy, Suspense } from 'react'
import type { ActingBannerProps } from './ActingBanner.tsx'

// Only those who act for others need it.
const Banner = lazy(async () => ({ default: (await import('./ActingBanner.tsx')).ActingBanner }))

/** The banner of whoever acts for somebody else, loaded when it is shown. */
export function ActingNotice(props: ActingBannerProps) {
  return (
    <Suspense fallback={null}>
      <Banner {...props} />
    </Suspense>
  )
}
