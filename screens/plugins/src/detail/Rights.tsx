import type { PluginSummary, PluginVersion } from '@airshed/console-kit'
import { NamedIcon, type PluginIntl } from '@airshed/kit'
import { askedMore, type Asked } from '../rules/askedMore.ts'
import { readManifest } from '../rules/readManifest.ts'
import { versionNamed } from '../rules/shownState.ts'

export interface RightsProps {
  plugin: PluginSummary
  version: PluginVersion
  intl: PluginIntl
}

const PARTS: readonly (keyof Asked)[] = ['data', 'capabilities', 'permissions']

/** What a version may do, as text; requests beyond those of the version in use are marked. */
export function Rights({ plugin, version, intl }: RightsProps) {
  const asked = readManifest(plugin.id, version, intl.locale)
  const used = versionNamed(plugin, plugin.current_version)
  const more = askedMore(
    used === undefined || used === version ? undefined : readManifest(plugin.id, used, intl.locale),
    asked,
  )
  const text = (id: string): string => intl.formatMessage({ id })
  const named = (part: keyof Asked, name: string): string => {
    const id = `${part}.${name}`
    return Object.hasOwn(intl.messages, id) ? text(id) : name
  }
  return (
    <div className="plugins-rights">
      <p className="plugins-tier" data-tier={version.tier}>
        <NamedIcon name={version.tier === 'trusted' ? 'endorsed' : 'lock'} />
        <span>
          <strong>{text(`tier.${version.tier}.title`)}</strong> {text(`tier.${version.tier}.text`)}
        </span>
      </p>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{text(`rights.${part}`)}</dt>
            <dd>
              {asked[part].length === 0 ? (
                <span className="plugins-muted">{text(`rights.${part}.none`)}</span>
              ) : (
                <ul>
                  {asked[part].map((name) => (
                    <li key={name}>
                      {named(part, name)}
                      {more[part].includes(name) ? (
                        <span className="plugins-new">{text('rights.new')}</span>
                      ) : null}
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
