import {
  validateWith,
  writePageParams,
  type AnyScreenPage,
  type PageParams,
  type ScreenDefinition,
  type ScreenPageManifest,
  type SetParams,
} from '@airshed/contract'
import { useSession } from '@airshed/kit'
import { ErrorState, Skeleton } from '@airshed/ui'
import { Suspense, useCallback } from 'react'
import { ConfigProblem } from '../widget/WidgetProblem.tsx'
import { useLoadedPage } from '../widget/useLoaded.ts'
import type { FrameBridge } from './bridge.ts'
import { useDrawn } from './useDrawn.ts'

export interface FramedPageProps {
  bridge: FrameBridge
  screen: ScreenDefinition
  page: ScreenPageManifest
  definition: AnyScreenPage
  params: PageParams
}

/** A page of a screen in its frame. */
export function FramedPage(props: FramedPageProps) {
  return (
    <main className="air-framed-screen" data-layout={props.page.layout}>
      <Suspense fallback={<Skeleton height={320} />}>
        <LoadedPage {...props} />
      </Suspense>
    </main>
  )
}

function LoadedPage({ bridge, screen, page, definition, params }: FramedPageProps) {
  const { slug, theme } = useSession()
  const { Component, intl, validate } = useLoadedPage(screen, definition)
  useDrawn(bridge)
  const setParams = useSendParams(bridge, page, definition)
  const issues = validateWith(validate, params)
  if (issues.length > 0) return <ConfigProblem issues={issues} />
  return <Component {...{ params, setParams, slug, theme, intl }} />
}

/** Asks the surrounding page to change its address. */
function useSendParams(
  bridge: FrameBridge,
  { path }: ScreenPageManifest,
  { params: schema }: AnyScreenPage,
): SetParams<PageParams> {
  return useCallback(
    (changes, options) => {
      const parts = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '']))
      const texts = Object.entries(writePageParams(schema, { path: parts }, changes))
      bridge.post({
        kind: 'act',
        action: {
          name: 'set-params',
          changes: Object.fromEntries(texts.map(([name, text]) => [name, text ?? null])),
          replace: options?.replace ?? false,
        },
      })
    },
    [bridge, path, schema],
  )
}

/** The error for a definition whose kind differs from the one that the page expects. */
export function WrongKind({ bridge }: Pick<FramedPageProps, 'bridge'>) {
  useDrawn(bridge)
  return <ErrorState />
}
