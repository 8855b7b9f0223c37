import { Button, EmptyState, NamedIcon, PlaceLink, type PluginIntl } from '@airshed/kit'
import { TokensLink } from '../TokensLink.tsx'
import { useManaged } from '../useManaged.ts'

export interface NoPluginsProps {
  intl: PluginIntl
  onUpload: () => void
}

/** Explains what plugins are, and offers the two ways to add one. */
export function NoPlugins({ intl, onUpload }: NoPluginsProps) {
  const text = (id: string): string => intl.formatMessage({ id })
  const mayPublish = useManaged().length > 0
  return (
    <EmptyState
      icon={<NamedIcon name="cubes" size={28} />}
      title={text('empty.title')}
      text={
        <>
          {text('empty.text')}
          <br />
          {text('empty.authors')}
          <code className="plugins-command">airshed-plugin publish {window.location.origin}</code>
        </>
      }
      action={
        mayPublish ? (
          <>
            <Button intent="primary" text={text('upload')} onClick={onUpload} />
            <PlaceLink to="plugins/find" className="bp6-button">
              {text('find')}
            </PlaceLink>
            <TokensLink words={text('empty.token')} />
          </>
        ) : undefined
      }
    />
  )
}
