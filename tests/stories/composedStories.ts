import { STORY_WIDTHS_PX, storyAnnotations } from '@airshed/testing/stories'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'

/** Settings of the catalogue's toolbar. */
export interface StoryLook {
  theme: 'light' | 'dark'
  locale: 'en_US' | 'es_ES'
}

/** One story, with what is needed to test it. */
export interface TestedStory {
  /** Name of its export. */
  name: string
  /** Title of the file, such as `widgets/chart`. */
  title: string
  /** Sets its own theme or language: drawn once, and a picture would show another look. */
  hasOwnLook: boolean
  /** Represents the other stories of its file: `Normal`, otherwise the first one. */
  isMain: boolean
  /** Shows something that is still loading. */
  showsWaiting: boolean
  /** Whether it has a picture in this look. */
  hasPicture: (look: StoryLook) => boolean
  /** Width of the box around it, in CSS pixels. */
  widthPx: number
  component: (look: StoryLook) => FunctionComponent
  play: ((context: { canvasElement: HTMLElement }) => Promise<void>) | undefined
}

/** The used part of a composed story. */
interface ComposedStory extends FunctionComponent {
  args: { size?: { width?: number } }
  parameters: {
    /** Why it has no picture. */
    noPicture?: string
    /** Name of its width. */
    width?: string
  }
  play?: TestedStory['play']
}

type Globals = Readonly<Record<string, unknown>>

/** The used part of a story file. */
interface StoryFile {
  default: { title: string; globals?: Globals }
  [name: string]: { globals?: Globals }
}

/** Width of a story that sets none. */
const USUAL_WIDTH_PX = 760

setProjectAnnotations([])

function compose(file: object, look: Partial<StoryLook>): [name: string, story: ComposedStory][] {
  const annotations = {
    ...storyAnnotations,
    initialGlobals: { ...storyAnnotations.initialGlobals, ...look },
  }
  return Object.entries(
    composeStories(file as never, annotations as never) as Record<string, ComposedStory>,
  )
}

/** The stories of a file, in order. */
export function composedStories(file: object): { title: string; stories: TestedStory[] } {
  const { default: meta, ...exported } = file as StoryFile
  const named = compose(file, {}).map(([name]) => name)
  const main = named.includes('Normal') ? 'Normal' : named[0]
  const stories = compose(file, {}).map(([name, story]): TestedStory => {
    const globals = { ...meta.globals, ...exported[name]?.globals }
    const hasOwnLook = 'theme' in globals || 'locale' in globals
    return {
      name,
      title: meta.title,
      hasOwnLook,
      isMain: name === main,
      showsWaiting: /Loading|Waiting|Uploading/.test(name),
      // Light and English are enough for all but one per file.
      hasPicture: ({ theme }) =>
        !hasOwnLook &&
        story.parameters.noPicture === undefined &&
        (theme === 'light' || name === main),
      widthPx:
        STORY_WIDTHS_PX[String(story.parameters.width)] ?? story.args.size?.width ?? USUAL_WIDTH_PX,
      component: (look) => {
        const composed = compose(file, look).find(([other]) => other === name)
        if (composed === undefined) throw new Error(`${meta.title} has no story ${name}`)
        return composed[1]
      },
      play: story.play,
    }
  })
  return { title: meta.title, stories }
}
