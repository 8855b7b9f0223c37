import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STORY_FILE = /\.stories\.tsx$/
const suite = fileURLToPath(new URL('./testStories.tsx', import.meta.url))

/**
 * Makes each story file a suite of its own: the runner gets a module that imports the stories, with a
 * query nothing else uses, and tests them. Story files know nothing about this.
 */
export function storyTests(): Plugin {
  return {
    name: 'airshed:story-tests',
    enforce: 'pre',
    load(id) {
      if (!STORY_FILE.test(id)) return null
      return [
        `import * as stories from ${JSON.stringify(`${id}?stories`)}`,
        `import { testStories } from ${JSON.stringify(suite)}`,
        'testStories(stories)',
      ].join('\n')
    },
  }
}
