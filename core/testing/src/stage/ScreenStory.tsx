import type {
  RegisteredPlugin,
  PageParams,
  ScreenDefinition,
  WidgetThumbnails,
} from '@airshed/contract'
import { useLoadedPage } from '@airshed/host'
import type { PluginIntl } from '@airshed/kit'
import { AirshedProvider, useAirshed } from '@airshed/kit/provider'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { FakeServerOptions } from '../fakes/server.ts'
import { placeIn, WithParams } from '../screen/WithParams.tsx'
import { PAGE_MESSAGES } from './pageMessages.ts'
import { createTestPage } from './testAirshed.ts'

export interface ScreenStageProps {
  plugin: ScreenDefinition
  /** The contents of the in-memory server. */
  server?: FakeServerOptions
  /** Widgets and forms that are available besides the screen. Default none. */
  plugins?: readonly RegisteredPlugin[]
  /** Drawings of these widgets. Default none. */
  thumbnails?: WidgetThumbnails
  /** Kiosk mode: only the page, as on a wall display. Default false. */
  isKiosk?: boolean
}

export interface ScreenStoryProps extends ScreenStageProps {
  /** Id of the page to render. Default the first. */
  page?: string
  /** The initial address; changes of it are rendered. */
  params: PageParams
}

export interface ScreenPartStoryProps extends ScreenStageProps {
  /** Renders the part, with the texts of its screen. */
  part: (intl: PluginIntl) => ReactNode
}

/** A page of a screen on an in-memory server, for stories and pictures. */
export function ScreenStory({ page, params, ...stage }: ScreenStoryProps) {
  return (
    <ScreenStage {...stage}>
      <Page plugin={stage.plugin} {...(page === undefined ? {} : { page })} params={params} />
    </ScreenStage>
  )
}

/** A part of a screen, such as a dialog, in its context but without the rest of the screen. */
export function ScreenPartStory({ part, ...stage }: ScreenPartStoryProps) {
  return (
    <ScreenStage {...stage}>
      <Part plugin={stage.plugin} part={part} />
    </ScreenStage>
  )
}

function ScreenStage({
  plugin,
  server,
  plugins,
  thumbnails,
  isKiosk = false,
  children,
}: ScreenStageProps & { children: ReactNode }) {
  const { theme, locale } = useAirshed().session
  const { value, queryClient } = useMemo(() => {
    const airshed = createTestPage({
      ...server,
      plugins: [plugin, ...(plugins ?? [])],
      thumbnails: thumbnails ?? {},
      theme,
      locale,
    })
    const kiosk = { isKiosk, leave: () => undefined }
    return { ...airshed, value: { ...airshed.value, kiosk } }
  }, [plugin, plugins, thumbnails, server, isKiosk, theme, locale])
  return (
    <AirshedProvider value={value} queryClient={queryClient} messages={PAGE_MESSAGES}>
      <Suspense fallback={null}>{children}</Suspense>
    </AirshedProvider>
  )
}

function Page({ plugin, page, params }: Pick<ScreenStoryProps, 'plugin' | 'page' | 'params'>) {
  const { slug, theme } = useAirshed().session
  const { Component, intl } = useLoadedPage(plugin, placeIn(plugin, page).definition)
  return (
    <WithParams key={JSON.stringify(params)} start={params}>
      {(around) => <Component {...{ ...around, slug, theme, intl }} />}
    </WithParams>
  )
}

function Part({ plugin, part }: Pick<ScreenPartStoryProps, 'plugin' | 'part'>) {
  const { intl } = useLoadedPage(plugin, placeIn(plugin).definition)
  return part(intl)
}
