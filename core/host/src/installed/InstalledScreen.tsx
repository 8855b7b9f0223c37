import type { AnyScreenDefinition, PluginSource } from '@airshed/contract'
import { useNow, useSession } from '@airshed/kit'
import { localized } from '@airshed/kit/provider'
import { Skeleton } from '@airshed/ui'
import { Suspense, use, useMemo, useState, type ReactNode } from 'react'
import { IsolatedFrame } from '../isolated/IsolatedFrame.tsx'
import { useIsolatedPlugin } from '../isolated/useIsolatedPlugin.ts'
import { TrustedBox } from '../trusted/TrustedBox.tsx'
import { TrustedPlugin } from '../trusted/TrustedPlugin.tsx'
import { loadScreen } from '../widget/pluginResource.ts'

export interface InstalledScreenProps {
  definition: AnyScreenDefinition & { source: PluginSource }
  /** Parts of the path and of the query, checked. */
  params: Readonly<Record<string, unknown>>
}

/** A screen whose plugin was installed at run time, drawn where it may run. */
export default function InstalledScreen({ definition, params }: InstalledScreenProps) {
  return definition.source.tier === 'isolated' ? (
    <IsolatedScreen definition={definition} params={params} />
  ) : (
    <Suspense fallback={<Skeleton height={320} />}>
      <TrustedPlugin
        shell={definition}
        renderLoaded={(loaded) => (
          <TrustedBox definition={loaded}>
            <TrustedScreen definition={loaded as AnyScreenDefinition} params={params} />
          </TrustedBox>
        )}
      />
    </Suspense>
  )
}

function IsolatedScreen({ definition, params }: InstalledScreenProps): ReactNode {
  const { locale } = useSession()
  const [now] = useState(useNow(0))
  const paramsKey = JSON.stringify(params)
  const subject = useMemo(
    () => ({ kind: 'screen' as const, params: JSON.parse(paramsKey) as typeof params }),
    [paramsKey],
  )
  // A screen chooses its own windows of time.
  const range = useMemo(() => ({ from: now, to: now }), [now])
  const handle = useIsolatedPlugin({ definition, subject, range, isLive: true })
  return (
    <div className="air-isolated-screen">
      <IsolatedFrame
        {...handle.frame}
        url={definition.source.frameUrl}
        name={localized(definition.manifest.title, locale)}
      />
    </div>
  )
}

function TrustedScreen({
  definition,
  params,
}: {
  definition: AnyScreenDefinition
  params: InstalledScreenProps['params']
}) {
  const { locale, user, slug, theme } = useSession()
  const { timezone } = user
  const reader = useMemo(() => ({ locale, timezone }), [locale, timezone])
  const { Component, intl } = use(loadScreen(definition, reader))
  return <Component params={params} slug={slug} theme={theme} intl={intl} />
}
