import type { AnyScreenDefinition } from '@airshed/contract'
import { validateWith } from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { ErrorState, Skeleton } from '@airshed/ui'
import { Suspense, use, useMemo } from 'react'
import { ConfigProblem } from '../widget/WidgetProblem.tsx'
import { loadScreen } from '../widget/pluginResource.ts'
import type { FrameBridge } from './bridge.ts'
import { useDrawn } from './useDrawn.ts'

export interface FramedScreenProps {
  bridge: FrameBridge
  definition: AnyScreenDefinition
  params: Readonly<Record<string, unknown>>
}

/** A screen in its frame. */
export function FramedScreen(props: FramedScreenProps) {
  return (
    <main className="air-framed-screen" data-layout={props.definition.manifest.layout}>
      <Suspense fallback={<Skeleton height={320} />}>
        <LoadedScreen {...props} />
      </Suspense>
    </main>
  )
}

function LoadedScreen({ bridge, definition, params }: FramedScreenProps) {
  const { locale, user, slug, theme } = useSession()
  const { timezone } = user
  const reader = useMemo(() => ({ locale, timezone }), [locale, timezone])
  const { Component, intl, validate } = use(loadScreen(definition, reader))
  useDrawn(bridge)
  const issues = validateWith(validate, params)
  if (issues.length > 0) return <ConfigProblem issues={issues} />
  return <Component params={params} slug={slug} theme={theme} intl={intl} />
}

/** What is told where a definition is of another kind than the page expects. */
export function WrongKind({ bridge }: Pick<FramedScreenProps, 'bridge'>) {
  useDrawn(bridge)
  return <ErrorState />
}
