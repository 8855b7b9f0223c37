import type { PluginIntl } from '@airshed/contract'
import { createQueryClient } from '@airshed/data'
import { AirshedContext, type AirshedValue } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { RawIntlProvider, useIntl } from 'react-intl'
import { PLUGIN_ATTRIBUTE } from './lastUse.ts'

export interface OwnRootProps {
  /** Value of the attribute on the element that it renders into. */
  pluginId: string
  /** The context of the kit's hooks inside. */
  value: AirshedValue
  /** Called with errors during unmounting, when no boundary is left to catch them. */
  onLateError: (error: unknown) => void
  /** Called before each render; `onDrawn` once it was drawn or threw. */
  onDraw: () => void
  onDrawn: () => void
  children: ReactNode
}

/** Texts of the page, as provided by react-intl. */
type PageIntl = PluginIntl

/**
 * A separate root for what an installed plugin renders in the page: its errors, even during
 * unmounting, reach its own card and nothing else.
 *
 * @throws errors from inside, so that the nearest boundary of the page catches them
 */
export function OwnRoot({ pluginId, value, onLateError, onDraw, onDrawn, children }: OwnRootProps) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root | null>(null)
  const intl = useIntl() as PageIntl
  const [queryClient] = useState(createQueryClient)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const isGone = useRef(false)
  const newest = useRef({ onLateError, onDrawn })
  useLayoutEffect(() => {
    newest.current = { onLateError, onDrawn }
  })

  useLayoutEffect(() => {
    if (place.current === null) return
    const fail = (error: unknown): void => {
      // A plugin that throws does not hang.
      newest.current.onDrawn()
      if (isGone.current) newest.current.onLateError(error)
      else setFailure({ error })
    }
    // An error caught by an inner boundary stays there: a screen survives the failure of its widgets.
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
      // React is unmounting this right now: unmount the inner root directly afterwards.
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
