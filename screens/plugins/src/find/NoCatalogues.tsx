import { EmptyState, NamedIcon, type PluginIntl } from '@airshed/kit'

/** Explains what is missing, and who can change that. */
export function NoCatalogues({ intl }: { intl: PluginIntl }) {
  const text = (id: string): string => intl.formatMessage({ id })
  return (
    <EmptyState
      icon={<NamedIcon name="search" size={28} />}
      title={text('find.none.title')}
      text={
        <>
          {text('find.none.text')}
          <code className="plugins-command">AIRSHED_PLUGIN_CATALOGUES</code>
        </>
      }
    />
  )
}
