import {
  pageValidator,
  type AnyScreenPage,
  type ScreenDefinition,
  type ScreenManifest,
  type ValidatorLoader,
} from '@airshed/contract'
import type { TSchema } from 'typebox'
import { inItsModule } from './inItsModule.ts'

/** The pages of a screen before its module is loaded: the parts that the server checked. */
export function shellPages(
  { pages }: ScreenManifest,
  schema: TSchema,
  loadValidator: ValidatorLoader,
): ScreenDefinition['pages'] {
  const schemas = (schema as { properties?: Record<string, TSchema> }).properties ?? {}
  return Object.fromEntries(
    pages.map(({ id }): [string, AnyScreenPage] => [
      id,
      {
        params: schemas[id] ?? { type: 'object', properties: {} },
        loadValidator: async () => ({
          default: pageValidator((await loadValidator()).default, id),
        }),
        load: inItsModule('load'),
      },
    ]),
  )
}

/**
 * The pages of a loaded module, with the parameters that the server checked.
 *
 * @throws {Error} if the module lacks a page of its manifest
 */
export function loadedPages(
  shell: ScreenDefinition,
  module: Partial<ScreenDefinition>,
): ScreenDefinition['pages'] {
  return Object.fromEntries(
    Object.entries(shell.pages).map(([id, { params, loadValidator }]) => {
      const page = module.pages?.[id]
      if (page === undefined) {
        throw new Error(
          `Plugin ${shell.manifest.id}: expected page ${id} of its manifest among its pages, got none`,
        )
      }
      return [id, { ...page, params, loadValidator }]
    }),
  )
}
