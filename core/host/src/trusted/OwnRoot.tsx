import type { PluginIntl } from '@airshed/contract'
import { AirshedContext, type AirshedValue } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RawIntlProvider, useIntl } from 'react-intl'
import { PLUGIN_ATTRIBUTE } from './lastUse.ts'

export interface OwnRootProps {
  /** Stands at the element in which it draws. */
  pluginId: string
  /** What the kit's hooks stand on inside. */
  value: AirshedValue
  /** Told what was thrown when it was taken away, where no boundary is left to catch it. */
  onLateError: (error: unknown) => void
  /** Told before each drawing, and once it was drawn or threw. */
  onDraw: () => void
  onDrawn: () => void
  children: ReactNode
}

/** Texts of the page, as react-intl gives them. */
type PageIntl = PluginIntl

/**
 * A root of its own for what an installed plugin draws in the page: what it throws, even while it is
 * taken away, reaches its own card and nothing else.
 *
 * @throws what is thrown inside, where the nearest boundary of the page catches it
 */
export function OwnRoot({ pluginId, value, onLateError, onDraw, onDrawn, children }: OwnRootProps) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root | null>(null)
  const intl = useIntl() as PageIntl
  const [queryClient] = useState(() => new QueryClient())
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const isGone = useRef(false)
  const newest = useRef({ onLateError, onDrawn })
  useLayoutEffect(() => {
    newest.current = { onLateError, onDrawn }
  })

  useLayoutEffect(() => {
    if (place.current === null) return
    const fail = (error: unknown): void => {
      // What throws does not hang.
      newest.current.onDrawn()
      if (isGone.current) newest.current.onLateError(error)
      else setFailure({ error })
    }
    // What a boundary inside catches stays there: a screen outlives its widgets.
    root.current ??= createRoot(place.current, { onUncaughtError: fail })
    onDraw()
    root.current.render(
      <AirshedContext value={value}>
        <QueryClientProvider client={queryClient}>
          <RawIntlProvider value={intl as never}>
            <Suspense fallback={<Skeleton />}>{children}</Suspense>
            <Drawn onDrawn={onDrawn} />
          </RawIntlProvider>
        </QueryClientProvider>
      </AirshedContext>,
    )
  }, [value, queryClient, intl, onDraw, onDrawn, children])

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      const old = root.current
      root.current = null
      // React is in the middle of taking this away: the root inside goes right after.
      queueMicrotask(() => old?.unmount())
    }
  }, [])

  if (failure !== null) throw failure.error
  return <div className="air-widget" ref={place} {...{ [PLUGIN_ATTRIBUTE]: pluginId }} />
}

function Drawn({ onDrawn }: Pick<OwnRootProps, 'onDrawn'>) {
  useLayoutEffect(() => {
    onDrawn()
  })
  return null
}
