import type { ScreenDefinition, ScreenPage, ScreenProps } from '@airshed/contract'
import { Type, type Static } from '@airshed/kit/define'
import { compile, loadersOf } from './gauge.ts'
import { useNodes } from './useNodes.ts'

const pageParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 20 }) })
export type PageParams = Static<typeof pageParams>

/** Draws the names of the devices. */
function GoodPage({ intl }: ScreenProps<PageParams>) {
  const { data } = useNodes()
  return (
    <>
      <h1>{intl.formatMessage({ id: 'title' })}</h1>
      <ul>
        {data?.data.map(({ _id: id, presentName }) => (
          <li key={id}>{presentName}</li>
        ))}
      </ul>
    </>
  )
}

/** A valid screen, with the given changes to it and to its only page. */
export function airPage(
  changes: Partial<ScreenDefinition> = {},
  pageChanges: Partial<ScreenPage<PageParams>> = {},
): ScreenDefinition {
  return {
    manifest: {
      kind: 'screen',
      id: 'sample.air',
      title: { en: 'Air', es: 'Aire' },
      description: { en: 'The air of a place', es: 'El aire de un lugar' },
      pages: [{ id: 'main', path: 'air/:id', permission: 'read_devices', layout: 'page' }],
      permissions: [],
      engines: { airshed: '^0.2.0' },
    },
    messages: loadersOf({ en: { title: 'Air' }, es: { title: 'Aire' } }),
    pages: {
      main: {
        params: pageParams,
        loadValidator: () => Promise.resolve({ default: compile(pageParams) }),
        load: () => Promise.resolve({ default: GoodPage }),
        ...pageChanges,
      },
    },
    ...changes,
  }
}

/** A screen rendered by another component. */
export function airPageDrawnBy(
  component: (props: ScreenProps<PageParams>) => React.ReactNode,
): ScreenDefinition {
  return airPage({}, { load: () => Promise.resolve({ default: component }) })
}
