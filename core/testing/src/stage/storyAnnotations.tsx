import type { Locale, Theme } from '@airshed/schemas'
import type { ComponentType } from 'react'
import { fieldArgs, withFields } from '../controls/configArgs.ts'
import { storyControls } from '../controls/storyControls.ts'
import { StoryPage } from './StoryPage.tsx'
import { STORY_WIDTHS_PX, TOOLBAR } from './toolbar.ts'

type Args = Readonly<Record<string, unknown>>

interface StoryContext {
  args: Args
  globals: Args
  /** `width`: name of the story's width when none is selected. */
  parameters: Args
}

/** The information that Storybook has about a story before it is rendered. */
interface StoryStart {
  initialArgs: Args
  argTypes: Args
}

/**
 * The preview annotations of a Storybook for every story: the toolbar (theme, language, width, live
 * data), the page around the story, and a control for each field of its plugin's schema.
 */
export const storyAnnotations = {
  globalTypes: TOOLBAR,
  initialGlobals: { theme: 'light', locale: 'en_US', width: 'own', live: 'still' },
  argsEnhancers: [({ initialArgs }: Pick<StoryStart, 'initialArgs'>) => fieldArgs(initialArgs)],
  argTypesEnhancers: [
    ({ argTypes, initialArgs }: StoryStart) => storyControls(argTypes, initialArgs),
  ],
  decorators: [
    (Story: ComponentType<{ args: Args }>, { args, globals, parameters }: StoryContext) => {
      const chosenPx = STORY_WIDTHS_PX[String(globals['width'])]
      const widthPx = chosenPx ?? STORY_WIDTHS_PX[String(parameters['width'])]
      return (
        <StoryPage
          theme={globals['theme'] as Theme}
          locale={globals['locale'] as Locale}
          isMoving={globals['live'] === 'moving'}
          {...(widthPx === undefined ? {} : { widthPx })}
        >
          <Story args={args['config'] === undefined ? args : withFields(args)} />
        </StoryPage>
      )
    },
  ],
}
