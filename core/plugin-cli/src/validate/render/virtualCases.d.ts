declare module 'virtual:airshed-plugin-cases' {
  import type { ConformanceCase } from '@airshed/testing'

  /** The cases of the plugin that is validated. */
  export const cases: readonly ConformanceCase[]
}
