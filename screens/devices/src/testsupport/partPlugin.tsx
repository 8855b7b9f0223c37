import { QueryView, useNode } from '@airshed/console-kit'
import type { Node, PluginIntl, ScreenProps } from '@airshed/kit'
import { definePage, defineScreen } from '@airshed/kit/define'
import type { ComponentType } from 'react'
import type { EditParams } from '../edit/params.ts'
import { plugin } from '../plugin.ts'

/** Props of a part of a device page. */
export interface PartProps {
  node: Node
  intl: PluginIntl
}

/** The screen, with one part of a device’s pages in place of its configuration. */
export function partPlugin(Part: ComponentType<PartProps>) {
  function PartPage({ params, intl }: ScreenProps<EditParams>) {
    const query = useNode(params.id, ['configuration'])
    return <QueryView query={query}>{(node) => <Part node={node} intl={intl} />}</QueryView>
  }
  const { edit } = plugin.pages
  if (edit === undefined) throw new Error('expected the page edit, found none')
  return defineScreen({
    ...plugin,
    pages: {
      ...plugin.pages,
      edit: definePage({
        ...(edit as Parameters<typeof definePage>[0]),
        load: () => Promise.resolve({ default: PartPage as never }),
      }),
    },
  })
}
