import type { AnyPlugin, AnyScreenDefinition } from '@airshed/contract'
import { useLoadedScreen } from '@airshed/host'
import type { PluginIntl } from '@airshed/kit'
import { AirshedProvider, useAirshed } from '@airshed/kit/provider'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { FakeServerOptions } from '../fakes/server.ts'
import { PAGE_MESSAGES } from './pageMessages.ts'
import { createTestAirshed } from './testAirshed.ts'

export interface ScreenStageProps {
  plugin: AnyScreenDefinition
  /** What the server in memory knows. */
  server?: FakeServerOptions
  /** Widgets and forms that are there beside the screen. Default none. */
  plugins?: readonly AnyPlugin[]
  /** The page alone, as on a wall. Default false. */
  isKiosk?: boolean
}

export interface ScreenStoryProps extends ScreenStageProps {
  params: object
}

export interface ScreenPartStoryProps extends ScreenStageProps {
  /** Draws the part, with the words of its screen. */
  part: (intl: PluginIntl) => ReactNode
}

/** A screen on a server in memory, for stories and pictures. */
export function ScreenStory({ params, ...stage }: ScreenStoryProps) {
  return (
    <ScreenStage {...stage}>
      <Screen plugin={stage.plugin} params={params} />
    </ScreenStage>
  )
}

/** A part of a screen, such as a dialog, in its place but alone. */
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
  isKiosk = false,
  children,
}: ScreenStageProps & { children: ReactNode }) {
  const { theme, locale } = useAirshed().session
  const { value, queryClient } = useMemo(() => {
    const airshed = createTestAirshed({
      ...server,
      plugins: [plugin, ...(plugins ?? [])],
      theme,
      locale,
    })
    const kiosk = { isKiosk, leave: () => undefined }
    return { ...airshed, value: { ...airshed.value, kiosk } }
  }, [plugin, plugins, server, isKiosk, theme, locale])
  return (
    <AirshedProvider value={value} queryClient={queryClient} messages={PAGE_MESSAGES}>
      <Suspense fallback={null}>{children}</Suspense>
    </AirshedProvider>
  )
}

function Screen({ plugin, params }: Pick<ScreenStoryProps, 'plugin' | 'params'>) {
  const { session } = useAirshed()
  const { Component, intl } = useLoadedScreen(plugin)
  return <Component params={params} slug={session.slug} theme={session.theme} intl={intl} />
}

function Part({ plugin, part }: Pick<ScreenPartStoryProps, 'plugin' | 'part'>) {
  const { intl } = useLoadedScreen(plugin)
  return part(intl)
}
