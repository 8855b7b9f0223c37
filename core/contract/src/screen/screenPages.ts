import type { TSchema } from 'typebox'
import type { LocalizedText } from '../manifest/common.ts'
import type { ScreenPageManifest } from '../manifest/screenManifest.ts'
import type { AnyScreenPage, ScreenDefinition } from './definition.ts'

/** A page with the screen that it belongs to. */
export interface ScreenPlace {
  screen: ScreenDefinition
  /** Its entry in the manifest. */
  page: ScreenPageManifest
  definition: AnyScreenPage
}

/** Every page of the given screens, in their order. */
export const pagesOf = (screens: readonly ScreenDefinition[]): readonly ScreenPlace[] =>
  screens.flatMap((screen) =>
    screen.manifest.pages.flatMap((page) => {
      const definition = screen.pages[page.id]
      return definition === undefined ? [] : [{ screen, page, definition }]
    }),
  )

/** The name of a page. */
export const titleOfPage = ({ screen, page }: Omit<ScreenPlace, 'definition'>): LocalizedText =>
  page.title ?? screen.manifest.title

/**
 * A path without the names of its parameters: two pages with the same one are indistinguishable.
 */
export const pathShape = (path: string): string => path.replaceAll(/:[A-Za-z]+/g, ':')

/** Page id → the schema of its parameters. */
export const paramsOf = (pages: ScreenDefinition['pages']): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(pages).map(([id, { params }]) => [id, params]))

/**
 * The single schema of all parameters of a screen, as it is stored in an archive: an object with
 * the parameters of each page by its id.
 *
 * @param params see {@link paramsOf}
 */
export const screenSchema = (params: Readonly<Record<string, object>>): object => ({
  type: 'object',
  properties: { ...params },
  additionalProperties: false,
})
