import { STORY_WIDTHS_PX, storyAnnotations } from '@airshed/testing/stories'
import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'

/** How the toolbar of the catalogue stands. */
export interface StoryLook {
  theme: 'light' | 'dark'
  locale: 'en_US' | 'es_ES'
}

/** One story, with what has to be known to test it. */
export interface TestedStory {
  /** Name of the file's export. */
  name: string
  /** Of the file, such as `widgets/chart`. */
  title: string
  /** It sets theme or language itself: it is drawn once, and its picture would be one of another. */
  hasOwnLook: boolean
  /** The one story of its file that stands for the others: `Normal`, else the first one. */
  isMain: boolean
  /** It is about something that is on its way. */
  showsWaiting: boolean
  /** Whether there is a picture of it in this look. */
  hasPicture: (look: StoryLook) => boolean
  /** Width of the box around it, in CSS pixels. */
  widthPx: number
  component: (look: StoryLook) => FunctionComponent
  play: ((context: { canvasElement: HTMLElement }) => Promise<void>) | undefined
}

/** What is read of a composed story. */
interface ComposedStory extends FunctionComponent {
  args: { size?: { width?: number } }
  parameters: {
    /** Why there is no picture of it. */
    noPicture?: string
    /** Name of the width that it has. */
    width?: string
  }
  play?: TestedStory['play']
}

type Globals = Readonly<Record<string, unknown>>

/** What is read of a story file. */
interface StoryFile {
  default: { title: string; globals?: Globals }
  [name: string]: { globals?: Globals }
}

/** As wide as a story that says nothing. */
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

/** The stories of a file, in its order. */
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
      showsWaiting: /Loading|Waiting/.test(name),
      // Light and English is enough for all but one of each file.
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
