declare module 'virtual:airshed-plugin-cases' {
  import type { ConformanceCase } from '@airshed/testing'

  /** The cases of the plugin under validation. */
  export const cases: readonly ConformanceCase[]
}
