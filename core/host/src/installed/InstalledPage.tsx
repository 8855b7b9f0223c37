import type {
  PluginSource,
  ScreenDefinition,
  ScreenPageManifest,
  SetParams,
} from '@airshed/contract'
import { useNow, useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense, useMemo, useState, type ReactNode } from 'react'
import type { FrameAction } from '../bridge/frameMessages.ts'
import { IsolatedFrame } from '../isolated/IsolatedFrame.tsx'
import { useIsolatedPlugin } from '../isolated/useIsolatedPlugin.ts'
import { TrustedBox } from '../trusted/TrustedBox.tsx'
import { TrustedPlugin } from '../trusted/TrustedPlugin.tsx'
import { useLoadedPage } from '../widget/useLoaded.ts'

type Params = Readonly<Record<string, unknown>>

export interface InstalledPageProps {
  screen: ScreenDefinition & { source: PluginSource }
  page: ScreenPageManifest
  /** Parts of the path and of the query, checked. */
  params: Params
  /** Throws for a parameter that the page does not have. */
  setParams: SetParams<Params>
}

/** A page of a screen whose plugin was installed at run time, rendered where it may run. */
export default function InstalledPage(props: InstalledPageProps) {
  return props.screen.source.tier === 'isolated' ? (
    <IsolatedPage {...props} />
  ) : (
    <Suspense fallback={<Skeleton height={320} />}>
      <TrustedPlugin
        shell={props.screen}
        renderLoaded={(loaded) => (
          <TrustedBox definition={loaded}>
            <TrustedPage {...props} loaded={loaded as ScreenDefinition} />
          </TrustedBox>
        )}
      />
    </Suspense>
  )
}

function IsolatedPage({ screen, page, params, setParams }: InstalledPageProps): ReactNode {
  const { locale } = useSession()
  const [now] = useState(useNow(0))
  const paramsKey = JSON.stringify(params)
  const subject = useMemo(
    () => ({ kind: 'page' as const, page: page.id, params: JSON.parse(paramsKey) as Params }),
    [page.id, paramsKey],
  )
  // A screen chooses its own windows of time.
  const range = useMemo(() => ({ from: now, to: now }), [now])
  const onAction = (action: FrameAction): void => {
    if (action.name === 'set-params') setParams(action.changes, { replace: action.replace })
  }
  const handle = useIsolatedPlugin({ definition: screen, subject, range, isLive: true, onAction })
  return (
    <div className="air-isolated-screen">
      <IsolatedFrame
        {...handle.frame}
        source={screen.source}
        name={localized(page.title ?? screen.manifest.title, locale)}
      />
    </div>
  )
}

function TrustedPage({
  loaded,
  page,
  params,
  setParams,
}: InstalledPageProps & { loaded: ScreenDefinition }) {
  const { slug, theme } = useSession()
  const { Component, intl } = useLoadedPage(loaded, loaded.pages[page.id]!)
  return <Component {...{ params, setParams, slug, theme, intl }} />
}
