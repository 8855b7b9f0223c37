import type {
  RegisteredPlugin,
  PageParams,
  ScreenDefinition,
  WidgetThumbnails,
} from '@airshed/contract'
import { createPluginIntl } from '@airshed/kit'
import type { Locale, Theme } from '@airshed/schemas'
import { ToastRegion } from '@airshed/ui'
import { Suspense } from 'react'
import { TEST_TIMEZONE } from '../builders/times.ts'
import type { FakeServerOptions } from '../fakes/server.ts'
import { drawPage, type DrawnPage } from '../rendering/drawPage.tsx'
import { nextFrames, pause } from '../rendering/frames.ts'
import { createTestPage, type TestAirshed, type TestAirshedOptions } from '../stage/testAirshed.ts'
import { placeIn, WithParams } from './WithParams.tsx'

export interface RenderScreenOptions {
  /** Id of the page to render. Default the first. */
  page?: string
  /** The initial address; changes of it are rendered. */
  params: PageParams
  /** The contents of the in-memory server. */
  server?: FakeServerOptions & Pick<TestAirshedOptions, 'isRetrying' | 'slug'>
  /** Widgets that its dashboards may contain. Default none. */
  plugins?: readonly RegisteredPlugin[]
  /** Drawings of these widgets. Default none. */
  thumbnails?: WidgetThumbnails
  /** Default `light`. */
  theme?: Theme
  /** Default `en_US`. */
  locale?: Locale
  /** Width of the page in CSS pixels. Default as wide as the window. */
  widthPx?: number
}

/** A rendered screen, with a record of its actions. */
export interface RenderedScreen extends DrawnPage {
  /** Paths that it navigated to. */
  visited: readonly string[]
  /** Calls of the server so far, oldest first. */
  calls: TestAirshed['calls']
  /** The current parameters, as set by the screen. */
  params: () => PageParams
  /** Fetches everything on the page again, as when somebody else has changed it. */
  refetch: () => Promise<void>
}

/** Time until a screen has its responses: the in-memory server responds at once. */
const ANSWERED_AFTER_MS = 120
/** Maximum number of further pauses: on a busy machine, requests that follow from responses take longer. */
const MORE_PAUSES = 10

/** Renders a page of a screen in real Chromium, with its toasts, on an in-memory server. */
export async function renderScreen(
  plugin: ScreenDefinition,
  options: RenderScreenOptions,
): Promise<RenderedScreen> {
  const { theme = 'light', locale = 'en_US', plugins = [], thumbnails = {}, server } = options
  const { definition } = placeIn(plugin, options.page)
  const [{ default: Component }, en, es] = await Promise.all([
    definition.load(),
    plugin.messages.en(),
    plugin.messages.es(),
  ])
  const airshed = createTestPage({ ...server, plugins, thumbnails, theme, locale })
  const intl = createPluginIntl(
    { en: en.default, es: es.default },
    { locale, timezone: TEST_TIMEZONE },
    (error) => void airshed.errors.push(error.message.split('\n')[0] ?? error.message),
  )
  const { slug } = airshed.value.session
  let latest = options.params
  const page = await drawPage(
    airshed,
    <>
      <Suspense fallback={null}>
        <WithParams start={options.params} onParams={(params) => void (latest = params)}>
          {(around) => <Component {...{ ...around, slug, theme, intl }} />}
        </WithParams>
      </Suspense>
      <ToastRegion toaster={airshed.value.toaster} />
    </>,
  )
  if (options.widthPx !== undefined) page.container.style.width = `${options.widthPx}px`
  await pause(ANSWERED_AFTER_MS)
  for (let more = 0; more < MORE_PAUSES && airshed.queryClient.isFetching() > 0; more += 1) {
    await pause(ANSWERED_AFTER_MS)
  }
  await nextFrames()
  return {
    ...page,
    visited: airshed.visited,
    calls: airshed.calls,
    params: () => latest,
    refetch: () => airshed.queryClient.invalidateQueries(),
  }
}
