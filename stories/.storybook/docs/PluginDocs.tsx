import type { AnyPlugin } from '@airshed/contract'
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { readmeOf, type Readme } from './readmes.ts'
import { FactsTable, SettingsTable } from './Tables.tsx'

/** The README of a package, once it is loaded. */
function useReadme(storyFile: string): Readme | null {
  const [readme, setReadme] = useState<Readme | null>(null)
  useEffect(() => {
    let isHere = true
    void readmeOf(storyFile).then((found) => isHere && setReadme(found))
    return () => {
      isHere = false
    }
  }, [storyFile])
  return readme
}

/**
 * The page of a story file. For a plugin it is assembled from the package: its README, the schema of its
 * settings, and its manifest. For a component it shows all its stories.
 */
export function PluginDocs() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { initialArgs, parameters } = preparedMeta
  const readme = useReadme(String(parameters['fileName']))
  const plugin = initialArgs['plugin'] as AnyPlugin | undefined
  if (plugin?.manifest === undefined) {
    return (
      <>
        <Title />
        <Description of="meta" />
        <Primary />
        <Controls />
        <Stories />
      </>
    )
  }
  const { title, description } = plugin.manifest
  return (
    <>
      <Markdown>{readme?.head ?? `# ${title.en}\n\n${description.en}`}</Markdown>
      <Primary />
      <Heading>Settings</Heading>
      <SettingsTable plugin={plugin} />
      <Heading>Manifest</Heading>
      <FactsTable plugin={plugin} />
      {readme === null ? null : <Markdown>{readme.rest}</Markdown>}
    </>
  )
}
